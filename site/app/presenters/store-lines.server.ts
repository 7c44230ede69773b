import type { Hours } from '@promenade/domain/hours/hours'
import { type HoursStatus, hoursStatus } from '@promenade/domain/hours/hours-status'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '@promenade/domain/mall/store'
import type { EpochMs } from '@promenade/domain/mall/values'
import type { PageContext } from '../page-context.ts'
import type { HoursLine } from '../components/hours-badge/hours-badge.tsx'
import { hoursLines, shortStatusText } from './hours-lines.server.ts'

/**
 * Whether a store is open, by its own hours first: now, after the next change, and silence after the one that
 * follows. Where many stores are listed that is enough. None where nobody can know.
 */
export function storeLines(store: Store, context: PageContext): readonly HoursLine[] {
  if (!hasLiveHours(store)) return []
  const [now, next, later] = hoursLines(storeHours(store.hours, context.content.hours).hours, context)
  if (now === undefined || now.state === 'unknown') return []
  const end: HoursLine | undefined = later && { at: later.at, text: '', state: 'unknown' }
  return [now, next, end].filter((line) => line !== undefined)
}

/**
 * What a tile says of a store that is closed while the centre is open, or the other way round, until one of the two
 * changes; undefined for all others, so that a whole directory of tiles stays quiet.
 */
export function differingLines(context: PageContext): (store: Store) => readonly HoursLine[] | undefined {
  const { now, timeZone } = context
  const { hours: centreHours } = context.content
  const centre = hoursStatus(centreHours, { now, timeZone })
  return (store) => {
    const { hours, source } = storeHours(store.hours, centreHours)
    if (centre === undefined || source === 'centre' || !hasLiveHours(store)) return undefined
    const own = statusOf(store, { hours, now, timeZone })
    if (own === undefined || own.kind === centre.kind) return undefined
    const text = shortStatusText(own, context)
    const until = Math.min(nextChange(own), nextChange(centre))
    const end: HoursLine = { at: until, text: '', state: 'unknown' }
    return [{ at: now, text, state: own.kind }, ...(until === Infinity ? [] : [end])]
  }
}

interface Moment {
  readonly hours: Hours
  readonly now: EpochMs
  readonly timeZone: string
}

/** Most pages of a moment list the same stores: the calendar is asked about each once. */
const known = new WeakMap<Store, Moment & { readonly status: HoursStatus | undefined }>()

function statusOf(store: Store, { hours, now, timeZone }: Moment): HoursStatus | undefined {
  const before = known.get(store)
  const isSame = before?.now === now && before.timeZone === timeZone && before.hours.centre === hours.centre
  if (isSame) return before.status
  const status = hoursStatus(hours, { now, timeZone })
  known.set(store, { hours, now, timeZone, status })
  return status
}

/** A store that is not there (yet, for now) keeps none, and hours told in prose say nothing of now. */
function hasLiveHours({ isComingSoon, isTemporarilyClosed, freeFormHours }: Store): boolean {
  return !isComingSoon && !isTemporarilyClosed && freeFormHours === undefined
}

function nextChange(status: HoursStatus): EpochMs {
  return (status.kind === 'open' ? status.until : status.opensAt) ?? Infinity
}
