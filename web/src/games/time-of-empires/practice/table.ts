// The table set up for practice, as offered on the box.
import type { PracticeTable } from '$games/contract'

const table: PracticeTable = {
  line: 'time-of-empires-box-practice',
  seats: 2,
  level: 'beginner',
  options: { ages: 'real-time', speed: '45' },
}

export default table
