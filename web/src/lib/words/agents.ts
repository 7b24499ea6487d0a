/** What a browser calls itself, in a few words: "Firefox, Linux". The first that fits counts, as most claim to be others too. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chromium\//, 'Chromium'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (names: [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1]

/** The browser and the system; of a program the beginning of what it says; empty where nothing is known. */
export function agentName(agent: string | null): string {
  if (!agent) return ''
  const known = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean)
  return known.length ? known.join(', ') : agent.slice(0, 40)
}
