import { encodeProfile } from '@promenade/contract/account-api/profile-fields'
import { exampleOf } from '@promenade/contract/testing/form-examples'
import type { Form } from '@promenade/domain/forms/form'
import {
  contactForm,
  contestFields,
  newsletterFields,
  profileFields,
  reportFields,
} from '@promenade/domain/forms/forms'
import type { Contest } from '@promenade/domain/mall/contest'
import { locales } from '@promenade/domain/locale/locale'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../testing/page-context.ts'
import { createTestSession } from '../testing/session.ts'
import { profileSubmission } from './pages/account/profile-screen.server.ts'
import { contactSubmission } from './pages/content-pages/contact-form.server.ts'
import { newsletterSubmission } from './pages/content-pages/newsletter-form.server.ts'
import { contestSubmission } from './pages/contests/contest-form.server.ts'
import { reportSubmission } from './pages/report/report-form.server.ts'
import { pageContext } from './page-context.ts'
import { sessionContext } from './session-context.ts'
import { submitForm, type Submission } from './layout/forms/submit-form.server.ts'

const contest: Contest = {
  id: 'kite',
  slug: 'kite',
  name: 'Win a kite',
  period: { start: 0 },
  isFeatured: false,
  asksForPhoto: false,
  question: 'How many?',
  untranslated: [],
}

describe.each(locales.map(({ code }) => code))('every field of a form (%s)', (locale) => {
  const page = createTestContext({ locale, formStamp: 'fresh' })

  it('of a message has an input, and is sent', async () => {
    const message = exampleOf(contactForm)
    expect(await submit(contactSubmission(page), message)).toMatchObject(message)
  })

  it('of a report has an input, and is sent', async () => {
    const report = { problem: 'date', ...exampleOf(reportFields) }
    const hours = { subject: { kind: 'hours' }, name: 'Hours', to: '/hours' } as const
    expect(await submit(reportSubmission(hours, page), report)).toMatchObject(report)
  })

  it('of a subscriber has an input, and is sent', async () => {
    const subscriber = exampleOf(newsletterFields)
    expect(await submit(newsletterSubmission(page), { ...subscriber, agree: 'on' })).toMatchObject(subscriber)
  })

  it('of a contest entry has an input, and is sent', async () => {
    const entry = exampleOf(contestFields)
    expect(await submit(contestSubmission(contest, page), { ...entry, rules: 'on' })).toMatchObject(entry)
  })

  it('of a profile has an input, and is sent', async () => {
    const profile = exampleOf(profileFields)
    expect(await submit(profileSubmission(page), profile)).toMatchObject(encodeProfile(profile))
  })

  /** Fills in the inputs of a form; a value without an input is not sent. Returns the data of the call. */
  async function submit<Fields extends Form>(
    submission: Submission<Fields>,
    values: Readonly<Record<string, string | undefined>>,
  ): Promise<unknown> {
    const body = new URLSearchParams()
    for (const { name, label } of submission.fields) {
      expect(label).toMatch(/\S/)
      body.set(name, values[name] ?? '')
    }
    const { visitor, calls } = createTestSession()
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(sessionContext, visitor)
    const request = new Request('https://mall.example/form', { method: 'POST', body })
    await submitForm({ request, context }, submission)
    return calls[0]?.data
  }
})
