/** How often, and for how long, an answer must come again before something that looks like an accident is believed. */
const believedAfter = { answers: 3, ms: 10 * 60_000 }

/** Answers of one kind in a row that were not believed. */
export interface QuarantinedResponses {
  readonly answers: number
  /** Milliseconds since the first of them. */
  readonly forMs: number
}

/** Whether what such answers say has come often and for long enough, the present one included. */
export function isBelieved({ answers, forMs }: QuarantinedResponses): boolean {
  return answers + 1 >= believedAfter.answers && forMs >= believedAfter.ms
}

/** A list at most this long may become empty at once: the last job posting does go. Opening hours never do. */
const longestToGo = 10

export interface Judged {
  /** A single object has nothing to count. */
  readonly kind: 'list' | 'hours' | 'object'
  /** Items of the answer before decoding. */
  readonly given: number
  /** Items that were good; of opening hours the days of the week. */
  readonly kept: number
  /** What was left out of them and of what is in them. */
  readonly faults: number
  /** Items and faults of the copy we have; undefined without one. */
  readonly before: { readonly kept: number; readonly faults: number } | undefined
  /** Whether the answer for another resource is held back: then something is wrong with more than one list. */
  readonly isOtherHeldBack: boolean
  /** Answers that were held back until now. */
  readonly heldBack: QuarantinedResponses
}

/** An editor's mistakes come one by one. */
const fewFaults = 10

/**
 * Whether an answer takes the place of the copy we have. A healthy empty list is taken, unless more than ten items
 * are gone at once, most of the week's hours are, or far more is left out than before: that is believed when it goes on
 * for ten minutes. An answer of which more than half is unusable is not taken as long as there is a better copy, one
 * without a single usable item never.
 */
export function assessResponse({
  kind,
  given,
  kept,
  faults,
  before,
  isOtherHeldBack,
  heldBack,
}: Judged): 'take' | 'hold back' | 'refuse' {
  if (kind === 'list' && given > 0 && kept === 0) return 'refuse'
  if (before === undefined) return 'take'
  if (kind === 'list' && kept * 2 < given) return 'refuse'
  const mayGo = isOtherHeldBack ? 0 : longestToGo
  const isEmptied = kind === 'list' && kept === 0 && before.kept > mayGo
  // Today's hours may come by themselves, beside a week that is empty.
  const isShortened = kind === 'hours' && kept * 2 < before.kept
  const isSpoilt = faults > Math.max(fewFaults, kept, 2 * before.faults)
  return (isEmptied || isShortened || isSpoilt) && !isBelieved(heldBack) ? 'hold back' : 'take'
}
