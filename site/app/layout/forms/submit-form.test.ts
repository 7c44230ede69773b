import { contactForm } from '@promenade/domain/forms/forms'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import type { FormField } from '../../components/form/form-view.ts'
import { createTestSession } from '../../../testing/session.ts'
import { type AnyResult, type Visitor, sessionContext } from '../../session-context.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { formHead, submitForm, type Submission } from './submit-form.server.ts'

const page = createTestContext({ formStamp: 'fresh', path: '/contact-us' })

const submission: Submission<typeof contactForm> = {
  rules: contactForm,
  fields: [
    { kind: 'text', name: 'name', label: 'Full name' },
    { kind: 'text', name: 'email', label: 'E-mail', type: 'email' },
    { kind: 'textarea', name: 'message', label: 'Your message' },
  ],
  submit: 'Send',
  call: (value, visitor, form) => visitor.call('contact_message', { ...value, page: '/contact-us' }, form),
  done: ({ name }) => ({ title: `Thank you, ${name}` }),
  refused: { 'not-open': ({ email }) => ({ title: `${email} was here` }) },
}

const sound = { name: ' José-Luis  O’Neil ', email: 'jose@Mail.Example', message: 'Hello', stamp: 'posted' }

describe('a submitted form', () => {
  it('is submitted with parsed values, and confirmed', async () => {
    const { response, calls, title } = await send(sound, {
      result: { kind: 'done', response: { status: 'received' } },
    })
    expect(response.init?.status).toBe(200)
    expect(response.data.form.done).toEqual({ title: 'Thank you, José-Luis O’Neil' })
    expect(calls).toEqual([
      {
        endpoint: 'contact_message',
        data: expect.objectContaining({ name: 'José-Luis O’Neil', email: 'jose@mail.example' }),
      },
    ])
    expect(title).toBe('Thank you, José-Luis O’Neil · Contact · Test Mall')
  })

  it('is shown again with all errors and the input, and not submitted further', async () => {
    const { response, calls, title } = await send({
      name: 'www.pills.example',
      email: 'jose',
      stamp: 'posted',
    })
    expect(response.init?.status).toBe(422)
    expect(response.data.form).toMatchObject({ stamp: 'posted' })
    expect(response.data.form).not.toHaveProperty('done')
    expect(response.data.form.fields.map(shown)).toEqual([
      ['www.pills.example', expect.stringContaining('without web addresses')],
      ['jose', expect.stringContaining('name@example.com')],
      ['', 'please fill this in.'],
    ])
    expect(calls).toEqual([])
    expect(title).toBe('Error: Contact · Test Mall')
  })

  it.each(['stale', 'forged'] as const)(
    'from a %s page must be sent again, with a new stamp',
    async (stampState) => {
      const { response, calls } = await send(sound, { checkStamp: () => stampState })
      expect(response.init?.status).toBe(422)
      expect(response.data.form).toMatchObject({
        stamp: 'fresh',
        refusal: { title: 'We could not take this: please press Send again.' },
      })
      expect(response.data.form.fields.map(shown)).toContainEqual(['Hello', undefined])
      expect(calls).toEqual([])
    },
  )

  it.each([
    [59, 'try again in 1 minute.'],
    [61, 'try again in 2 minutes.'],
  ])('that is rate-limited may be sent again after %i seconds', async (retryAfter, words) => {
    const { response } = await send(sound, { result: { kind: 'limited', retryAfter } })
    expect(response.init).toMatchObject({ status: 429, headers: { 'Retry-After': String(retryAfter) } })
    expect(response.data.form.refusal?.title).toContain(words)
  })

  it('that is refused shows the reason', async () => {
    const { response } = await send(sound, { result: { kind: 'refused', reason: 'not-open' } })
    expect(response.init?.status).toBe(409)
    expect(response.data.form.refusal).toEqual({ title: 'jose@mail.example was here' })
  })

  it.each<AnyResult>([
    { kind: 'failed' },
    { kind: 'logged out' },
    { kind: 'refused', reason: undefined },
    { kind: 'refused', reason: 'constructor' },
  ])('with the result %j shows the specification’s failure text and the input', async (result) => {
    const { response, title } = await send(sound, { result })
    expect(response.init?.status).toBe(503)
    expect(response.data.form.refusal).toEqual({
      title: 'Error:',
      text: 'There was an error when trying to submit your request. Please try again later.',
    })
    expect(response.data.form.fields.map(shown)).toContainEqual(['Hello', undefined])
    expect(title).toMatch(/^Error: /)
  })
})

async function send(fields: Record<string, string>, changes: Parameters<typeof createTestSession>[0] = {}) {
  const { visitor, calls } = createTestSession(changes)
  const context = contextOf(visitor)
  const request = new Request('https://mall.example/contact-us', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const response = await submitForm({ request, context }, submission)
  const { title } = formHead(context, pageHead(page, { title: 'Contact' }))
  return { response, calls, title }
}

function contextOf(visitor: Visitor): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(sessionContext, visitor)
  return context
}

function shown(field: FormField): readonly [string | undefined, string | undefined] {
  return ['value' in field ? field.value : undefined, field.fault]
}
