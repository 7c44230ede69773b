import { slugKey } from '@promenade/contract/decode/slug'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import type { MallContent } from './mall-content.ts'
import { type GoneKind, isGoneKind, pagedKindNames, type PageRecord, pageRecords } from './paged-kinds.ts'

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
  return gone.findLast((record) => kinds.some((kind) => kind === record.kind) && slugKey(record.slug) === key)
}

type GonePage = PageRecord & { readonly kind: GoneKind }

function pagesOf(content: Changing): readonly GonePage[] {
  return pagedKindNames
    .filter(isGoneKind)
    .flatMap((kind) => pageRecords(kind, content).map((record) => ({ ...record, kind })))
}

/** A record that was never visible leaves no trace. */
function isHidden({ period }: GonePage, now: EpochMs): boolean {
  return period !== undefined && scheduleOf(period, now) === 'hidden'
}

function toGoneRecord(
  { kind, slug, name, untranslated, period, owner, categoryIds }: GonePage,
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
