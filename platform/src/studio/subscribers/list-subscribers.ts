import type {
  SubscriberExport,
  SubscribersJson,
  SubscriberSearch,
} from '@promenade/contract/studio-api/subscribers'
import { subscriberFields } from '@promenade/domain/forms/forms'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { decodeFields } from '../../database/form-fields.ts'

const pageSize = 50

/** A page of subscribers, the latest consent first. */
export async function listSubscribers(
  database: Database,
  propertyId: number,
  { search, state, after }: SubscriberSearch,
): Promise<SubscribersJson> {
  const wanted = search.trim().toLowerCase()
  const matching = selectSubscribers(database, propertyId, state)
    // `strpos` knows no wildcards.
    .$if(wanted !== '', (query) => query.where(sql`strpos(lower(email), ${wanted})`, '>', 0))
  const { found } = await matching
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('found'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(consent_given_at, id) < (select former.consent_given_at, former.id
          from newsletter_subscription as former where former.id = ${after} and former.property_id = ${propertyId})`,
      ),
    )
    .orderBy('consent_given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const items = rows.slice(0, pageSize).map(describe)
  const last = items.at(-1)
  return {
    counts: await countStates(database, propertyId),
    found,
    items,
    ...(rows.length > pageSize && last !== undefined ? { next: last.id } : {}),
  }
}

/** Every subscriber that a spreadsheet has, the latest consent first. */
export async function listAllSubscribers(
  database: Database,
  propertyId: number,
  which: SubscriberExport['which'],
): Promise<SubscribersJson['items']> {
  const rows = await selectSubscribers(database, propertyId, which === 'confirmed' ? which : undefined)
    .orderBy('consent_given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(describe)
}

function selectSubscribers(database: Database, propertyId: number, state: SubscriberSearch['state']) {
  return database
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'fields', 'locale', 'status'])
    .select(['consent_wording', 'consent_page', 'consent_given_at'])
    .select(['confirmed_at', 'unsubscribed_at', 'unsubscribed_by'])
    .where('property_id', '=', propertyId)
    .$if(state !== undefined, (query) => query.where(sql`status`, '=', state))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubscribers>['execute']>>[number]

function describe(row: Row): SubscribersJson['items'][number] {
  return {
    id: row.id,
    ...decodeFields(subscriberFields, row),
    locale: row.locale,
    state: row.status,
    consent: {
      wording: row.consent_wording,
      page: row.consent_page,
      at: row.consent_given_at.toISOString(),
    },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
    unsubscribedBy: row.unsubscribed_by,
  }
}

async function countStates(database: Database, propertyId: number): Promise<SubscribersJson['counts']> {
  const rows = await database
    .selectFrom('newsletter_subscription')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('property_id', '=', propertyId)
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  return { pending: 0, confirmed: 0, unsubscribed: 0, ...counts }
}
