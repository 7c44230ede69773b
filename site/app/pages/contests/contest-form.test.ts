import type { Contest } from '@promenade/domain/mall/contest'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { createTestSession } from '../../../testing/session.ts'
import { type PhotoReading, sessionContext } from '../../session-context.ts'
import { submitForm } from '../../layout/forms/submit-form.server.ts'
import { contestSubmission } from './contest-form.server.ts'

/** Enters a contest with a photo, for which the server returns this result. */
async function enter(photo: PhotoReading, locale: 'en' | 'es' = 'en') {
  const page = createTestContext({ locale })
  const { visitor, calls } = createTestSession({
    result: { kind: 'done', response: { status: 'received' } },
    readPhoto: () => Promise.resolve(photo),
  })
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(sessionContext, visitor)
  const fields = { first_name: 'Ann', last_name: 'Lee', email: 'ann@mail.example', rules: 'on' }
  const body = new URLSearchParams(fields)
  const request = new Request('https://mall.example/contests/harbour', { method: 'POST', body })
  const { data, init } = await submitForm({ request, context }, contestSubmission(contest, page))
  return { form: data.form, status: init?.status, headers: new Headers(init?.headers), calls }
}

const contest: Contest = {
  id: 'harbour',
  slug: 'harbour',
  name: 'The harbour',
  period: { start: 0 },
  isFeatured: false,
  asksForPhoto: true,
  untranslated: [],
}

describe('a photo for a contest', () => {
  it('is sent with the entry', async () => {
    const { status, calls } = await enter({ kind: 'read', jpeg: 'SlBFRw==' })
    expect(status).toBe(200)
    expect(calls).toEqual([
      { endpoint: 'contest_entry', data: expect.objectContaining({ photo: 'SlBFRw==' }) },
    ])
  })

  it('is optional', async () => {
    const { status, calls } = await enter({ kind: 'none' })
    expect(status).toBe(200)
    expect(calls[0]?.data).not.toHaveProperty('photo')
  })

  it.each([
    ['photoTooLarge', 'en', '5 MB'],
    ['photoTooManyPixels', 'en', '50 megapixels'],
    ['photoIsHeic', 'es', 'HEIC'],
    ['notAPhoto', 'es', 'JPEG, PNG o WebP'],
  ] as const)('that cannot be decoded gets an error beside its field: %s', async (fault, locale, words) => {
    const { form, status, calls } = await enter({ kind: 'faulty', fault }, locale)
    expect([status, calls]).toEqual([422, []])
    expect(form.fields.find(({ name }) => name === 'photo')?.fault).toContain(words)
    expect(form.fields[0]).toMatchObject({ value: 'Ann' })
  })

  it.each([
    ['busy', 503],
    ['limited', 429],
  ] as const)(
    'that cannot be decoded now (%s) may be sent again later, with the filled-in fields',
    async (kind, code) => {
      const { form, status, headers, calls } = await enter({ kind, retryAfter: 30 })
      expect([status, headers.get('retry-after'), calls]).toEqual([code, '30', []])
      expect(form.refusal?.title).not.toBe('')
      expect(form.fields[0]).toMatchObject({ value: 'Ann' })
    },
  )
})
