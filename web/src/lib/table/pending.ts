/** Commands and questions on their way to the table: each is answered, or fails when the table hangs up. */

import type * as W from '$lib/wire'

/** A command or question that was not obeyed. */
export class Refusal extends Error {
  constructor(
    readonly error: W.Refused['error'],
    readonly reason: W.ReasonInfo,
  ) {
    super(`${error}: ${reason.key}`)
  }
}

type Wanted = W.AnyCommand | W.AnyInquiry

interface Waiting {
  frame: Wanted
  done: (answer: never) => void
  failed: (problem: unknown) => void
}

export class Pending {
  private readonly waiting = new Map<string, Waiting>()

  /** What has no answer yet, to be sent again over a new line. */
  get frames(): Wanted[] {
    return [...this.waiting.values()].map(({ frame }) => frame)
  }

  /** The answer to come. */
  answerTo<T>(frame: Wanted): Promise<T> {
    return new Promise((done, failed) => this.waiting.set(frame.cid, { frame, done, failed }))
  }

  answered(cid: string, answer: W.Ack | W.Answer | Refusal): void {
    const waiting = this.waiting.get(cid)
    this.waiting.delete(cid)
    if (answer instanceof Refusal) waiting?.failed(answer)
    else waiting?.done(answer as never)
  }

  /** Nobody will answer any more. */
  abandon(): void {
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { failed } of left) failed(new Refusal('failed', { key: 'house-offline', clause: '', args: {} }))
  }
}
