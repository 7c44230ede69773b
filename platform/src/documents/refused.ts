import type { StudioError } from '@promenade/contract/studio-api/fields'

/** An act that cannot be done, with the reason in words for the studio's developers. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: StudioError['error']['code']
  /** More of the response's body. */
  readonly details: object

  constructor(code: StudioError['error']['code'], message: string, details: object = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}
