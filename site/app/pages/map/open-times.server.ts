import { storeHours } from '@promenade/domain/hours/store-hours'
import { statusChanges } from '@promenade/domain/hours/status-changes'
import type { Store } from '../../../content/mall-content.ts'
import type { Clock, Mall } from '../../presenters/page-parts.ts'
import type { OpenTimes, OpenState } from './closed-stores.ts'

/** Days for which a page that stays open knows the hours. */
const DAYS = 2

/** When the stores are open and closed from now on, those with the same hours together. */
export function openTimes({ content, now, timeZone }: Clock & Mall): OpenTimes[] {
  const byHours = Map.groupBy(content.stores, keyOf)
  return [...byHours.values()].flatMap((stores) => {
    const states = statesOf(stores[0])
    return states.length === 0 ? [] : [{ slugs: stores.map(({ slug }) => slug), states }]
  })

  function statesOf(store: Store | undefined): OpenState[] {
    if (store === undefined || store.freeFormHours !== undefined) return []
    if (isShut(store)) return [{ at: 0, isClosed: true }]
    const { hours } = storeHours(store.hours, content.hours)
    const changes = statusChanges(hours, { now, timeZone, horizonDays: DAYS }).map(({ at, status }) => ({
      at,
      isClosed: status?.kind === 'closed',
    }))
    const end = { at: now + DAYS * 24 * 60 * 60_000, isClosed: false }
    return [...changes, end].filter(({ isClosed }, index, all) => isClosed !== all[index - 1]?.isClosed)
  }
}

function isShut({ isComingSoon, isTemporarilyClosed }: Store): boolean {
  return isComingSoon || isTemporarilyClosed
}

function keyOf(store: Store): string {
  return JSON.stringify([isShut(store), store.freeFormHours !== undefined, store.hours])
}
