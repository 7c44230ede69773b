import { randomUUID } from 'node:crypto'
import { exampleOf } from '@promenade/contract/testing/form-examples'
import { encodeProfile } from '@promenade/contract/account-api/profile-fields'
import { inboxSchema } from '@promenade/contract/studio-api/inbox'
import { contactForm, contestFields, newsletterFields, profileFields } from '@promenade/domain/forms/forms'
import { beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { useStudio } from '../testing/test-studio.ts'
import { logIn, type TestVisitor } from '../testing/visitors.ts'
import { listMail } from '../testing/waiting-mail.ts'

const email = 'ana@example.test'
const caller = { locale: 'en', site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
const consent = { wording: 'Yes.', page: '/newsletter', given_at: friday.toISOString() }

const contest = `
name: Win a kite
picture: { path: scenes/gulls.svg, alt: Gulls }
description: <p>Take part.</p>
rules: <p>Be kind.</p>
photo: false
start: friday
end: friday+2d
question: How many gulls?
`

describe('every field of a form', () => {
  const platform = usePlatform({ 'contests/win-a-kite.yaml': contest })
  const studio = useStudio(platform)
  let visitor: TestVisitor

  beforeAll(async () => {
    visitor = await logIn(platform, email)
  })

  it('of a message reaches the inbox, the mail to the staff and the visitor’s own data', async () => {
    const message = { ...exampleOf(contactForm), email }
    await send('contact_message', { ...message, page: '/contact-us' })
    expect(await visitor.data('export_data')).toMatchObject({ contact_messages: [message] })
    const staff = await studio.logIn()
    const { messages } = inboxSchema.parse(await (await staff.get('/api/v1/inbox')).json())
    expect(messages).toMatchObject([message])
    const mail = (await listMail(platform)).find(({ kind }) => kind === 'contact-message')
    for (const text of Object.values(message)) expect(mail?.text).toContain(text)
  })

  it('of a subscriber is in their data', async () => {
    const subscriber = { ...exampleOf(newsletterFields), email }
    await send('newsletter_signup', { ...subscriber, consent })
    expect(await visitor.data('export_data')).toMatchObject({ newsletter: [subscriber] })
  })

  it('of a contest entry is in the data of the entrant', async () => {
    const entry = { ...exampleOf(contestFields), email }
    const ticks = { of_age: true, eligible: true, rules: true }
    await send('contest_entry', { ...entry, ...ticks, contest: 'win-a-kite' })
    expect(await visitor.data('export_data')).toMatchObject({ contest_entries: [entry] })
  })

  it('of a profile is stored', async () => {
    const written = encodeProfile(exampleOf(profileFields))
    await visitor.data('update_profile', { ...written, locale: 'en', newsletter: false })
    expect(await visitor.data('get_profile')).toMatchObject(written)
    expect(await visitor.data('export_data')).toMatchObject({ account: written })
  })

  it('may be missing in a row that is older than the field', async () => {
    const { database } = platform.database()
    await database.updateTable('contact_message').set({ fields: '{}' }).execute()
    const { messages } = inboxSchema.parse(await (await (await studio.logIn()).get('/api/v1/inbox')).json())
    expect(messages).toMatchObject([{ name: '', email, phone: null }])
  })

  async function send(endpoint: string, data: object) {
    const response = await platform.call(endpoint, { ...caller, idempotency_key: randomUUID(), ...data })
    expect([response.status, await response.json()]).toMatchObject([200, {}])
  }
})
