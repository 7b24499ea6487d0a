import { language } from '$lib/texts.svelte'

/** A sentence begins with a capital, also where it begins with what is no name (chance). */
export const upperFirst = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1)

/** Several names as one says them: A, B and C. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.current).format(names)
}

/** Parts of a sentence, one after the other; the French leave a space before a semicolon. */
export function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(language.current === 'fr' ? '\u202f; ' : '; ')
}

/** What is done to one thing after the other, so that its verb need not be said again: a number or a name follows it. */
const LISTED = /^(\p{Ll}\S*) (?=[\d\p{Lu}])/u

/** What one player did, in a row: the same is counted, and a verb that comes again is said once. */
function inShort(deeds: readonly string[]): string {
  const told: { said: string; last: string; times: number }[] = []
  for (const deed of deeds) {
    const before = told.at(-1)
    const verb = LISTED.exec(deed)?.[0]
    if (before?.last === deed) before.times += 1
    else if (before?.times === 1 && verb && before.last.startsWith(verb))
      Object.assign(before, { said: `${before.said}, ${deed.slice(verb.length)}`, last: deed })
    else told.push({ said: deed, last: deed, times: 1 })
  }
  return joined(told.map(({ said, times }) => (times > 1 ? `${said} (×${times})` : said)))
}

/** Sentences about one player as one: the name, what follows it, and what was done; the last one ends it. */
function ofPlayer(lines: readonly string[], player: string): string {
  const rests = lines.map((line) => line.slice(player.length))
  const [glue = ''] = /^[\s:]*/.exec(rests[0] ?? '') ?? []
  const deeds = rests.map((rest) => rest.replace(/^[\s:]+/, '').replace(/\.$/, ''))
  return `${player}${glue}${inShort(deeds)}${rests.at(-1)?.endsWith('.') ? '.' : ''}`
}

/** Sentences as one line: the name of the player is said once, and again after what is said of somebody else. */
export function inOneLine(lines: readonly string[], player: string): string {
  const isOwn = (line: string) => line.startsWith(player)
  const runs: string[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && isOwn(last[0]!) && isOwn(line)) last.push(line)
    else runs.push([line])
  }
  return runs.map((run) => (run.length > 1 ? ofPlayer(run, player) : run[0])).join(' ')
}
