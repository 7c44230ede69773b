/** Repetitions and time after which a suspicious response counts as correct. */
const confirmedAfter = { responses: 3, ms: 10 * 60_000 }

/** Consecutive suspicious responses. */
export interface QuarantinedResponses {
  readonly responses: number
  /** Milliseconds since the first one. */
  readonly forMs: number
}

/** True if a suspicious response has come often and long enough, including the current one. */
export function isConfirmed({ responses, forMs }: QuarantinedResponses): boolean {
  return responses + 1 >= confirmedAfter.responses && forMs >= confirmedAfter.ms
}

/** A list up to this length may become empty at once, such as that of the contests. Opening hours never do. */
const maxRemovable = 10

export interface Assessment {
  /** An object has no items to count. */
  readonly kind: 'list' | 'hours' | 'object'
  /** Items of the response before decoding. */
  readonly received: number
  /** Decoded items; for opening hours, days of the week. */
  readonly usable: number
  /** Number of dropped items and fields. */
  readonly faults: number
  /** Items and faults of the stored response, if any. */
  readonly before: { readonly usable: number; readonly faults: number } | undefined
  /** True if the response for another resource is quarantined, which suggests a fault of the platform. */
  readonly isOtherQuarantined: boolean
  /** True if staff have changed the content since the stored response: what is gone is meant to be. */
  readonly isDecided: boolean
  /** Previous quarantined responses. */
  readonly quarantine: QuarantinedResponses
}

/** Editors make few mistakes at a time. */
const toleratedFaults = 10

/**
 * Decides whether a response replaces the stored one. A valid empty list does, unless over ten items vanish at once,
 * most of a week's hours do, or far more is dropped than before: that is quarantined for ten minutes, but for what staff
 * have removed. A response with over half of its items unusable never replaces a stored one, and one without any usable
 * item is never accepted.
 */
export function assessResponse({
  kind,
  received,
  usable,
  faults,
  before,
  isOtherQuarantined,
  isDecided,
  quarantine,
}: Assessment): 'accept' | 'quarantine' | 'refuse' {
  if (kind === 'list' && received > 0 && usable === 0) return 'refuse'
  if (before === undefined) return 'accept'
  if (kind === 'list' && usable * 2 < received) return 'refuse'
  const maxRemoved = isOtherQuarantined ? 0 : maxRemovable
  const isEmptied = kind === 'list' && usable === 0 && before.usable > maxRemoved
  // Today's hours may still be sent beside an empty week.
  const isShortened = kind === 'hours' && usable * 2 < before.usable
  const isCorrupted = faults > Math.max(toleratedFaults, usable, 2 * before.faults)
  const isDoubtful = isCorrupted || ((isEmptied || isShortened) && !isDecided)
  return isDoubtful && !isConfirmed(quarantine) ? 'quarantine' : 'accept'
}
