import { endpoints } from '@promenade/contract/account-api/endpoints'
import { contactForm, contestFields, subscriberFields } from '@promenade/domain/forms/forms'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeFields, encodeFields } from '../../database/form-fields.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { publicIdOf } from '../../testing/public-id.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { logIn, type TestVisitor } from '../../testing/visitors.ts'

const email = 'ana@example.com'
const consent = {
  wording: 'Send me news.',
  page: '/es/profile',
  given_at: '2026-11-20T15:00:00.000Z',
}

describe('profile', () => {
  const platform = usePlatform()
  let visitor: TestVisitor

  beforeEach(async () => {
    const { database } = platform.database()
    const tables = ['account', 'newsletter_subscription', 'contact_message', 'contest_entry', 'mail'] as const
    for (const table of tables) await database.deleteFrom(table).execute()
    visitor = await logIn(platform, email)
  })

  it('follows the contract, and changes the editable fields', async () => {
    const before = endpoints.get_profile.response.parse(await visitor.data('get_profile'))
    expect(before).toMatchObject({ email, firstname: null, locale: 'es', newsletter: false })
    const change = { firstname: '  Ana  María ', lastname: "O'Neil", locale: 'en', newsletter: false }
    const after = { ...before, firstname: 'Ana María', lastname: "O'Neil", locale: 'en' }
    expect(await visitor.data('update_profile', change)).toEqual(after)
    expect(await visitor.data('get_profile')).toEqual(after)
    const emptied = await visitor.data('update_profile', { ...change, firstname: null, lastname: ' ' })
    expect(emptied).toMatchObject({ firstname: null, lastname: null })
  })

  it('reports invalid fields and changes nothing', async () => {
    const change = { firstname: 'www.example', lastname: 'x'.repeat(101), locale: 'en', newsletter: false }
    const { errors } = await expectRefusal(await visitor.call('update_profile', change), 422)
    expect(errors).toEqual([
      { field: 'first_name', problem: 'notAName' },
      { field: 'last_name', problem: 'tooLong', limit: 100 },
    ])
    const validProfile = { firstname: 'Ana', lastname: null, locale: 'en', newsletter: true }
    const withoutConsent = await expectRefusal(await visitor.call('update_profile', validProfile), 422)
    expect(withoutConsent.errors).toEqual([{ field: 'consent', problem: 'missing' }])
    expect(await visitor.data('get_profile')).toMatchObject({ firstname: null, locale: 'es' })
  })

  it('switches the newsletter on, with the proof of consent, and off', async () => {
    const change = { firstname: 'Ana', lastname: null, locale: 'es', newsletter: true }
    expect(await visitor.data('update_profile', { ...change, consent })).toMatchObject({ newsletter: true })
    expect(await subscription()).toMatchObject({
      status: 'confirmed',
      first_name: 'Ana',
      consent_wording: 'Send me news.',
      consent_given_at: friday,
      confirmed_at: friday,
    })
    // The newsletter is on already, so no consent is needed.
    expect(await visitor.data('update_profile', change)).toMatchObject({ newsletter: true })
    expect(await visitor.data('update_profile', { ...change, newsletter: false })).toMatchObject({
      newsletter: false,
    })
    expect(await subscription()).toMatchObject({ status: 'unsubscribed', unsubscribed_at: friday })
    expect(await visitor.data('update_profile', { ...change, consent })).toMatchObject({ newsletter: true })
    expect(await subscription()).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
  })

  it('keeps a subscription that waits for confirmation', async () => {
    const signup = { first_name: 'Ana', last_name: 'Núñez', email, consent, locale: 'es' }
    const caller = { site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
    const idempotency_key = 'signup-of-the-profile'
    await platform.call('newsletter_signup', { ...signup, ...caller, idempotency_key })
    const change = { firstname: 'Ana', lastname: null, locale: 'es', newsletter: false }
    await visitor.data('update_profile', change)
    expect(await subscription()).toMatchObject({ status: 'pending', confirm_hash: expect.any(String) })
  })

  it('exports all data of the visitor, without secrets and without data of others', async () => {
    await subscribe()
    await visitor.data('add_favorite', { type: 'store', id: await idOfStore('net-works') })
    await writeSubmissions(email.toUpperCase())
    await writeSubmissions('bo@example.com')
    const data = await visitor.data('export_data')
    expect(data).toMatchObject({
      account: { email, firstname: 'Ana' },
      favorites: [{ type: 'store', name: { en: 'Net Works' } }],
      newsletter: [{ status: 'confirmed', consent_wording: 'Send me news.' }],
      contact_messages: [{ message: 'Hello from ANA@EXAMPLE.COM' }],
      contest_entries: [{ contest: 'name-the-gull', photo: Buffer.from('JPEG').toString('base64') }],
      mail: [{ kind: 'login-link', recipient: email }],
      sessions: [{ created_at: friday.toISOString() }],
    })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/bo@example|hash|token|client|[\w-]{43}/)
  })

  it('is deleted with sessions and favorites; messages to the centre stay', async () => {
    const second = await logIn(platform, email)
    await visitor.data('add_favorite', { type: 'store', id: await idOfStore('net-works') })
    await writeSubmissions(email)
    const response = await visitor.call('delete_account')
    expect([response.status, response.headers.has('access-token')]).toEqual([200, false])
    await expectRefusal(await second.call('get_profile'), 401, 'session')
    const { database } = platform.database()
    for (const table of ['account', 'session', 'favorite', 'login_link'] as const)
      expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    const messages = database.selectFrom('contact_message').select('id').where('email', '=', email)
    expect(await messages.execute()).toHaveLength(1)
    const again = await logIn(platform, email)
    expect(await again.data('get_favorites')).toEqual([])
  })

  it('ends the newsletter when it is deleted, of which the proof of consent stays', async () => {
    await subscribe()
    await visitor.data('delete_account')
    expect(await subscription()).toMatchObject({
      email,
      status: 'unsubscribed',
      unsubscribed_at: friday,
      fields: {},
      consent_wording: 'Send me news.',
      consent_given_at: friday,
    })
    const deleted = await logIn(platform, email)
    expect(await deleted.data('get_profile')).toMatchObject({ firstname: null, newsletter: false })
  })

  it('forgets a sign-up that nobody confirmed when it is deleted', async () => {
    const signup = { first_name: 'Ana', last_name: 'Núñez', email, consent, locale: 'es' }
    const caller = { site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
    await platform.call('newsletter_signup', {
      ...signup,
      ...caller,
      idempotency_key: 'signup-of-the-deleted',
    })
    await visitor.data('delete_account')
    const rows = platform.database().database.selectFrom('newsletter_subscription').selectAll()
    expect(await rows.execute()).toEqual([])
  })

  async function subscribe() {
    const profile = { firstname: 'Ana', lastname: null, locale: 'es' }
    await visitor.data('update_profile', { ...profile, newsletter: true, consent })
  }

  async function subscription() {
    const { database } = platform.database()
    const row = await database.selectFrom('newsletter_subscription').selectAll().executeTakeFirstOrThrow()
    return { ...row, ...decodeFields(subscriberFields, row) }
  }

  function idOfStore(slug: string) {
    return publicIdOf(platform.database().database, 'store', slug)
  }

  async function writeSubmissions(email: string) {
    const { database } = platform.database()
    const common = { property_id: 1, email, locale: 'es', created_at: friday } as const
    await database
      .insertInto('contact_message')
      .values({
        ...common,
        fields: encodeFields(contactForm, { name: 'Ana', message: `Hello from ${email}` }),
        page: '/contact-us',
      })
      .execute()
    await database
      .insertInto('contest_entry')
      .values({
        ...common,
        contest_slug: 'name-the-gull',
        fields: encodeFields(contestFields, { first_name: 'Ana', last_name: 'B' }),
        photo: Buffer.from('JPEG'),
      })
      .execute()
  }
})
