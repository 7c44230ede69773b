import { describe, expect, it } from 'vitest'
import { defaultCacheControl } from './cache-control.ts'

const page = { status: 200, url: '/es/stores?letter=A', isData: false, isPersonal: false }

describe('the Cache-Control of a page', () => {
  it('makes browsers revalidate each time, shared caches every few seconds, and none while the site is down', () => {
    const expected = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800'
    expect(defaultCacheControl(page)).toBe(expected)
    expect(defaultCacheControl({ ...page, url: '/es' })).toBe(expected)
    expect(defaultCacheControl({ ...page, status: 301 })).toBe(expected)
  })

  it.each(['/', '/?letter=A'])('keeps %s out of shared caches: it may redirect', (url) => {
    expect(defaultCacheControl({ ...page, url })).toBe('public, no-cache')
  })

  it.each([404, 410])('allows a %i for seconds, and not while the site is down', (status) => {
    expect(defaultCacheControl({ ...page, status })).toBe('public, max-age=0, s-maxage=5')
    expect(defaultCacheControl({ ...page, status, url: '/', isData: true })).toBe(
      'public, max-age=0, s-maxage=5',
    )
  })

  it('forbids to store failures and personal pages', () => {
    expect(defaultCacheControl({ ...page, status: 500 })).toBe('no-store')
    for (const status of [200, 404, 500])
      expect(defaultCacheControl({ ...page, status, isPersonal: true })).toBe('private, no-store')
  })

  it('allows to use data twice within seconds', () => {
    expect(defaultCacheControl({ ...page, url: '/_.data', isData: true })).toBe(
      'public, max-age=5, stale-if-error=604800',
    )
  })
})
