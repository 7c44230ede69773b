import { beforeEach, describe, expect, it } from 'vitest'
import { cachedDocument } from './cached-document.ts'
import { createTestCaches } from '../testing/caches.ts'

let caches = createTestCaches()

beforeEach(async () => {
  caches = createTestCaches()
  await put('1', ['/stores', '/map', '/es/map', '/offline'])
})

async function put(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  for (const path of paths) await cache.put(path, new Response(`${path} of ${name}`))
}

async function shown(path: string): Promise<string | null | undefined> {
  const response = await cachedDocument(`https://mall.example${path}`, caches)
  return response?.status === 302 ? response.headers.get('location') : response?.text()
}

describe('a cached document', () => {
  it('is the newest of its page', async () => {
    expect(await shown('/stores')).toBe('/stores of 1')
    await put('2', ['/stores'])
    expect(await shown('/stores')).toBe('/stores of 2')
    expect(await shown('/map')).toBe('/map of 1')
  })

  it('redirects a query to the address without one', async () => {
    expect(await shown('/stores?letter=B')).toBe('https://mall.example/stores')
  })

  it('keeps the query of the map and of a visit plan', async () => {
    await put('1', ['/plan-my-visit'])
    expect(await shown('/plan-my-visit?stops=s1.s2')).toBe('/plan-my-visit of 1')
    expect(await shown('/map?from=a&to=b')).toBe('/map of 1')
    expect(await shown('/es/map?from=a')).toBe('/es/map of 1')
  })

  it('is the fallback page for an uncached page, in the language there is', async () => {
    expect(await shown('/jobs/night-baker')).toBe('/offline of 1')
    expect(await shown('/es/jobs')).toBe('/offline of 1')
    await put('1', ['/es/offline'])
    expect(await shown('/es/jobs')).toBe('/es/offline of 1')
  })

  it('follows a language switch, never to another host', async () => {
    expect(await shown('/language/es?to=%2Fmap')).toBe('https://mall.example/es/map')
    expect(await shown('/language/en')).toBe('https://mall.example/')
    expect(await shown('/language/en?to=%2F%2Fevil.example')).toBe('https://mall.example/evil.example')
  })

  it('leads from the address on a board or a door to the map, which finds the place', async () => {
    expect(await shown('/b/3')).toBe('https://mall.example/map?near=%2Fb%2F3')
    expect(await shown('/es/U/a-12')).toBe('https://mall.example/es/map?near=%2FU%2Fa-12')
    expect(await shown('/b/3/x')).toBe('/offline of 1')
  })

  it('is undefined without a cache', async () => {
    caches = createTestCaches()
    expect(await shown('/stores')).toBeUndefined()
  })
})
