// The table that is set up for practice, as the box says: a real game with everything that the second lesson taught.
import type { PracticeTable } from '$games/contract'

const table: PracticeTable = {
  line: 'through-the-ages-box-practice',
  seats: 2,
  level: 'beginner',
  options: { version: 'advanced' },
}

export default table
