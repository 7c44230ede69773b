import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from './clean-up.ts'
import type { Database } from './database/connect.ts'
import { importContent } from './import/import-content.ts'
import { addPerson } from './testing/one-person.ts'
import { friday, writeContentFolder } from './testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { now } from '../../e2e/support/clock/run-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('cleanUp', () => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await createTestDatabase()
    const folder = await writeContentFolder()
    await importContent(test.database, folder.path, friday).finally(folder.remove)
    await fill(test.database)
  })
  afterEach(() => test.drop())

  it.each([
    ['login_link', 10 * minute],
    ['seen_call', 10 * minute],
    ['rate_limit', hour],
    ['submission', 2 * day],
    ['session', 14 * day],
    ['newsletter_subscription', 14 * day],
    ['mail', 30 * day],
    ['contact_message', 365 * day],
  ] as const)('removes what is over of %s, and nothing before', async (table, life) => {
    await cleanUp(test.database, after(life - 1))
    expect(await count(table)).toBe(2)
    await cleanUp(test.database, after(life + 1))
    expect(await count(table)).toBe(1)
  })

  it('removes mail that was given up, and the proof of a consent that was taken back, later', async () => {
    await test.database.updateTable('mail').set({ sent_at: null, failed_at: friday }).execute()
    await test.database.updateTable('newsletter_subscription').set(takenBack).execute()
    const lives = async () => [await count('mail'), await count('newsletter_subscription')]
    await cleanUp(test.database, after(90 * day))
    expect(await lives()).toEqual([2, 2])
    await cleanUp(test.database, after(3 * 365 * day))
    expect(await lives()).toEqual([0, 2])
    await cleanUp(test.database, after(3 * 365 * day + 1))
    expect(await lives()).toEqual([0, 0])
  })

  it('removes favorites of a record that stays away, and none of one that comes back', async () => {
    const { database } = test
    const account = { property_id: 1, email: 'fan@example.test', locale: 'en', created_at: friday } as const
    const { id } = await database
      .insertInto('account')
      .values(account)
      .returning('id')
      .executeTakeFirstOrThrow()
    const stores = await database.selectFrom('entry').select('id').where('kind', '=', 'store').execute()
    await database
      .insertInto('favorite')
      .values(stores.map((store) => ({ account_id: id, entry_id: store.id, created_at: friday })))
      .execute()
    const [first] = stores
    await database
      .updateTable('entry')
      .set({ published_revision: null, published_at: new Date(now()) })
      .where('id', '=', first?.id ?? 0)
      .execute()
    await cleanUp(database, new Date(now()))
    expect(await database.selectFrom('favorite').selectAll().execute()).toHaveLength(stores.length)
    await cleanUp(database, new Date(now() + 91 * day))
    expect(await database.selectFrom('favorite').selectAll().execute()).toHaveLength(stores.length - 1)
  })

  it('removes an account three years after its last use', async () => {
    const { database } = test
    const accounts = () => database.selectFrom('account').select('id').execute()
    await database.updateTable('account').set({ used_at: friday }).execute()
    await cleanUp(database, after(3 * 365 * day))
    expect(await accounts()).toHaveLength(1)
    await cleanUp(database, after(3 * 365 * day + 1))
    expect(await accounts()).toHaveLength(0)
  })

  it('empties the address of what a store has answered after two years', async () => {
    const { database } = test
    await addPerson(database, 'store@example.com')
    const answers = () => database.selectFrom('store_proposal').select('email').execute()
    await cleanUp(database, after(2 * 365 * day))
    expect(await answers()).toEqual([{ email: 'store@example.com' }])
    await cleanUp(database, after(2 * 365 * day + 1))
    expect(await answers()).toEqual([{ email: null }])
  })

  async function count(table: Table) {
    return (await test.database.selectFrom(table).selectAll().execute()).length
  }
})

const takenBack = { status: 'unsubscribed', unsubscribed_at: friday } as const

type Table =
  | 'login_link'
  | 'seen_call'
  | 'rate_limit'
  | 'submission'
  | 'session'
  | 'newsletter_subscription'
  | 'mail'
  | 'contact_message'

function after(ms: number): Date {
  return new Date(friday.getTime() + ms)
}

/** Adds two rows to each table: a current one, and one that must stay, because it is later, confirmed or unsent. */
async function fill(database: Database): Promise<void> {
  const late = after(400 * day)
  const own = { property_id: 1, email: 'ana@example.com', locale: 'en' } as const
  const account = { ...own, created_at: friday }
  const { id } = await database
    .insertInto('account')
    .values(account)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [letter, at] of [
    ['a', friday],
    ['b', late],
  ] as const) {
    const hash = letter.repeat(64)
    const ends = (ms: number) => new Date(at.getTime() + ms)
    await database.insertInto('seen_call').values({ signature: hash, seen_at: at }).execute()
    await database
      .insertInto('submission')
      .values({
        property_id: 1,
        endpoint: 'contact_message',
        idempotency_key: letter,
        data_hash: hash,
        answer: '{}',
        created_at: at,
      })
      .execute()
    await database
      .insertInto('login_link')
      .values({ ...own, hash, created_at: at, expires_at: ends(10 * minute) })
      .execute()
    await database
      .insertInto('session')
      .values({
        client: letter,
        account_id: id,
        token_hash: hash,
        created_at: at,
        renewed_at: at,
        expires_at: ends(14 * day),
      })
      .execute()
    await database
      .insertInto('rate_limit')
      .values({ key: letter, points: 1, expire: ends(hour).getTime() })
      .execute()
    await database
      .insertInto('newsletter_subscription')
      .values({
        ...own,
        email: `${letter}@example.com`,
        status: letter === 'a' ? 'pending' : 'confirmed',
        consent_wording: 'Send me news.',
        consent_page: '/newsletter',
        consent_given_at: friday,
        confirm_expires_at: ends(7 * day),
        unsubscribe_token: hash,
        created_at: friday,
      })
      .execute()
    await database
      .insertInto('contact_message')
      .values({ ...own, page: '/contact-us', created_at: at })
      .execute()
    await database
      .insertInto('mail')
      .values({
        property_id: 1,
        kind: 'login-link',
        recipient: own.email,
        content: '{}',
        created_at: friday,
        sent_at: letter === 'a' ? friday : null,
        next_attempt_at: friday,
      })
      .execute()
  }
}
