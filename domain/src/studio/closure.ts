import { isIsoDate } from '../calendar/dates.ts'
import { dateIn, type EpochMs } from '../calendar/instants.ts'
import { type Document, fieldOf, textIn } from './document.ts'
import { diffDocuments } from './diff-documents.ts'
import { instantIn, overIn } from './entry-state.ts'
import { getAt } from './path.ts'

/**
 * Whether a place is out of service. `unconfirmed`: it has no end, and nobody has looked at it for a day; it still counts
 * as closed. `over`: its last day or its hour is past, so visitors get it as open.
 */
export type ClosureState = 'open' | 'planned' | 'closed' | 'unconfirmed' | 'over'

/** A closure without an end is confirmed for so long. */
const confirmedMs = 24 * 3_600_000

/** The state of a place by `closed`, `closed_from`, `closed_until` and `closed_seen`. Throws RangeError for an unknown zone. */
export function closureState(place: Document, now: EpochMs, timeZone: string): ClosureState {
  if (fieldOf(place, 'closed') !== true) return 'open'
  const today = dateIn(now, timeZone)
  const [from, overAt] = [textIn(place, 'closed_from'), overIn(place, 'closed_until', timeZone)]
  if (overAt !== undefined && overAt <= now) return 'over'
  if (isIsoDate(from) && from > today) return 'planned'
  const seen = ['closed_seen', 'closed_from'].flatMap((name) => instantIn(place, name, timeZone) ?? [])
  const isConfirmed = overAt !== undefined || seen.length === 0 || now - Math.max(...seen) <= confirmedMs
  return isConfirmed ? 'closed' : 'unconfirmed'
}

/** A clock may be so much ahead of the platform's. */
const aheadMs = 3_600_000

/** True if a version only confirms closures of another one: somebody has looked, and not in the future. */
export function isConfirmation(
  before: Document,
  after: Document,
  { now, timeZone }: { readonly now: EpochMs; readonly timeZone: string },
): boolean {
  return (
    isAboutConfirmation(before, after) &&
    diffDocuments(before, after).every(({ after: seen }) => {
      const at = instantIn({ seen }, 'seen', timeZone)
      return at !== undefined && at <= now + aheadMs
    })
  )
}

/** True if two versions differ only in when somebody looked at places that are closed in both. */
export function isAboutConfirmation(before: Document, after: Document): boolean {
  const changes = diffDocuments(before, after)
  return (
    changes.length > 0 &&
    changes.every(({ path: [list, index = 0, field, ...rest] }) => {
      const isClosed = getAt(after, ['locations', index, 'closed']) === true
      return list === 'locations' && field === 'closed_seen' && rest.length === 0 && isClosed
    })
  )
}
