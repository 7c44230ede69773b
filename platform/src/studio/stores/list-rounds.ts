import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { RoundJson, RoundsJson } from '@promenade/contract/studio-api/store-rounds'
import { groupsIn, textIn } from '@promenade/domain/studio/document'
import { askedParts, askedState } from '@promenade/domain/studio/store-answers'
import { sql } from 'kysely'
import { refuse } from '../../documents/refuse.ts'
import type { Call } from '../call.ts'
import { listTrusted } from './send-answers.ts'
import { type MallRecords, readMallRecords } from './store-record.ts'

/** Rounds that the list shows. */
const maxRounds = 20

/** What was asked, and whom and what one can ask. */
export async function listRounds({ database, session, now }: Call): Promise<RoundsJson> {
  const { propertyId } = session
  const records = await readMallRecords(database, propertyId, now)
  const rounds = await database
    .selectFrom('store_round')
    .select(['id', 'parts', 'until', 'created_at as at', 'created_by as by'])
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(maxRounds)
    .execute()
  const links = await findLinks(
    database,
    rounds.map(({ id }) => id),
  )
  const trusted = await listTrusted(database, propertyId)
  const byStore = new Map((await findLastLinks(database, propertyId)).map((link) => [link.store, link]))
  return {
    items: rounds.map(({ at, parts, ...round }) => {
      const own = links.filter((link) => link.roundId === round.id).map(({ state }) => state)
      const count = (...states: readonly string[]) => own.filter((state) => states.includes(state)).length
      return {
        ...round,
        parts: [...parts],
        at: at.toISOString(),
        counts: {
          asked: own.length,
          unreached: count('unreached'),
          answered: count('waiting', 'done'),
          waiting: count('waiting'),
        },
      }
    }),
    stores: records.stores.map(({ entryId, document }) => ({
      id: entryId,
      title: titleOf(document),
      categories: slugsIn(document['categories']),
      email: byStore.get(entryId)?.email ?? textIn(document, 'email') ?? null,
      locale: byStore.get(entryId)?.locale ?? null,
    })),
    categories: listCategories(records),
    days: records.days.map(({ entry, from }) => ({
      id: entry.entryId,
      title: titleOf(entry.document),
      from,
    })),
    trusted: askedParts.filter((part) => trusted.includes(part)),
  }
}

function slugsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
}

/** Both levels; a store of a child belongs to its parent too. */
function listCategories({ categories }: MallRecords): RoundsJson['categories'] {
  return categories.flatMap(({ slug, document }) => [
    { slug, title: titleOf(document) },
    ...groupsIn(document, 'children').flatMap(([, child]) => {
      const own = textIn(child, 'slug')
      return own === undefined ? [] : [{ slug: own, title: titleOf(child) }]
    }),
  ])
}

/** Which stores have answered. Throws `Problem`. */
export async function readRound({ database, session }: Call, id: number): Promise<RoundJson> {
  const round = await database
    .selectFrom('store_round')
    .select(['id', 'parts', 'until', 'days'])
    .where('property_id', '=', session.propertyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (round === undefined) throw refuse('not-found', 'There is no such round.')
  const links = await findLinks(database, [id])
  const days = await database
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['entry.id', 'document'])
    .where('entry.id', 'in', [0, ...round.days])
    .execute()
  return {
    ...round,
    parts: [...round.parts],
    days: days.map(({ document, ...day }) => ({ ...day, title: titleOf(document) })),
    links: links.map(({ roundId: _, document, answeredAt, expiresAt, endedAt, ...link }) => ({
      ...link,
      title: titleOf(document),
      answeredAt: answeredAt?.toISOString() ?? null,
      endsAt: (endedAt ?? expiresAt).toISOString(),
      isEnded: endedAt !== null,
    })),
  }
}

/** The links of rounds, with how far their stores have come. */
export async function findLinks(database: Call['database'], rounds: readonly number[]) {
  const rows = await database
    .selectFrom('store_link')
    .innerJoin('entry', 'entry.id', 'store_link.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .leftJoin('mail', 'mail.id', 'store_link.mail_id')
    .select(['store_link.id', 'round_id as roundId', 'entry.id as store', 'document', 'email'])
    .select(['opened_at as openedAt', 'answered_at as answeredAt', 'store_link.expires_at as expiresAt'])
    .select(['ended_at as endedAt', 'failed_at as failedAt', 'mail_failed as hasFailed'])
    .select(
      sql<boolean>`exists (select from store_proposal
      where entry_id = store_link.entry_id and state = 'waiting')`.as('isWaiting'),
    )
    .select(
      sql<number>`(select count(*)::integer from store_proposal
        where link_id = store_link.id and state in ('waiting', 'published', 'approved'))`.as('acts'),
    )
    .where('round_id', 'in', [0, ...rounds])
    .orderBy('store_link.id')
    .execute()
  return rows.map(({ openedAt, failedAt, hasFailed, isWaiting, ...link }) => {
    // A sent mail is removed after a month, in which a round may still run.
    const isMailed = link.email !== null && failedAt === null && !hasFailed
    const facts = { isMailed, isOpened: openedAt !== null, isAnswered: link.answeredAt !== null, isWaiting }
    return { ...link, state: askedState(facts) }
  })
}

/** The address and the language of each store's newest link. */
async function findLastLinks(database: Call['database'], propertyId: number) {
  return database
    .selectFrom('store_link')
    .select(['entry_id as store', 'email', 'locale'])
    .distinctOn('entry_id')
    .where('property_id', '=', propertyId)
    .orderBy('entry_id')
    .orderBy('id', 'desc')
    .execute()
}
