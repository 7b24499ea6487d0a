import type { BoardProps } from '$games/contract'
import type { EmpiresView } from '../wire'

/** So often, in milliseconds, where nothing needs to glide. */
const CALM = 250

/** Game time as something that drawings can follow: for every picture, or some times a second. */
export class Ticking {
  now = $state(0)

  constructor(props: () => Pick<BoardProps<EmpiresView>, 'time' | 'view' | 'still'>, smooth = false) {
    $effect.pre(() => {
      const { time, view, still } = props()
      const tell = () => (this.now = time?.now() ?? view.now)
      tell()
      if (!time?.runs) return undefined
      return smooth && !still ? glide(tell) : calm(tell)
    })
  }
}

/** At most some thirty times a second: sand does not fall quicker than that. */
const FINE = 30

function glide(tell: () => void): () => void {
  let last = 0
  let frame = requestAnimationFrame(function next(at) {
    if (at - last >= FINE) {
      last = at
      tell()
    }
    frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

function calm(tell: () => void): () => void {
  const timer = setInterval(tell, CALM)
  return () => clearInterval(timer)
}
