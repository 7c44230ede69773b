import type { ContestsJson } from '@promenade/contract/studio-api/contests'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { type Document, textIn } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import { endOf, isBegun, isOver, startOf } from '../../content-api/instants.ts'
import type { Database } from '../../database/connect.ts'
import { refuse } from '../../documents/refuse.ts'
import type { FoundEntry } from '../describe-entry.ts'
import { findEntries } from '../find-entries.ts'
import { getProperty } from '../get-property.ts'

type State = ContestsJson['items'][number]['state']

/** A contest in the studio: as visitors see it, else as it was last written. */
export interface FoundContest {
  readonly id: number
  readonly slug: string
  readonly title: ReturnType<typeof titleOf>
  readonly start: string
  readonly end: string
  readonly state: State
  /** True once its last day is over: nobody enters it any more. */
  readonly isOver: boolean
}

interface Mall {
  readonly propertyId: number
  readonly now: Date
}

/** The contests that are not in the bin, the newest first. */
export async function listContests(
  database: Database,
  { propertyId, now }: Mall,
): Promise<ContestsJson['items']> {
  const { timeZone } = await getProperty(database, propertyId)
  const [entries, counts] = await Promise.all([
    findEntries(database, { propertyId, kind: 'contest' }),
    countEntries(database, propertyId),
  ])
  return entries
    .filter(({ deletedAt }) => deletedAt === null)
    .map((entry) => describe(entry, timeZone, now))
    .toReversed()
    .map(({ id, title, end, state }) => {
      const count = counts.get(id)
      return {
        id,
        title,
        end,
        state,
        entries: count?.entries ?? 0,
        excluded: count?.excluded ?? 0,
        drawnAt: count?.drawnAt?.toISOString() ?? null,
      }
    })
}

/** The contest of an entry. Throws `Problem`. */
export async function getContest(
  database: Database,
  { propertyId, now, id }: Mall & { readonly id: number },
): Promise<FoundContest> {
  const [entry] = await findEntries(database, { propertyId, kind: 'contest', id })
  if (entry === undefined) throw refuse('not-found', 'There is no such contest.')
  const { timeZone } = await getProperty(database, propertyId)
  return describe(entry, timeZone, now)
}

function describe(
  { id, slug, document, publishedDocument }: FoundEntry,
  timeZone: string,
  now: Date,
): FoundContest {
  const shown: Document = publishedDocument ?? document
  const [start, end] = [textIn(shown, 'start') ?? '', textIn(shown, 'end') ?? '']
  const over = isOver(endOf(end, timeZone), timeZone, now)
  const running = over ? 'over' : isBegun(startOf(start, timeZone), now) ? 'open' : 'coming'
  const state = publishedDocument === null ? 'off' : running
  return { id, slug: slug ?? '', title: titleOf(shown), start, end, state, isOver: over }
}

interface Count {
  readonly entries: number
  readonly excluded: number
  readonly drawnAt: Date | null
}

async function countEntries(database: Database, propertyId: number): Promise<ReadonlyMap<number, Count>> {
  const rows = await database
    .selectFrom('entry')
    .leftJoin('contest_entry', 'contest_entry.entry_id', 'entry.id')
    .leftJoin('contest_draw', 'contest_draw.entry_id', 'entry.id')
    .select(['entry.id', 'drawn_at as drawnAt'])
    .select(sql<number>`count(contest_entry.id)::int`.as('entries'))
    .select(sql<number>`count(excluded_at)::int`.as('excluded'))
    .where('entry.property_id', '=', propertyId)
    .where(sql<boolean>`kind = 'contest'`)
    .groupBy(['entry.id', 'drawn_at'])
    .execute()
  return new Map(rows.map(({ id, ...count }) => [id, count]))
}
