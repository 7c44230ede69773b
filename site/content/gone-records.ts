import { slugKey } from '@promenade/contract/decode/slug'
import type { GoneRecord, GoneKind } from '@promenade/domain/mall/gone'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord, Owner, Period } from '@promenade/domain/mall/values'
import { listOffers } from '@promenade/domain/promotions/offers'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import type { MallContent } from './mall-content.ts'

/** Search engines and shared links need time to forget a page. */
const rememberedForMs = 365 * 24 * 60 * 60 * 1000

/** Maximum number of records; the oldest are dropped. */
const maxRemembered = 2_000

export type Changing = Omit<MallContent, 'gone'>

interface Change {
  readonly before: Changing | undefined
  readonly after: Changing
  readonly gone: readonly GoneRecord[]
  readonly now: EpochMs
}

/**
 * Updates the removed records after a change of the content: those recorded before that are not back, and those that
 * were visible until now. Platforms drop ended records, so only the site knows that they existed.
 */
export function updateGoneRecords({ before, after, gone, now }: Change): readonly GoneRecord[] {
  const present = new Set(pagesOf(after).map(keyOf))
  const lost = before === undefined ? [] : pagesOf(before).filter((page) => !isHidden(page, now))
  const records = new Map(
    [...gone, ...lost.map((page) => toGoneRecord(page, now))].map((record) => [keyOf(record), record]),
  )
  return [...records.values()]
    .filter((record) => !present.has(keyOf(record)) && record.goneAt > now - rememberedForMs)
    .toSorted((a, b) => a.goneAt - b.goneAt)
    .slice(-maxRemembered)
}

/** Finds a record by slug, ignoring letter case; the latest of several. */
export function findGone(
  { gone }: Pick<MallContent, 'gone'>,
  kinds: readonly GoneKind[],
  slug: string,
): GoneRecord | undefined {
  const key = slugKey(slug)
  return gone.findLast((record) => kinds.includes(record.kind) && slugKey(record.slug) === key)
}

interface PageRecord extends MallRecord {
  readonly kind: GoneKind
  readonly period?: Period
  readonly owner?: Owner
  readonly categoryIds?: readonly string[]
}

function pagesOf(content: Changing): readonly PageRecord[] {
  const { stores, promotions, coupons, events, news, jobs, contests } = content
  const ofKind = (kind: GoneKind, records: readonly Omit<PageRecord, 'kind'>[]) =>
    records.map((record) => ({ ...record, kind }))
  return [
    ...ofKind('store', stores),
    ...ofKind('offer', listOffers(promotions, coupons)),
    ...ofKind('event', events),
    ...ofKind('news', news),
    ...ofKind('job', jobs),
    ...ofKind('contest', contests),
  ]
}

/** A record that was never visible leaves no trace. */
function isHidden({ period }: PageRecord, now: EpochMs): boolean {
  return period !== undefined && scheduleOf(period, now) === 'hidden'
}

function toGoneRecord(
  { kind, slug, name, untranslated, period, owner, categoryIds }: PageRecord,
  now: EpochMs,
): GoneRecord {
  const over = period?.overAt ?? period?.end
  return {
    kind,
    slug,
    name,
    isEnglish: untranslated.includes('name'),
    goneAt: now,
    ...(over !== undefined && over <= now && { overAt: over }),
    ...(owner !== undefined && { owner }),
    ...(categoryIds !== undefined && { categoryIds }),
  }
}

function keyOf({ kind, slug }: Pick<GoneRecord, 'kind' | 'slug'>): string {
  return `${kind} ${slugKey(slug)}`
}
