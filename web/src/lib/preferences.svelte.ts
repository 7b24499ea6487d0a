/** What a person has chosen for this browser; kept in local storage. */

export type Language = 'en' | 'fr' | 'it'
/** How quickly the moves of others are shown; `now`: not one by one at all. */
export type Pace = 'slow' | 'normal' | 'quick' | 'now'

export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  /** null: the language of the browser */
  language: Language | null
  confirm: 'always' | 'irreversible' | 'never'
  sound: boolean
  volume: number
  /** music, where a game has some, apart from signals */
  music: boolean
  musicVolume: number
  motion: 'auto' | 'off'
  pace: Pace
  /** whether a stage waits until it is closed */
  stay: boolean
  notify: boolean
  /** what was last chosen for a quick game: seats, level and version, by game */
  quick: Record<string, { seats: number; level: string; options?: Record<string, string> }>
  /** the tables that were opened for practice, the latest last */
  practice: readonly string[]
}

const KEY = 'saecula'
const FIRST: Preferences = {
  theme: 'auto',
  language: null,
  confirm: 'irreversible',
  sound: true,
  volume: 0.6,
  music: true,
  musicVolume: 0.4,
  motion: 'auto',
  pace: 'normal',
  stay: false,
  notify: false,
  quick: {},
  practice: [],
}

function stored(): Partial<Preferences> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? kept : {}
  } catch {
    return {}
  }
}

export const preferences: Preferences = $state({ ...FIRST, ...stored() })

/** Change some preferences, keep them and show them. */
export function set(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes)
  keep()
  show()
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    // a browser that keeps nothing still plays
  }
}

// What the system wishes, where the preferences leave it to it.
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
let wishesStill = $state(still.matches)

/** Whether nothing should move: by the system's wish or by the setting. */
export function isStill(): boolean {
  return wishesStill || preferences.motion === 'off'
}

function theme(): 'light' | 'dark' {
  if (preferences.theme !== 'auto') return preferences.theme
  return dark.matches ? 'dark' : 'light'
}

/** The document shows theme and motion as attributes of its root. */
function show(): void {
  const root = document.documentElement
  root.dataset.theme = theme()
  root.dataset.motion = isStill() ? 'off' : 'auto'
}

dark.addEventListener('change', show)
still.addEventListener('change', () => {
  wishesStill = still.matches
  show()
})
show()
