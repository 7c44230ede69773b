import { describe, expect, it } from 'vitest'
import { defaultCacheControl } from './cache-control.ts'

const page = { status: 200, url: '/es/stores?letter=A', isData: false, isPersonal: false }

describe('the Cache-Control of a page', () => {
  it('has browsers ask each time and shared caches every few seconds, or never while the site is away', () => {
    const caching = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=604800'
    expect(defaultCacheControl(page)).toBe(caching)
    expect(defaultCacheControl({ ...page, url: '/es' })).toBe(caching)
    expect(defaultCacheControl({ ...page, status: 301 })).toBe(caching)
  })

  it.each(['/', '/?letter=A'])('leaves %s to no shared cache: it may lead elsewhere', (url) => {
    expect(defaultCacheControl({ ...page, url })).toBe('public, no-cache')
  })

  it.each([404, 410])('keeps %i for moments, and not when the site is away', (status) => {
    expect(defaultCacheControl({ ...page, status })).toBe('public, max-age=0, s-maxage=5')
    expect(defaultCacheControl({ ...page, status, url: '/', isData: true })).toBe(
      'public, max-age=0, s-maxage=5',
    )
  })

  it('keeps no failure, and nothing of one visitor', () => {
    expect(defaultCacheControl({ ...page, status: 500 })).toBe('no-store')
    for (const status of [200, 404, 500])
      expect(defaultCacheControl({ ...page, status, isPersonal: true })).toBe('private, no-store')
  })

  it('lets data be used twice within moments', () => {
    expect(defaultCacheControl({ ...page, url: '/_.data', isData: true })).toBe(
      'public, max-age=5, stale-if-error=604800',
    )
  })
})
