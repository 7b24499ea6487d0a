import type { BoardProps } from '$games/contract'
import type { EmpiresView } from '../wire'

/** The milliseconds between updates if nothing needs to move smoothly. */
const CALM = 250

/** Game time that components can follow: updated for smooth motion, or only a few times a second. */
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

/** The least milliseconds between smooth updates, about thirty a second, which is enough for falling sand. */
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
