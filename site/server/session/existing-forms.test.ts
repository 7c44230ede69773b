import { describe, expect, it } from 'vitest'
import { createTestLog } from '../../testing/platform.ts'
import { testPlatform } from '../../testing/site.ts'
import { createExistingForms, type FormAddresses } from './existing-forms.ts'

const caller = {
  idempotency_key: 'a-key-of-one-submission',
  locale: 'en',
  site_origin: 'https://mall.example',
  visitor_key: 'a-key-of-one-visitor',
} as const
const message = {
  ...caller,
  name: 'Ana',
  email: 'ana@mail.example',
  message: 'It is green.',
  page: '/contact-us',
}
const consent = { wording: 'Yes', page: '/newsletter', given_at: '2026-11-20T17:00:00.000Z' }
const subscriber = {
  ...caller,
  idempotency_key: 'a-key-of-another-one',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@mail.example',
  consent,
}
const all: FormAddresses = {
  contact: { url: 'https://mail.example/custom_email.js', mailto: 'hello@mall.example' },
  newsletter: 'https://mall.createsend.com/t/d/s/abcd/',
}

describe('a form for another platform', () => {
  it('is sent to its own address', async () => {
    const { send, requests } = open(() => new Response('answer({"Status":200})'))
    expect(await send('contact_message', message, '::1')).toEqual({
      kind: 'done',
      response: { status: 'received' },
    })
    expect(await send('newsletter_signup', subscriber, '::1')).toMatchObject({ kind: 'done' })
    expect(requests[0]).toMatchObject({ url: all.contact?.url, method: 'POST' })
    expect(requests[0]?.text).toContain('name="custom[Message]"\r\n\r\nIt is green.')
    expect(requests[1]).toMatchObject({ url: expect.stringContaining('cm-abcd-abcd=ana'), method: undefined })
  })

  it('is sent once, however often it is submitted', async () => {
    const { send, requests } = open(() => new Response())
    await send('contact_message', message, '::1')
    expect(await send('contact_message', message, '::1')).toMatchObject({ kind: 'done' })
    expect(requests).toHaveLength(1)
  })

  it('is sent again if it was not accepted', async () => {
    const statuses = [500, 200]
    const { send, log } = open(() => new Response('', { status: statuses.shift() ?? 200 }))
    expect(await send('contact_message', message, '::1')).toEqual({ kind: 'failed' })
    expect(await send('contact_message', message, '::1')).toMatchObject({ kind: 'done' })
    expect(log.warnings).toEqual([expect.stringContaining('status 500')])
    expect(log.warnings.join()).not.toContain('ana@')
  })

  it('fails if the service refuses it', async () => {
    const { send } = open(() => new Response('answer({"Status":400})'))
    expect(await send('newsletter_signup', subscriber, '::1')).toEqual({ kind: 'failed' })
  })

  it('fails if the platform is unreachable', async () => {
    const { send } = open(() => Promise.reject(new Error('gone')))
    expect(await send('contact_message', message, '::1')).toEqual({ kind: 'failed' })
  })

  it('is limited per network address', async () => {
    const { send } = open(() => new Response())
    const kinds = []
    for (let count = 0; count <= 60; count += 1) {
      const body = { ...message, idempotency_key: `a-key-of-submission-${count}` }
      kinds.push((await send('contact_message', body, '::1')).kind)
    }
    expect(kinds.indexOf('limited')).toBe(60)
    expect(
      await send('contact_message', { ...message, idempotency_key: 'another-key-of-one' }, '::2'),
    ).toMatchObject({
      kind: 'done',
    })
  })
})

function open(reply: () => Response | Promise<Response>, addresses = all) {
  const requests: { url: string; method: string | undefined; text: string }[] = []
  const log = { ...createTestLog(), debug: () => undefined }
  const send = createExistingForms({
    addresses,
    clock: () => 0,
    log,
    platform: {
      ...testPlatform,
      fetch: async (url, { method, body }) => {
        requests.push({ url, method, text: await new Response(body ?? '').text() })
        return reply()
      },
    },
  })
  return { send, requests, log }
}
