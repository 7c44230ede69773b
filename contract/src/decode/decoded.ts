import type { Locale } from '@promenade/domain/locale/locale'

/** What a decoder must know besides the answer. */
export interface DecodeContext {
  /** The language that was asked for. */
  readonly locale: Locale
  /** IANA zone of the mall, as `decodeProperty` gives it. */
  readonly timeZone: string
  /** Origins of the mall's own site, old ones included: links to them become internal paths. */
  readonly siteOrigins: readonly string[]
  /** Origin of the platform's files, the base of relative addresses of pictures. */
  readonly assetOrigin: string
  /** The mall's, as `decodeProperty` gives it: phone numbers in texts are dialled as from there. */
  readonly country?: string
  /** Lets the site serve pictures itself; without it a picture keeps its address. */
  readonly pictureUrl?: (url: URL) => string | undefined
}

/** The property is what tells the time zone, so it is decoded without one. */
export type PropertyContext = Omit<DecodeContext, 'timeZone'> & {
  /** The mall's zone where the platform sends none that is known; `UTC` unless it is set. */
  readonly fallbackZone?: string
}

/** What came out of an answer, and what did not: `faults` has an entry for each item left out or mended. */
export interface Decoded<T> {
  readonly value: T
  readonly faults: readonly Fault[]
}

/** `item` says where (`promotions #3 (id 17)`), `message` what is wrong and what was done about it. */
export interface Fault {
  readonly item: string
  readonly message: string
}

/** The answer is not the resource at all. The message names the resource and never quotes the answer. */
export class UnreadableAnswer extends Error {
  readonly resource: string

  constructor(resource: string, expected: string, got: unknown, options?: ErrorOptions) {
    super(`The answer for ${resource} is unreadable: expected ${expected}, got ${kindOf(got)}.`, options)
    this.name = 'UnreadableAnswer'
    this.resource = resource
  }
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object without what was asked for' : `a ${typeof value}`
}
