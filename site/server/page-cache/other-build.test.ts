import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

describe('a tab that was opened before a new version of the site', () => {
  it.each([
    ['/stores.data?letter=A&build=0&_routes=en%3Astores', '/stores?letter=A'],
    ['/_.data?build=0', '/'],
    ['/es.data?build=0', '/es'],
    ['/es/stores.data?build=', '/es/stores'],
  ])('is sent to the document when it asks for %s', async (target, document) => {
    const { get, loads } = createTestSite()
    const answer = await get(target)
    expect([answer.status, answer.headers.get('x-remix-redirect')]).toEqual([204, document])
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(loads).toHaveLength(0)
  })

  it('gets the data while the version is the same', async () => {
    const { get } = createTestSite()
    const answer = await get('/stores.data?build=1')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('en /stores of Trial Mall')
  })
})
