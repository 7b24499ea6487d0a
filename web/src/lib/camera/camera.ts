// The mathematics of looking at a board: what fits, where one zooms to, how far one may pan.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** How many pixels a unit of the board has, and where the board's origin lies on the screen. */
export interface Camera {
  scale: number
  x: number
  y: number
}

/** How many times closer than fitting one may come. */
export const CLOSEST = 6

/** Show a box of the board, wholly and in the middle. */
export function fit(box: Box, screen: Size): Camera {
  const scale = Math.max(Math.min(screen.width / box.width, screen.height / box.height), 0.01)
  return {
    scale,
    x: screen.width / 2 - scale * (box.x + box.width / 2),
    y: screen.height / 2 - scale * (box.y + box.height / 2),
  }
}

/** Closer or farther, with the point under the fingers staying where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }, fitted: Camera): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, fitted.scale * 0.7), fitted.scale * CLOSEST)
  const real = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }
}

/** Move by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** The middle of the screen never leaves the board. */
export function keep(camera: Camera, board: Box, screen: Size): Camera {
  const hold = (offset: number, start: number, length: number, middle: number): number =>
    Math.min(Math.max(offset, middle - camera.scale * (start + length)), middle - camera.scale * start)
  return {
    scale: camera.scale,
    x: hold(camera.x, board.x, board.width, screen.width / 2),
    y: hold(camera.y, board.y, board.height, screen.height / 2),
  }
}

/** Whether two cameras show the same, to a pixel. */
export function same(one: Camera, other: Camera): boolean {
  return Math.abs(one.scale / other.scale - 1) < 0.005 && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1
}
