import { sql } from 'kysely'
import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { WrittenForm } from '@promenade/domain/forms/form'
import { contactForm, contestFields, reportFields, subscriberFields } from '@promenade/domain/forms/forms'
import { decodeFields } from '../../database/form-fields.ts'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { isEmail } from '../by-email.ts'
import { favoriteTypeOf } from '../favorites/records.ts'
import { eventDayId } from '../../content-api/part-ids.ts'
import { getProfile } from './profile.ts'

type VisitorRequest = Omit<PersonalRequest<unknown>, 'data'>

/** Exports all data of the account and all data with its e-mail address; without secrets and their hashes. */
export async function exportData(request: VisitorRequest): Promise<EndpointResponse<'export_data'>> {
  return {
    account: await getProfile(request),
    favorites: await listFavorites(request),
    newsletter: await listSubscriptions(request),
    contact_messages: await listMessages(request),
    visitor_reports: await listReports(request),
    contest_entries: await listEntries(request),
    mail: await listMail(request),
    sessions: await listSessions(request),
    exported_at: request.now,
  }
}

async function listFavorites({ transaction, account, documents }: VisitorRequest) {
  const rows = await transaction
    .selectFrom('favorite')
    .innerJoin('entry', 'entry.id', 'favorite.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['kind', 'entry.id as entryId', 'part', 'public_id as publicId'])
    .select(['favorite.created_at as added_at', sql<object>`document -> 'name'`.as('name')])
    .where('favorite.account_id', '=', account.id)
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

async function listSubscriptions({ transaction, property, account }: VisitorRequest) {
  const rows = await transaction
    .selectFrom('newsletter_subscription')
    .select(['email', 'fields', 'locale', 'status'])
    .select(['consent_wording', 'consent_page', 'consent_given_at'])
    .select(['created_at', 'confirmed_at', 'unsubscribed_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', account.email))
    .execute()
  return rows.map((row) => withFields(subscriberFields, row))
}

async function listMessages({ transaction, property, account }: VisitorRequest) {
  const rows = await transaction
    .selectFrom('contact_message')
    .select(['email', 'fields', 'page', 'locale', 'created_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', account.email))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => withFields(contactForm, row))
}

async function listReports({ transaction, property, account }: VisitorRequest) {
  const rows = await transaction
    .selectFrom('visitor_report')
    .select(['about', 'problem', 'email', 'fields', 'locale', 'created_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', account.email))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => withFields(reportFields, row))
}

async function listEntries({ transaction, property, account }: VisitorRequest) {
  const rows = await transaction
    .selectFrom('contest_entry')
    .select(['contest_slug as contest', 'email', 'fields'])
    .select(['confirmed_age', 'confirmed_eligibility', 'photo', 'locale', 'created_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', account.email))
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

async function listMail({ transaction, property, account }: VisitorRequest) {
  // Without the content of the mails, which contains secret links.
  return transaction
    .selectFrom('mail')
    .select(['kind', 'recipient', 'created_at', 'sent_at'])
    .where('property_id', '=', property.id)
    .where(isEmail('recipient', account.email))
    .orderBy('created_at')
    .execute()
}

async function listSessions({ transaction, account }: VisitorRequest) {
  return transaction
    .selectFrom('session')
    .select(['created_at', 'renewed_at as last_used_at', 'expires_at'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute()
}
