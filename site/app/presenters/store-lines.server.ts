import type { Hours } from '@promenade/domain/mall/hours'
import { type HoursStatus, hoursStatus } from '@promenade/domain/hours/hours-status'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Store } from '../../content/mall-content.ts'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Clock, Mall, Words } from './page-parts.ts'
import type { HoursLine } from '../components/hours-badge/hours-badge.tsx'
import { hoursLines, shortStatusText } from './hours-lines.server.ts'

/**
 * A store's opening state from its own hours, else the centre's: now and after the next change, which is enough for
 * lists. Empty if unknown.
 */
export function storeLines(store: Store, context: Words & Clock & Mall): readonly HoursLine[] {
  if (!hasLiveHours(store)) return []
  const [now, next, later] = hoursLines(storeHours(store.hours, context.content.hours).hours, context)
  if (now === undefined || now.state === 'unknown') return []
  const end: HoursLine | undefined = later && { at: later.at, text: '', state: 'unknown' }
  return [now, next, end].filter((line) => line !== undefined)
}

/**
 * The state of a store that is closed while the centre is open, or vice versa, until one of them changes; undefined for
 * others, so that a directory stays calm.
 */
export function differingLines(
  context: Words & Clock & Mall,
): (store: Store) => readonly HoursLine[] | undefined {
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

/** Memoized, because pages rendered at the same time list the same stores. */
const cachedStatuses = new WeakMap<Store, Moment & { readonly status: HoursStatus | undefined }>()

function statusOf(store: Store, { hours, now, timeZone }: Moment): HoursStatus | undefined {
  const cached = cachedStatuses.get(store)
  const isSame = cached?.now === now && cached.timeZone === timeZone && cached.hours.centre === hours.centre
  if (isSame) return cached.status
  const status = hoursStatus(hours, { now, timeZone })
  cachedStatuses.set(store, { hours, now, timeZone, status })
  return status
}

/** False for stores that are not open at all, or with free-text hours. */
function hasLiveHours({ isComingSoon, isTemporarilyClosed, freeFormHours }: Store): boolean {
  return !isComingSoon && !isTemporarilyClosed && freeFormHours === undefined
}

function nextChange(status: HoursStatus): EpochMs {
  return (status.kind === 'open' ? status.until : status.opensAt) ?? Infinity
}
