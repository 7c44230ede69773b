import { subscribersSchema } from '@promenade/contract/studio-api/subscribers'
import { subscriberFields } from '@promenade/domain/forms/forms'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { encodeFields } from '../../database/form-fields.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { visitorKey } from '../../testing/visitors.ts'
import { hashOf } from '../../visitors/secrets.ts'

const minute = 60_000
const after = (ms: number) => new Date(friday.getTime() + ms)
const secret = 'secret-of-the-link-to-confirm'

describe('subscribers', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let editor: StaffBrowser

  beforeEach(async () => {
    studio.setTime(friday)
    await database().deleteFrom('newsletter_subscription').execute()
    await add('ana@example.com', 'confirmed', { first_name: '=cmd', last_name: 'Núñez' })
    await add('bo_b@example.com', 'pending')
    editor = await studio.logIn('Edith', 'editor')
  })

  async function add(
    email: string,
    status: 'pending' | 'confirmed',
    fields: Parameters<typeof encodeFields<typeof subscriberFields>>[1] = {},
    at = friday,
  ) {
    await database()
      .insertInto('newsletter_subscription')
      .values({
        property_id: 1,
        email,
        fields: encodeFields(subscriberFields, fields),
        locale: 'es',
        status,
        consent_wording: 'Sí; quiero noticias.',
        consent_page: '/es/contact-us',
        consent_given_at: at,
        confirm_hash: status === 'pending' ? hashOf(secret) : null,
        confirm_expires_at: status === 'pending' ? after(60 * minute) : null,
        confirmed_at: status === 'confirmed' ? at : null,
        unsubscribe_token: `${email}-of-the-link-to-unsubscribe`,
        created_at: at,
      })
      .execute()
  }

  const search = async (body: object = {}) =>
    subscribersSchema.parse(await (await editor.send('POST', '/api/v1/subscribers/search', body)).json())
  const find = async (email: string) => {
    const [found] = (await search({ search: email })).items
    if (found === undefined) throw new Error(`There is no ${email}.`)
    return found
  }
  const set = async (email: string, unsubscribed: boolean) => {
    const { id } = await find(email)
    return (await editor.send('PATCH', `/api/v1/subscribers/${id}`, { unsubscribed })).status
  }

  it('are listed with state and consent, and found by a part of the address', async () => {
    expect(await search()).toMatchObject({
      counts: { pending: 1, confirmed: 1, unsubscribed: 0 },
      found: 2,
      items: [{ email: 'bo_b@example.com' }, { email: 'ana@example.com' }],
    })
    expect(await search({ search: ' ANA@' })).toMatchObject({
      found: 1,
      items: [
        {
          last_name: 'Núñez',
          state: 'confirmed',
          locale: 'es',
          consent: { wording: 'Sí; quiero noticias.', page: '/es/contact-us', at: friday.toISOString() },
        },
      ],
    })
    // No wildcards.
    expect((await search({ search: '_b@' })).found).toBe(1)
    expect((await search({ search: 'a_a' })).found).toBe(0)
    expect((await search({ state: 'pending' })).items).toHaveLength(1)
  })

  it('come in pages of fifty, the latest consent first', async () => {
    await database()
      .insertInto('newsletter_subscription')
      .columns([
        'property_id',
        'email',
        'locale',
        'status',
        'consent_wording',
        'consent_page',
        'consent_given_at',
        'unsubscribe_token',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom(sql<{ n: number }>`generate_series(1, 118)`.as<'n'>(sql`numbers(n)`))
          .select([
            sql<number>`1`.as('property_id'),
            sql<string>`'reader' || n || '@example.com'`.as('email'),
            sql<string>`'en'`.as('locale'),
            sql<'pending'>`'pending'`.as('status'),
            sql<string>`'Yes'`.as('consent_wording'),
            sql<string>`'/'`.as('consent_page'),
            sql<Date>`${friday}::timestamptz - (n % 7) * interval '1 hour'`.as('consent_given_at'),
            sql<string>`'unsubscribe-token-of-reader-' || n`.as('unsubscribe_token'),
            sql<Date>`${friday}::timestamptz`.as('created_at'),
          ]),
      )
      .execute()
    const pages = []
    let next: number | undefined
    do {
      const page = await search({ after: next })
      pages.push(page.items)
      next = page.next
    } while (next !== undefined)
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(120)
    const times = all.map(({ consent }) => consent.at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('are unsubscribed by a colleague on request, who can take that back for a quarter of an hour', async () => {
    for (const email of ['ana@example.com', 'bo_b@example.com']) {
      const before = await find(email)
      expect(await set(email, true)).toBe(200)
      expect(await find(email)).toMatchObject({
        state: 'unsubscribed',
        unsubscribedAt: friday.toISOString(),
        unsubscribedBy: 'Edith',
      })
      expect(await set(email, true)).toBe(404)
      studio.setTime(after(14 * minute))
      expect(await set(email, false)).toBe(200)
      expect(await find(email)).toEqual(before)
      studio.setTime(friday)
    }
    await set('ana@example.com', true)
    studio.setTime(after(15 * minute))
    expect(await set('ana@example.com', false)).toBe(404)
  })

  it('are not subscribed again where they have unsubscribed themselves', async () => {
    await set('ana@example.com', true)
    const token = 'ana@example.com-of-the-link-to-unsubscribe'
    await database()
      .updateTable('newsletter_subscription')
      .set({ unsubscribe_token: 'token-of-the-link-to-unsubscribe' })
      .where('unsubscribe_token', '=', token)
      .execute()
    const call = { token: 'token-of-the-link-to-unsubscribe', visitor_key: visitorKey }
    expect((await platform.call('newsletter_unsubscribe', call)).status).toBe(200)
    expect(await set('ana@example.com', false)).toBe(404)
  })

  it('cannot confirm what a colleague has ended, and can once that is taken back', async () => {
    const confirm = async () => {
      const data = { token: secret, site_origin: 'https://mall.test', visitor_key: visitorKey }
      return (await platform.call('newsletter_confirm', data)).status
    }
    await set('bo_b@example.com', true)
    expect(await confirm()).toBe(410)
    await set('bo_b@example.com', false)
    expect(await confirm()).toBe(200)
  })

  it('are exported for Excel, confirmed ones or all, without formulas', async () => {
    const confirmed = await editor.get('/api/v1/subscribers.csv?which=confirmed&heads=es&delimiter=;')
    expect(confirmed.headers.get('content-disposition')).toMatch(/^attachment; filename="subscribers-/)
    const [mark, ...lines] = Buffer.from(await confirmed.arrayBuffer())
      .toString()
      .split(/(?<=^\uFEFF)|\r\n/)
    expect([mark, ...lines]).toEqual([
      '\uFEFF',
      'Correo;Nombre;Apellidos;Idioma;Estado;Consentimiento;Página;Consentimiento dado;Confirmado;Baja',
      `ana@example.com;"'=cmd";Núñez;es;confirmado;"Sí; quiero noticias.";/es/contact-us;${atMall};${atMall};`,
      '',
    ])
    const all = await (await editor.get('/api/v1/subscribers.csv?which=all&heads=en')).text()
    expect(all).toContain('bo_b@example.com,,,es,waiting for confirmation,')
  })

  it('are exported with a fresh factor alone', async () => {
    await database().updateTable('staff_session').set({ confirmed_at: null }).execute()
    const response = await editor.get('/api/v1/subscribers.csv?which=all&heads=en')
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'confirm-first' }])
  })

  it('leave who read, exported and ended them in the audit, and no address', async () => {
    await set('ana@example.com', true)
    await editor.get('/api/v1/subscribers.csv?which=all&heads=en')
    const rows = await database()
      .selectFrom('audit')
      .select(['action', 'actor', 'details'])
      .where('action', 'like', 'subscribers.%')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(rows.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'Edith subscribers.export',
      'Edith subscribers.end',
      'Edith subscribers.read',
    ])
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})

/** The time of the sample mall. */
const atMall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Halifax',
  dateStyle: 'short',
  timeStyle: 'short',
}).format(friday)
