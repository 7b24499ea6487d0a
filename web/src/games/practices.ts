// The games in which one can practise against bots with tips, and the table that is set up for it.
export interface PracticeTable {
  /** the key of what is said of it on the box */
  line: string
  seats: number
  level: string
  options: Record<string, string>
}

export const PRACTICES: Record<string, PracticeTable> = {
  'time-of-empires': { line: 'time-of-empires-box-practice', seats: 2, level: 'beginner', options: { ages: 'real-time', speed: '45' } },
}
