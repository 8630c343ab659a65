/** A body with a status that is not the lowest of the call's replies. */
export class Answer<B> {
  readonly status: number
  readonly body: B

  constructor(status: number, body: B) {
    this.status = status
    this.body = body
  }
}

export function answer<B>(status: number, body: B): Answer<B> {
  return new Answer(status, body)
}
