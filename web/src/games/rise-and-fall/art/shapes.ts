// The wooden pieces: outlines unlike each other, cut from a board, with a few engraved lines and a place for the seat's mark.

export interface Shape {
  /** the outline, around the origin */
  outline: string
  /** engraved lines */
  lines: string
  /** where the mark of the seat is, and how large */
  mark: { x: number; y: number; r: number }
}

const SHAPES: Record<string, Shape> = {
  // a tent with crossing poles
  nomad: {
    outline: 'M-18 15L-2.6 -13L-7 -21.4L-3.8 -23L0 -16.6L3.8 -23L7 -21.4L2.6 -13L18 15Z',
    lines: 'M-9.5 -0.5L-5 15M9.5 -0.5L5 15',
    mark: { x: 0, y: 5, r: 7.4 },
  },
  // a tower and houses
  town: {
    outline: 'M-22 15V-9L-14.5 -21L-7 -9V-4L3 -15L11 -6L15 -10L22 -2V15Z',
    lines: 'M-7 -4V15M11 -6L8 -2.5V15M-17 -4V0M-12 -4V0M15.5 4V8',
    mark: { x: 0.4, y: 4, r: 7.4 },
  },
  // a hull under full sail
  ship: {
    outline: 'M-23 5H-1.6V0H-16Q-13 -17 -1.6 -24H1.6Q19 -16 19 0H1.6V5H23Q20 17 11 17H-11Q-20 17 -23 5Z',
    lines: 'M-19 10H19M0 -22V0',
    mark: { x: 2.4, y: -8.4, r: 7.2 },
  },
  // a climber with an ice axe
  mountaineer: {
    outline:
      'M-4 -24a6 6 0 0 1 3.2 11.2L5 -11L11.6 -14.4L12.8 -21.6L5.6 -19.4L5 -21.6Q13 -28 23 -19.4L21.8 -17.6L16.4 -20.4L12.8 15H9.6L11.2 -3L8.6 -1.4L10.4 15.4H2.6L-0.6 6L-4.4 15.4H-12.4L-10.6 1L-16.4 6.4L-19.4 2.4L-11.6 -9.6L-7.4 -12.8A6 6 0 0 1 -4 -24Z',
    lines: 'M-9 -4L-10.6 1M8.6 -1.4L8 -6',
    mark: { x: -1.4, y: -2.6, r: 7 },
  },
  // a covered wagon
  merchant: {
    outline: 'M-21 4V-4Q-21 -18 0 -18Q21 -18 21 -4V4L19.4 9.4A7 7 0 1 1 5.6 11H-5.6A7 7 0 1 1 -19.4 9.4Z',
    lines: 'M-21 4H21M-11 -16Q-15 -8 -13 4M11 -16Q15 -8 13 4M-12.4 9.6a1.4 1.4 0 1 0 .1 0M12.4 9.6a1.4 1.4 0 1 0 .1 0',
    mark: { x: 0, y: -6, r: 7.6 },
  },
  // a gable on columns
  temple: {
    outline: 'M-23 -8L0 -23L23 -8V-3H19V10H22.5V16H-22.5V10H-19V-3H-23Z',
    lines: 'M-23 -3H23M-19 10H19M-15 -3V10M-11 -3V10M15 -3V10M11 -3V10M-13 -8L0 -16.4L13 -8Z',
    mark: { x: 0, y: 2.6, r: 7.4 },
  },
}

export function shapeOfPiece(piece: string): Shape {
  return SHAPES[piece] ?? SHAPES.nomad!
}
