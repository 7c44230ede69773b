import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/one-person.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { waitForBlocked } from '../../testing/wait-for-blocked.ts'
import { logIn, requestLink, visitorKey } from '../../testing/visitors.ts'
import { retryDeadlock } from '../../database/retry-deadlock.ts'
import { erasePerson } from './erase-person.ts'

const email = 'ana@example.com'

/** The mall's own address, and the accounts of staff. */
const notPersonal = ['mall', 'staff']
/** The proof of consent. */
const kept = ['newsletter_subscription']

const signup = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email,
  consent: { wording: 'Send me news.', page: '/es/profile', given_at: '2026-11-20T15:00:00.000Z' },
  locale: 'es',
  site_origin: 'https://mall.test',
  visitor_key: visitorKey,
}

describe('erasePerson', () => {
  const platform = usePlatform()

  beforeEach(async () => {
    const { database } = platform.database()
    const tables = ['account', 'login_link', 'newsletter_subscription', 'contact_message'] as const
    for (const table of [
      ...tables,
      'contest_entry',
      'visitor_report',
      'mail',
      'store_round',
      'store_proposal',
    ] as const)
      await database.deleteFrom(table).execute()
    await addPerson(database, email)
  })

  const erase = (of = email) =>
    retryDeadlock(() =>
      platform
        .database()
        .database.transaction()
        .execute((transaction) => erasePerson({ transaction, property: { id: 1 }, email: of, now: friday })),
    )

  /** The tables of which a row has a text, wherever it stands. */
  async function tablesWith(text: string): Promise<readonly string[]> {
    const { database } = platform.database()
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' order by 1`.execute(database)
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: having } = await sql`select 1 from ${sql.table(name)} as searched
        where searched::text ilike ${`%${text}%`} limit 1`.execute(database)
      if (having.length > 0) found.push(name)
    }
    return found
  }

  it('knows every table with an address, and leaves it in the proof of consent alone', async () => {
    const { database } = platform.database()
    const { rows } = await sql<{
      name: string
    }>`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'mail|recipient|address$' and data_type = 'text'
        and table_name not in ('link_check') order by 1`.execute(database)
    const withAddress = rows.map(({ name }) => name).filter((name) => !notPersonal.includes(name))
    expect(await tablesWith(email)).toEqual(withAddress)
    expect(await erase()).toBeGreaterThan(0)
    expect(await tablesWith(email)).toEqual(kept)
    for (const table of ['session', 'favorite', 'contest_entry', 'visitor_report'] as const)
      expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })

  it('keeps of a subscription what proves the consent, and nothing of a sign-up that nobody confirmed', async () => {
    const { database } = platform.database()
    await addPerson(database, 'bo@example.com')
    await database
      .updateTable('newsletter_subscription')
      .set({ status: 'pending', confirmed_at: null })
      .where('email', '=', 'bo@example.com')
      .execute()
    await erase('BO@example.com')
    expect(await tablesWith('bo@example.com')).toEqual([])
    await erase()
    const rows = await database.selectFrom('newsletter_subscription').selectAll().execute()
    expect(rows).toMatchObject([
      {
        email,
        fields: {},
        status: 'unsubscribed',
        unsubscribed_at: friday,
        consent_wording: 'Send me news.',
        consent_given_at: friday,
        confirmed_at: friday,
      },
    ])
  })

  it('changes nothing the second time, and nothing of others', async () => {
    const { database } = platform.database()
    await addPerson(database, 'eva@example.net')
    const before = await tablesWith('eva@example.net')
    await erase()
    expect(await erase()).toBe(0)
    expect(await tablesWith('eva@example.net')).toEqual(before)
  })

  it('lets nothing of a login or sign-up that runs at the same moment come back half', async () => {
    const link = await requestLink(platform, email)
    const entries = () =>
      platform.call('newsletter_signup', { ...signup, idempotency_key: 'signup-during-erasure' })
    const login = () => platform.call('login_hash', { login_hash: link, visitor_key: visitorKey })
    await Promise.all([entries(), login(), erase(), erase()])
    await erase()
    // A sign-up that comes after an erasure takes the place of the proof, and is not confirmed.
    expect(kept).toEqual(expect.arrayContaining([...(await tablesWith(email))]))
  })

  it('waits for a call that holds a row back, and erases all that it has written', async () => {
    const { database } = platform.database()
    const written = Promise.withResolvers<undefined>()
    const call = database.transaction().execute(async (transaction) => {
      // A contest entry with a consent, as `enterContest` writes it.
      await transaction.deleteFrom('contest_entry').execute()
      await transaction
        .insertInto('contest_entry')
        .values({
          property_id: 1,
          email,
          contest_slug: 'second',
          locale: 'es',
          created_at: friday,
          fields: '{}',
        })
        .execute()
      await transaction.updateTable('newsletter_subscription').set({ locale: 'en' }).execute()
      written.resolve(undefined)
      await waitForBlocked(database)
    })
    await written.promise
    await Promise.all([erase(), call])
    expect(await tablesWith(email)).toEqual(kept)
  })

  it('ends the session of the account', async () => {
    const visitor = await logIn(platform, email)
    await erase()
    expect((await visitor.call('get_profile')).status).toBe(401)
  })
})
