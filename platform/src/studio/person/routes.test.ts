import { personSchema } from '@promenade/contract/studio-api/person'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../../testing/one-person.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

const email = 'ana@example.com'

/** Every part, as there is one of each, and two mails. */
const everything = {
  account: 'Ana',
  favorites: null,
  sessions: null,
  login_links: null,
  newsletter: 'confirmed',
  contact_messages: `Write to ${email}.`,
  contest_entries: 'name-the-gull',
  visitor_reports: 'stores/net-works',
  mail: 'newsletter-welcome',
  store_links: expect.any(String),
  store_answers: expect.any(String),
}

describe('one person', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let editor: StaffBrowser

  beforeEach(async () => {
    const tables = ['account', 'login_link', 'newsletter_subscription', 'contact_message'] as const
    for (const table of [...tables, 'contest_entry', 'visitor_report', 'mail', 'store_round'] as const)
      await database().deleteFrom(table).execute()
    await database().deleteFrom('store_proposal').execute()
    await addPerson(database(), email)
    editor = await studio.logIn('Edith', 'editor')
  })

  const send = (name: 'search' | 'export' | 'erasure', of = email) =>
    editor.send('POST', `/api/v1/person/${name}`, { email: of })
  const search = async (of?: string) => personSchema.parse(await (await send('search', of)).json())

  it('is found with everything that the mall holds of the address, in any case of letters', async () => {
    const { parts, proofUntil, colleague } = await search(' ANA@EXAMPLE.COM ')
    const first = parts.map(({ part, items }) => [part, items[0]?.about])
    expect(first).toEqual(Object.entries(everything))
    expect(parts.find(({ part }) => part === 'mail')?.count).toBe(2)
    expect([proofUntil, colleague]).toEqual(['2029-11-19T15:00:00.000Z', null])
  })

  it('is told in the number of all things and in twenty of them', async () => {
    const mail = { property_id: 1, kind: 'newsletter-welcome', recipient: email, content: '{}' }
    const more = { ...mail, created_at: friday, next_attempt_at: friday }
    await database()
      .insertInto('mail')
      .values(Array.from({ length: 20 }, () => more))
      .execute()
    const mails = (await search()).parts.find(({ part }) => part === 'mail')
    expect([mails?.count, mails?.items.length]).toEqual([22, 20])
  })

  it('is nobody where there is nothing, and no address is refused', async () => {
    expect(await search('bo@example.com')).toEqual({ parts: [], proofUntil: null, colleague: null })
    for (const wrong of ['', 'ana', 'ana@@example.com'])
      expect((await send('search', wrong)).status).toBe(400)
  })

  it('is named where it is a colleague, whose account and login mails are no data of visitors', async () => {
    const own = { property_id: 1, kind: 'studio-login', recipient: 'ada@mall.test', content: '{}' }
    await database()
      .insertInto('mail')
      .values({ ...own, created_at: friday, next_attempt_at: friday })
      .execute()
    await database()
      .updateTable('staff')
      .set({ email: 'ada@mall.test' })
      .where('name', '=', 'Edith')
      .where('id', '=', (eb) => eb.selectFrom('staff').select((one) => one.fn.max('id').as('id')))
      .execute()
    const expected = { parts: [], proofUntil: null, colleague: 'Edith' }
    expect(await search('Ada@mall.test')).toEqual(expected)
    expect(await (await send('erasure', 'ada@mall.test')).json()).toEqual(expected)
    expect(
      await database().selectFrom('mail').select('id').where('kind', '=', 'studio-login').execute(),
    ).toHaveLength(1)
  })

  it('is exported in full, with the photo, and without secrets', async () => {
    const text = await (await send('export')).text()
    expect(JSON.parse(text)).toMatchObject({
      email,
      account: { email, firstname: 'Ana' },
      newsletter: [{ consent_wording: 'Send me news.', status: 'confirmed' }],
      contact_messages: [{ message: `Write to ${email}.` }],
      contest_entries: [{ photo: Buffer.from('JPEG').toString('base64') }],
      store_answers: [{ part: 'message' }],
      exported_at: friday.toISOString(),
    })
    expect(text).not.toMatch(/hash|token|[\w-]{43}/)
  })

  it('is erased but for the proof of consent, again and again', async () => {
    const left = {
      parts: [{ part: 'newsletter', count: 1, items: [{ at: friday.toISOString(), about: 'unsubscribed' }] }],
      proofUntil: '2029-11-19T15:00:00.000Z',
      colleague: null,
    }
    expect(await (await send('erasure')).json()).toEqual(left)
    expect(await (await send('erasure')).json()).toEqual(left)
    expect(await search()).toEqual(left)
  })

  it('is exported and erased with a fresh factor alone', async () => {
    await database().updateTable('staff_session').set({ confirmed_at: null }).execute()
    for (const act of ['export', 'erasure'] as const)
      expect(await (await send(act)).json()).toMatchObject({ status: 403, code: 'confirm-first' })
    expect((await search()).parts).toHaveLength(Object.keys(everything).length)
  })

  it('leaves who read, exported and erased in the audit, and no address', async () => {
    for (const act of ['search', 'export', 'erasure'] as const) await send(act)
    const rows = await database()
      .selectFrom('audit')
      .select(['action', 'actor', 'details'])
      .where('action', 'like', 'person.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows).toEqual([
      { action: 'person.erase', actor: 'Edith', details: { count: expect.any(Number) } },
      { action: 'person.export', actor: 'Edith', details: null },
      { action: 'person.read', actor: 'Edith', details: null },
    ])
  })
})
