import { describe, expect, it } from 'vitest'
import { createTestPage, createTestContext } from '../../../testing/page-context.ts'
import { isOffered, type Offers } from '../../features.ts'
import { contactScreen } from './contact-screen.server.ts'
import { newsletterScreen } from './newsletter-screen.server.ts'

const nothing: Offers = { contact: false, accounts: false }

describe('a mall that takes no messages and has no newsletter', () => {
  const context = createTestContext({ offers: nothing })

  it('shows how to reach it without a form', () => {
    expect(contactScreen(context)).toMatchObject({ form: undefined, today: expect.any(String) })
  })

  it('has a newsletter page only where it has written one', () => {
    const pages = [createTestPage({ slug: 'newsletter', name: 'Our letter' })]
    expect(newsletterScreen(context)).toBeUndefined()
    expect(newsletterScreen(createTestContext({ offers: nothing }, { pages }))).toMatchObject({
      title: 'Our letter',
      form: undefined,
    })
  })
})

it('a newsletter of a mail service promises no message to confirm', () => {
  const fieldsOf = (newsletter: 'own' | 'service') =>
    newsletterScreen(createTestContext({ offers: { contact: true, newsletter, accounts: false } }))?.form
      ?.fields
  const email = { name: 'email' }
  expect(fieldsOf('own')).toContainEqual(expect.objectContaining({ ...email, hint: expect.any(String) }))
  expect(fieldsOf('service')).not.toContainEqual(expect.objectContaining({ hint: expect.any(String) }))
})

it.each([
  ['/login', false, false],
  ['/profile/data', false, false],
  ['/newsletter/confirm', false, false],
  ['/newsletter', true, true],
  ['/favorites', true, true],
  ['/login-help', true, true],
])('%s is offered without accounts: %s', (path, byService, byNone) => {
  expect(isOffered(path, { contact: true, newsletter: 'service', accounts: false })).toBe(byService)
  expect(isOffered(path, nothing)).toBe(byNone)
  expect(isOffered(path, { contact: true, newsletter: 'own', accounts: true })).toBe(true)
})
