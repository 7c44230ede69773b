import { describe, expect, it } from 'vitest'
import { createTestSite } from '../testing/site.ts'

describe('the middleware', () => {
  it('can be named in the settings, in part', async () => {
    const { get } = createTestSite({ middleware: ['redirect-moved'] })
    const spanish = { 'accept-language': 'es' }
    expect((await get('/', spanish)).status).toBe(200)
    expect((await get('/events', spanish)).status).toBe(301)
    expect((await createTestSite().get('/', spanish)).status).toBe(302)
  })

  it.each([
    { path: '/stores', first: 'Unknown middleware redirect-hmoe' },
    { path: '/es/stores', first: 'Middleware desconocido: redirect-hmoe' },
  ])('of an unknown name answers 500 and says so: $path', async ({ path, first }) => {
    const { get, logged } = createTestSite({ middleware: ['redirect-hmoe'] })
    expect(logged).toEqual([expect.stringContaining('Unknown middleware')])
    const response = await get(path)
    expect(response.status).toBe(500)
    expect(/<h1>([^<]*)/.exec(await response.text())?.[1]).toBe(first)
  })
})
