import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

describe('a tab opened before a deploy', () => {
  it.each([
    ['/stores.data?letter=A&build=0&_routes=en%3Astores', '/stores?letter=A'],
    ['/_.data?build=0', '/'],
    ['/es.data?build=0', '/es'],
    ['/es/stores.data?build=', '/es/stores'],
  ])('is redirected to the document when it requests %s', async (target, document) => {
    const { get, loads } = createTestSite()
    const response = await get(target)
    expect([response.status, response.headers.get('x-remix-redirect')]).toEqual([204, document])
    expect(response.headers.get('x-remix-reload-document')).toBe('true')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(loads).toHaveLength(0)
  })

  it('gets the data while the build is the same', async () => {
    const { get } = createTestSite()
    const response = await get('/stores.data?build=1')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('en /stores of Test Mall')
  })
})
