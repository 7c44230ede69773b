import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'
import { skipRevalidation } from './send-form.ts'

describe('a page with a form', () => {
  const url = new URL('https://mall.example/contact-us')
  const asked: ShouldRevalidateFunctionArgs = {
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  }

  it('is not asked for again when its form is answered', () => {
    expect(skipRevalidation({ ...asked, formMethod: 'POST', actionResult: { form: {} } })).toBe(false)
  })

  it('is, where the form leads to the page as it is now, and whenever another page would be', () => {
    expect(skipRevalidation({ ...asked, formMethod: 'POST' })).toBe(true)
    expect(skipRevalidation(asked)).toBe(true)
    expect(skipRevalidation({ ...asked, defaultShouldRevalidate: false })).toBe(false)
  })
})
