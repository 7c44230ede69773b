import { describe, expect, it } from 'vitest'
import { createTestPage, createTestContext } from '../testing/page-context.ts'
import { allFeatures, hasFeature, type Features } from './features.ts'
import { contactScreen } from './pages/content-pages/contact-screen.server.ts'
import { newsletterScreen } from './pages/content-pages/newsletter-screen.server.ts'

const noFeatures: Features = { contact: false, accounts: false, reports: false, styleGuide: false }

describe('a mall that takes no messages and has no newsletter', () => {
  const context = createTestContext({ features: noFeatures })

  it('shows its contacts without a form', () => {
    expect(contactScreen(context)).toMatchObject({ form: undefined, today: expect.any(String) })
  })

  it('has a newsletter page only if it has written one', () => {
    const pages = [createTestPage({ slug: 'newsletter', name: 'Our letter' })]
    expect(newsletterScreen(context)).toBeUndefined()
    expect(newsletterScreen(createTestContext({ features: noFeatures }, { pages }))).toMatchObject({
      title: 'Our letter',
      form: undefined,
    })
  })
})

it('a newsletter of a mail service announces no confirmation mail', () => {
  const fieldsOf = (newsletter: 'own' | 'service') =>
    newsletterScreen(createTestContext({ features: { ...noFeatures, contact: true, newsletter } }))?.form
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
  ['/report', false, false],
  ['/login-help', true, true],
  ['/style-guide', false, false],
])('%s is there without accounts: %s', (path, byService, byNone) => {
  expect(hasFeature(path, { ...noFeatures, contact: true, newsletter: 'service' })).toBe(byService)
  expect(hasFeature(path, noFeatures)).toBe(byNone)
  expect(hasFeature(path, allFeatures)).toBe(true)
})
