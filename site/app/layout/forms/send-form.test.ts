import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'
import { skipRevalidation } from './send-form.ts'

describe('a page with a form', () => {
  const url = new URL('https://mall.example/contact-us')
  const args: ShouldRevalidateFunctionArgs = {
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  }

  it('is not revalidated after its form was submitted', () => {
    expect(skipRevalidation({ ...args, formMethod: 'POST', actionResult: { form: {} } })).toBe(false)
  })

  it('is revalidated after a redirect, and whenever other pages are', () => {
    expect(skipRevalidation({ ...args, formMethod: 'POST' })).toBe(true)
    expect(skipRevalidation(args)).toBe(true)
    expect(skipRevalidation({ ...args, defaultShouldRevalidate: false })).toBe(false)
  })
})
