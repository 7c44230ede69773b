import { recordsOf } from '../read-kind.ts'
import { type EntryKind, kindOf, pagePathOf } from '@promenade/contract/kinds/kinds'
import type { SiteMapDataJson } from '@promenade/contract/public-api/site-map-data'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { type EventDay, eventDays } from '../event-days.ts'
import { isOver } from '../instants.ts'
import { instantsOf } from '../schedule.ts'

type Redirects = SiteMapDataJson['redirects']

/**
 * Where old addresses lead: those that a record had before, and that of a recurring event, which leads to its next day.
 * An address that another record has by now leads nowhere else.
 */
export function listRedirects(request: ContentRequest): Redirects {
  const entries = request.documents.entries.filter(({ kind }) => kindOf(kind).area !== undefined)
  const current = new Set(entries.map(pathOf))
  const series = listSeries(request)
  return [
    ...entries
      .filter(({ kind }) => kind === 'event')
      .flatMap(({ entryId, slug }) => leadToDay(slug, series.get(entryId), request)),
    ...entries.flatMap((entry) => {
      const days = series.get(entry.entryId)
      const former = entry.formerSlugs.filter((slug) => !current.has(pathOf({ ...entry, slug })))
      return former.flatMap((slug) =>
        days === undefined ? leadOn(slug, entry) : leadSeries(slug, days, request),
      )
    }),
  ]
}

interface Named {
  readonly kind: EntryKind
  readonly slug: string
}

/** The days of each recurring event, by the id of its entry. */
function listSeries({ documents, now }: ContentRequest): ReadonlyMap<number, readonly EventDay[]> {
  const recurring = recordsOf
    .event(documents)
    .filter(({ value }) => value.repeats !== undefined && !value.draft)
  return new Map(recurring.map((entry) => [entry.entryId, eventDays(entry, documents, now)]))
}

function leadOn(slug: string, entry: Named): Redirects {
  return [{ path: pathOf({ ...entry, slug }), to: pathOf(entry), permanent: true }]
}

/** The old address of a recurring event, and those of its days. */
function leadSeries(slug: string, days: readonly EventDay[], request: ContentRequest): Redirects {
  const ofDays = days.flatMap((day) =>
    leadOn(slug + day.slug.slice(-dayLength), { kind: 'event', slug: day.slug }),
  )
  return [...leadToDay(slug, days, request), ...ofDays]
}

/** The length of `-2026-12-04`, the suffix of the slug of one day. */
const dayLength = 11

function leadToDay(slug: string, days: readonly EventDay[] = [], request: ContentRequest): Redirects {
  const next = days.find((day) => !isDayOver(day, request)) ?? days.at(-1)
  if (next === undefined) return []
  return leadOn(slug, { kind: 'event', slug: next.slug }).map((one) => ({ ...one, permanent: false }))
}

function isDayOver({ value }: EventDay, request: ContentRequest): boolean {
  const { start, end = start } = instantsOf(value, request)
  return isOver(end, timeZoneOf(request.documents), request.now)
}

function pathOf({ kind, slug }: Named): string {
  return pagePathOf(kind, slug) ?? '/'
}
