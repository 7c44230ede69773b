import type { Locale } from '@promenade/domain/locale/locale'

/** The inputs of a decoder besides the response. */
export interface DecodeContext {
  /** The requested language. */
  readonly locale: Locale
  /** IANA zone of the mall, from `decodeProperty`. */
  readonly timeZone: string
  /** Current and former origins of the mall's own site: links to them become internal paths. */
  readonly siteOrigins: readonly string[]
  /** Origin of the platform's files: the base of relative picture addresses. */
  readonly assetOrigin: string
  /** The mall's country, from `decodeProperty`, for phone numbers in texts. */
  readonly country?: string
  /** Replaces the addresses of pictures, so that the site can serve them itself. */
  readonly pictureUrl?: (url: URL) => string | undefined
}

/** The inputs for decoding the property, which contains the time zone. */
export type PropertyContext = Omit<DecodeContext, 'timeZone'> & {
  /** The zone to use if the platform sends no valid one; `UTC` by default. */
  readonly fallbackZone?: string
}

/** A decoded response; `faults` has an entry for each dropped or corrected item. */
export interface Decoded<T> {
  readonly value: T
  readonly faults: readonly ResponseFault[]
}

/** A problem in a response. `item` is its place (`promotions #3 (id 17)`), `message` the problem and its handling. */
export interface ResponseFault {
  readonly item: string
  readonly message: string
}

/** Thrown for a response of the wrong shape. The message names the resource and never quotes the response. */
export class UnreadableResponse extends Error {
  readonly resource: string

  constructor(resource: string, expected: string, got: unknown, options?: ErrorOptions) {
    super(`The response for ${resource} is unreadable: expected ${expected}, got ${kindOf(got)}.`, options)
    this.name = 'UnreadableResponse'
    this.resource = resource
  }
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object without it' : `a ${typeof value}`
}
