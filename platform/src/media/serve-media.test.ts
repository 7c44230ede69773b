import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleFiles } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'

describe('media', () => {
  const platform = usePlatform()
  const address = async () => {
    const store = z
      .looseObject({ logo_image_url: z.string() })
      .parse(await platform.json('/store_by_slug/net-works'))
    return store.logo_image_url
  }

  it('serves a picture as immutable, with a safe policy and without a key', async () => {
    const response = await platform.fetch(await address())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(sampleFiles['../pictures/logos/net-works.svg'])
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('responds with 304 if the client has the picture', async () => {
    const first = await platform.fetch(await address())
    const etag = first.headers.get('etag') ?? ''
    const second = await platform.fetch(await address(), { headers: { 'If-None-Match': etag } })
    expect(second.status).toBe(304)
  })

  it('serves a picture at its former, longer address', async () => {
    const [, , prefix = '', name] = (await address()).split('/')
    const etag = (await platform.fetch(await address())).headers.get('etag') ?? ''
    const longer = etag.slice(1, 17)
    expect(longer.startsWith(prefix)).toBe(true)
    expect((await platform.fetch(`/media/${longer}/${name}`)).status).toBe(200)
    expect((await platform.fetch(`/media/${prefix}0000/${name}`)).status).toBe(404)
  })

  it('responds with 404 at any other address', async () => {
    const [, , prefix = ''] = (await address()).split('/')
    for (const path of [
      `${prefix}/other.svg`,
      `${prefix.slice(1)}/net-works.svg`,
      `${'0'.repeat(12)}/net-works.svg`,
    ]) {
      expect((await platform.fetch(`/media/${path}`)).status).toBe(404)
    }
    expect((await platform.fetch(`/media/${prefix}/net%00works.svg`)).status).toBe(404)
    expect((await platform.fetch(`/media/${prefix}/%E0%A4%A`)).status).toBe(404)
    expect(platform.errors).toEqual([])
  })
})
