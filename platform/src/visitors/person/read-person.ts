import { sql, type Transaction } from 'kysely'
import type { WrittenForm } from '@promenade/domain/forms/form'
import { contactForm, contestFields, reportFields, subscriberFields } from '@promenade/domain/forms/forms'
import { decodeFields } from '../../database/form-fields.ts'
import type { Schema } from '../../database/schema.ts'
import { eventDayId } from '../../content-api/part-ids.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import type { RequestedProperty } from '../account-api/call.ts'
import { getProfile } from './get-profile.ts'
import { isEmail, isMailOf } from '../by-email.ts'
import { favoriteTypeOf } from '../favorites/records.ts'

/** The person with an e-mail address, in one mall. */
export interface PersonRequest {
  readonly transaction: Transaction<Schema>
  readonly property: RequestedProperty
  readonly documents: PublishedDocuments
  readonly email: string
}

/** Everything that the mall holds of an e-mail address; without secrets and their hashes. */
export type Person = Awaited<ReturnType<typeof readPerson>>

export async function readPerson(request: PersonRequest) {
  const account = await findAccount(request)
  return {
    account: account === undefined ? null : await getProfile({ ...request, account }),
    favorites: account === undefined ? [] : await listFavorites(request, account.id),
    sessions: account === undefined ? [] : await listSessions(request, account.id),
    login_links: await listLoginLinks(request),
    newsletter: await listSubscriptions(request),
    contact_messages: await listMessages(request),
    contest_entries: await listEntries(request),
    visitor_reports: await listReports(request),
    mail: await listMail(request),
    store_links: await listStoreLinks(request),
    store_answers: await listStoreAnswers(request),
  }
}

function findAccount({ transaction, property, email }: PersonRequest) {
  return transaction
    .selectFrom('account')
    .select(['id', 'email'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .executeTakeFirst()
}

async function listFavorites({ transaction, documents }: PersonRequest, accountId: number) {
  const rows = await transaction
    .selectFrom('favorite')
    .innerJoin('entry', 'entry.id', 'favorite.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['kind', 'entry.id as entryId', 'part', 'public_id as publicId'])
    .select(['favorite.created_at as added_at', sql<object>`document -> 'name'`.as('name')])
    .where('favorite.account_id', '=', accountId)
    .orderBy('favorite.created_at', 'desc')
    .orderBy('favorite.position')
    .execute()
  return rows.map(({ kind, entryId, part, publicId, added_at, name }) => ({
    type: favoriteTypeOf(kind),
    added_at,
    id: part === '' ? publicId : eventDayId(documents, entryId, part),
    name,
  }))
}

function listSessions({ transaction }: PersonRequest, accountId: number) {
  return transaction
    .selectFrom('session')
    .select(['created_at', 'renewed_at as last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

function listLoginLinks({ transaction, property, email }: PersonRequest) {
  return transaction
    .selectFrom('login_link')
    .select(['created_at', 'expires_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .orderBy('created_at')
    .execute()
}

async function listSubscriptions({ transaction, property, email }: PersonRequest) {
  const rows = await transaction
    .selectFrom('newsletter_subscription')
    .select(['email', 'fields', 'locale', 'status'])
    .select(['consent_wording', 'consent_page', 'consent_given_at'])
    .select(['created_at', 'confirmed_at', 'unsubscribed_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .execute()
  return rows.map((row) => withFields(subscriberFields, row))
}

async function listMessages({ transaction, property, email }: PersonRequest) {
  const rows = await transaction
    .selectFrom('contact_message')
    .select(['email', 'fields', 'page', 'locale', 'created_at'])
    .select(
      sql<
        readonly string[]
      >`array(select text from contact_reply where message_id = contact_message.id order by id)`.as(
        'replies',
      ),
    )
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => withFields(contactForm, row))
}

async function listReports({ transaction, property, email }: PersonRequest) {
  const rows = await transaction
    .selectFrom('visitor_report')
    .select(['about', 'problem', 'email', 'fields', 'locale', 'created_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => withFields(reportFields, row))
}

async function listEntries({ transaction, property, email }: PersonRequest) {
  const rows = await transaction
    .selectFrom('contest_entry')
    .select(['contest_slug as contest', 'email', 'fields'])
    .select(['confirmed_age', 'confirmed_eligibility', 'photo', 'locale', 'created_at'])
    .select(
      sql<
        readonly string[]
      >`array(select text from contest_mail where contest_entry_id = contest_entry.id order by id)`.as(
        'mails',
      ),
    )
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .orderBy('created_at')
    .execute()
  return rows.map(({ photo, ...row }) => ({
    ...withFields(contestFields, row),
    photo: photo?.toString('base64') ?? null,
  }))
}

/** A row with the fields of its form, also with those that the form has no longer. */
function withFields<Row extends FormRow>(form: WrittenForm, { fields, ...row }: Row) {
  return { ...fields, ...decodeFields(form, { fields, ...row }), ...row }
}

type FormRow = Parameters<typeof decodeFields>[1]

function listMail({ transaction, property, email }: PersonRequest) {
  // Without the content of the mails, which contains secret links.
  return transaction
    .selectFrom('mail')
    .select(['kind', 'recipient', 'created_at', 'sent_at'])
    .where('property_id', '=', property.id)
    .where(isMailOf(email))
    .orderBy('created_at')
    .execute()
}

function listStoreLinks({ transaction, property, email }: PersonRequest) {
  return transaction
    .selectFrom('store_link')
    .innerJoin('store_round', 'store_round.id', 'round_id')
    .innerJoin('entry', 'entry.id', 'entry_id')
    .select(['slug as store', 'store_link.email', 'store_round.created_at', 'opened_at', 'answered_at'])
    .where('store_link.property_id', '=', property.id)
    .where(isEmail('store_link.email', email))
    .orderBy('store_round.created_at')
    .execute()
}

function listStoreAnswers({ transaction, property, email }: PersonRequest) {
  return transaction
    .selectFrom('store_proposal')
    .innerJoin('entry', 'entry.id', 'entry_id')
    .select(['slug as store', 'email', 'part', 'content', 'state', 'note', 'made_at', 'decided_at'])
    .where('store_proposal.property_id', '=', property.id)
    .where(isEmail('email', email))
    .orderBy('made_at')
    .execute()
}
