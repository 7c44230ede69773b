import { endpoints } from '@promenade/contract/account-api/endpoints'
import { subscriberFields } from '@promenade/domain/forms/forms'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeFields } from '../../database/form-fields.ts'
import { dataOf } from '../../testing/data-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { listMail, secretIn } from '../../testing/waiting-mail.ts'

const caller = { site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
const signup = {
  ...caller,
  locale: 'es',
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@example.test',
  consent: {
    wording: 'Sí, envíenme el boletín.',
    page: '/es/newsletter',
    given_at: '2026-11-20T14:59:30.000Z',
  },
}
const day = 86_400_000

describe('the newsletter', () => {
  const platform = usePlatform()
  let keys = 0

  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['newsletter_subscription', 'mail', 'submission', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  it('waits for the confirmation of the owner, with the proof of consent', async () => {
    await signUp()
    expect(await subscription()).toMatchObject({
      email: 'ana@example.test',
      first_name: 'Ana',
      last_name: 'Núñez',
      locale: 'es',
      status: 'pending',
      consent_wording: 'Sí, envíenme el boletín.',
      consent_page: '/es/newsletter',
      consent_given_at: new Date('2026-11-20T14:59:30.000Z'),
      confirmed_at: null,
    })
    const [mail] = await listMail(platform)
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', recipient: 'ana@example.test' })
    const link = /https:\/\/mall\.test\/es\/newsletter\/confirm\?token=[\w-]{43}/
    expect(mail?.text).toMatch(link)
    expect(mail?.html).toMatch(link)
    // The mail contains no typed name, because the address is not verified yet.
    expect(mail?.html).not.toContain('Núñez')
    const token = secretIn(await latest(), '/newsletter/confirm')
    expect(JSON.stringify(await subscription())).not.toContain(token)
  })

  it('is confirmed once by its link, also if it is used again', async () => {
    const token = await signUp()
    const presses = await Promise.all([confirm(token), confirm(token), confirm(token)])
    for (const response of presses) expect(await dataOf(response)).toEqual({ status: 'confirmed' })
    expect(await subscription()).toMatchObject({ status: 'confirmed', confirmed_at: friday })
    const [, welcome, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(welcome).toMatchObject({ kind: 'newsletter-welcome', recipient: 'ana@example.test' })
    expect(welcome?.unsubscribe).toMatch(
      /^https:\/\/mall\.test\/es\/newsletter\/unsubscribe\?token=[\w-]{43}$/,
    )
    expect(welcome?.text).toContain(welcome?.unsubscribe)
  })

  it('accepts a link for seven days', async () => {
    const token = await signUp()
    const last = new Date(friday.getTime() + 7 * day)
    await expectRefusal(await confirm(token, last), 410, 'used-up')
    expect((await confirm(token, new Date(last.getTime() - 1))).status).toBe(200)
    await expectRefusal(await confirm(`${token}x`), 404, 'unknown')
  })

  it('responds to a subscriber in the same way, and tells them only by mail', async () => {
    const first = await platform.call('newsletter_signup', { ...signup, idempotency_key: newKey() })
    await confirm(secretIn(await latest(), '/newsletter/confirm'))
    const before = await subscription()
    const again = { ...signup, email: 'ANA@example.test', first_name: 'Eva', idempotency_key: newKey() }
    const second = await platform.call('newsletter_signup', again)
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(await subscription()).toEqual(before)
    expect((await listMail(platform)).map(({ kind }) => kind)).toEqual([
      'newsletter-already',
      'newsletter-confirm',
      'newsletter-welcome',
    ])
  })

  it('sends a new link on a second request before confirmation; the old one is invalid', async () => {
    const first = await signUp()
    const { database } = platform.database()
    await database.deleteFrom('mail').execute()
    const second = await signUp()
    await expectRefusal(await confirm(first), 404, 'unknown')
    expect((await confirm(second)).status).toBe(200)
  })

  it('ends with the link of any mail, which works repeatedly, and can start again', async () => {
    const token = await signUp()
    await confirm(token)
    const unsubscribe = secretIn(await latest(), '/newsletter/unsubscribe')
    for (const token of [unsubscribe, unsubscribe]) {
      const response = await platform.call('newsletter_unsubscribe', leaving(token))
      expect(await dataOf(response)).toEqual({ status: 'unsubscribed' })
      expect(await subscription()).toMatchObject({ status: 'unsubscribed', unsubscribed_at: friday })
    }
    await expectRefusal(await confirm(token), 404, 'unknown')
    const stranger = await platform.call('newsletter_unsubscribe', leaving(`${unsubscribe}x`))
    await expectRefusal(stranger, 404, 'unknown')
    const { database } = platform.database()
    await database.deleteFrom('mail').execute()
    expect((await confirm(await signUp())).status).toBe(200)
    expect(await subscription()).toMatchObject({ status: 'confirmed', unsubscribed_at: null })
  })

  it('ends also before confirmation', async () => {
    await signUp()
    await platform.call(
      'newsletter_unsubscribe',
      leaving(secretIn(await latest(), '/newsletter/unsubscribe')),
    )
    expect(await subscription()).toMatchObject({ status: 'unsubscribed', confirm_hash: null })
  })

  it('reports invalid fields', async () => {
    const faulty = { ...signup, first_name: '', email: 'a@b', idempotency_key: newKey() }
    const { errors } = await expectRefusal(await platform.call('newsletter_signup', faulty), 422)
    expect(errors).toEqual([
      { field: 'first_name', problem: 'missing' },
      { field: 'email', problem: 'notAnAddress' },
    ])
  })

  /** Returns the token of the confirmation link. */
  async function signUp(): Promise<string> {
    const response = await platform.call('newsletter_signup', { ...signup, idempotency_key: newKey() })
    expect(endpoints.newsletter_signup.response.parse(await dataOf(response))).toEqual({ status: 'pending' })
    return secretIn(await latest(), '/newsletter/confirm')
  }

  function confirm(token: string, now = friday) {
    return platform.call('newsletter_confirm', { ...caller, token }, { now })
  }

  function leaving(token: string) {
    return { token, visitor_key: caller.visitor_key }
  }

  async function latest() {
    const mail = (await listMail(platform)).at(-1)
    if (mail === undefined) throw new Error('there is no mail')
    return mail
  }

  async function subscription() {
    const { database } = platform.database()
    const row = await database.selectFrom('newsletter_subscription').selectAll().executeTakeFirstOrThrow()
    return { ...row, ...decodeFields(subscriberFields, row) }
  }

  function newKey(): string {
    keys += 1
    return `key-of-submission-${keys}`
  }
})
