import { type EntryKind, entryKinds } from '@promenade/contract/editing/documents'
import { pageAreas } from '@promenade/contract/editing/page-areas'
import type { SiteMapDataWire } from '@promenade/contract/site-map-data'
import { sql } from 'kysely'
import type { ResourceRequest } from '../resource-request.ts'

type Redirects = SiteMapDataWire['redirects']

/**
 * Where old addresses lead: those that a record had before, and that of a recurring event, which leads to its next day.
 * An address that another record has by now leads nowhere else.
 */
export async function listRedirects(request: ResourceRequest): Promise<Redirects> {
  const [entries, days] = [await listEntries(request), await listDays(request)]
  const current = new Set(entries.map(pathOf))
  const series = Map.groupBy(days, (day) => day.series ?? '')
  return [
    ...entries
      .filter((entry) => entry.kind === 'event')
      .flatMap((entry) => leadToDay(entry.slug, series.get(entry.slug))),
    ...entries.flatMap((entry) => {
      const own = entry.kind === 'event' ? series.get(entry.slug) : undefined
      const former = entry.former_slugs.filter((slug) => !current.has(pathOf({ ...entry, slug })))
      return former.flatMap((slug) => (own === undefined ? leadOn(slug, entry) : leadSeries(slug, own)))
    }),
  ]
}

interface Named {
  readonly kind: EntryKind
  readonly slug: string
}

async function listEntries({ database, property }: ResourceRequest) {
  return database
    .selectFrom('entry')
    .select(['kind', 'slug', 'former_slugs'])
    .where('property_id', '=', property.id)
    .where('published_revision', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('kind', 'in', pageKinds)
    .orderBy('id')
    .execute()
}

const pageKinds = entryKinds.filter((kind) => pageAreas[kind] !== undefined)

interface Day {
  readonly slug: string
  readonly series: string | null
  readonly isOver: boolean
}

async function listDays({ database, property, now }: ResourceRequest): Promise<readonly Day[]> {
  return database
    .selectFrom('event')
    .select(['slug', 'series'])
    .select(sql<boolean>`is_over(coalesce(end_date, start_date), ${property.timeZone}, ${now})`.as('isOver'))
    .where('property_id', '=', property.id)
    .where('series', 'is not', null)
    .where('draft', '=', false)
    .orderBy('start_date')
    .execute()
}

function leadOn(slug: string, entry: Named): Redirects {
  return [{ path: pathOf({ ...entry, slug }), to: pathOf(entry), permanent: true }]
}

/** The old address of a recurring event, and those of its days. */
function leadSeries(slug: string, days: readonly Day[]): Redirects {
  const ofDays = days.flatMap((day) =>
    leadOn(slug + day.slug.slice(-dayLength), { kind: 'event', slug: day.slug }),
  )
  return [...leadToDay(slug, days), ...ofDays]
}

/** The length of `-2026-12-04`, the suffix of the slug of one day. */
const dayLength = 11

function leadToDay(slug: string, days: readonly Day[] = []): Redirects {
  const next = days.find(({ isOver }) => !isOver) ?? days.at(-1)
  if (next === undefined) return []
  return leadOn(slug, { kind: 'event', slug: next.slug }).map((one) => ({ ...one, permanent: false }))
}

function pathOf({ kind, slug }: Named): string {
  return `/${pageAreas[kind] ?? ''}/${slug}`
}
