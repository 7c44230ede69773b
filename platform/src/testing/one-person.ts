import { contactForm, contestFields, reportFields, subscriberFields } from '@promenade/domain/forms/forms'
import type { Database } from '../database/connect.ts'
import { encodeFields } from '../database/form-fields.ts'
import { hashOf, newSecret } from '../visitors/secrets.ts'
import { friday } from './sample-content.ts'

/** Adds a row with an address to every table that may have one, as visitors and staff do. */
export async function addPerson(database: Database, email: string, propertyId = 1): Promise<void> {
  const own = { property_id: propertyId, email, locale: 'es', created_at: friday } as const
  const later = new Date(friday.getTime() + 600_000)
  const { id } = await database
    .insertInto('account')
    .values({ ...own, fields: JSON.stringify({ first_name: 'Ana' }), used_at: friday })
    .returning('id')
    .executeTakeFirstOrThrow()
  const store = await database
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', 'store')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('favorite')
    .values({ account_id: id, entry_id: store.id, created_at: friday })
    .execute()
  await database
    .insertInto('session')
    .values({
      client: newSecret(),
      account_id: id,
      token_hash: hashOf(newSecret()),
      created_at: friday,
      renewed_at: friday,
      expires_at: later,
    })
    .execute()
  await database
    .insertInto('login_link')
    .values({ ...own, hash: hashOf(newSecret()), expires_at: later })
    .execute()
  await database
    .insertInto('newsletter_subscription')
    .values({
      ...own,
      fields: encodeFields(subscriberFields, { first_name: 'Ana' }),
      status: 'confirmed',
      consent_wording: 'Send me news.',
      consent_page: '/es/contact-us',
      consent_given_at: friday,
      confirmed_at: friday,
      unsubscribe_token: newSecret(),
    })
    .execute()
  await database
    .insertInto('contact_message')
    .values({
      ...own,
      fields: encodeFields(contactForm, { name: 'Ana', message: `Write to ${email}.` }),
      page: '/contact-us',
    })
    .execute()
  await database
    .insertInto('contest_entry')
    .values({
      ...own,
      contest_slug: 'name-the-gull',
      fields: encodeFields(contestFields, { first_name: 'Ana', last_name: 'B' }),
      photo: Buffer.from('JPEG'),
    })
    .execute()
  await database
    .insertInto('visitor_report')
    .values({
      ...own,
      about: 'stores/net-works',
      problem: 'hours',
      fields: encodeFields(reportFields, { message: 'Closed.' }),
      site_origin: 'https://mall.test',
    })
    .execute()
  await addMails(database, email, propertyId)
  await addStoreAnswers(database, { email, propertyId, storeId: store.id })
}

/** One that was sent, and one to the staff that waits with a message. */
async function addMails(database: Database, email: string, propertyId: number): Promise<void> {
  const mail = { property_id: propertyId, created_at: friday, next_attempt_at: friday }
  const content = { subject: 'Hello', text: '', html: '', replyTo: { name: 'Ana', address: email } }
  await database
    .insertInto('mail')
    .values([
      { ...mail, kind: 'newsletter-welcome', recipient: email, sent_at: friday },
      { ...mail, kind: 'contact-message', content: JSON.stringify(content) },
    ])
    .execute()
}

async function addStoreAnswers(
  database: Database,
  {
    email,
    propertyId,
    storeId,
  }: { readonly email: string; readonly propertyId: number; readonly storeId: number },
): Promise<void> {
  const round = { parts: [], days: [], until: '2026-12-01', created_at: friday, created_by: 'Ada' }
  const { id } = await database
    .insertInto('store_round')
    .values({ property_id: propertyId, ...round })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { property_id: propertyId, entry_id: storeId, email, locale: 'es' } as const
  await database
    .insertInto('store_link')
    .values({ ...own, round_id: id, expires_at: new Date('2026-12-15T00:00:00Z'), reminders: 0 })
    .execute()
  await database
    .insertInto('store_proposal')
    .values({
      ...own,
      author_id: -1,
      author: 'Net Works',
      part: 'message',
      content: '{}',
      state: 'waiting',
      made_at: friday,
    })
    .execute()
}
