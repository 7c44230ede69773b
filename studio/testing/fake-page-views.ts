import { pagePathOf } from '@promenade/contract/kinds/kinds'
import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { addDays } from '@promenade/domain/calendar/dates'
import type { Answer } from './fake-answers.ts'
import type { Entry } from './fake-entries.ts'
import { timestamp } from './timestamp.ts'

/** `GET /page-views` and `GET /page-views/sums`: every fifth record has not been seen yet. */
export function answerPageViews(
  entries: ReadonlyMap<number, Entry>,
  part: string | undefined,
  query: URLSearchParams,
): Answer {
  if (part !== 'sums') return { status: 200, body: viewsOf(Number(query.get('entry'))) }
  const items = [...entries.values()]
    .filter(({ id, kind, slug }) => isSeen(id) && pagePathOf(kind, slug) !== undefined)
    .map(({ id }) => ({ entry: id, views: 1_000 + id, before: 950 + ((id * 7) % 120) }))
    .toSorted((one, other) => other.views - one.views)
  const body: EndpointResponse<'GET /api/v1/page-views/sums'> = { items }
  return { status: 200, body }
}

function viewsOf(entry: number): EndpointResponse<'GET /api/v1/page-views'> {
  const today = timestamp().slice(0, 10)
  const ages = isSeen(entry) ? Array.from({ length: 50 }, (_, index) => 49 - index) : []
  return { today, days: ages.map((age) => ({ day: addDays(today, -age), views: 1 + ((age * 7) % 40) })) }
}

function isSeen(entry: number): boolean {
  return entry % 5 !== 0
}
