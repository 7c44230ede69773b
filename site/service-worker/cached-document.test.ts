import { beforeEach, describe, expect, it } from 'vitest'
import { keptDocument } from './cached-document.ts'
import { createTestShelves } from '../testing/caches.ts'

let shelves = createTestShelves()

beforeEach(async () => {
  shelves = createTestShelves()
  await put('1', ['/stores', '/map', '/es/map', '/offline'])
})

async function put(name: string, paths: readonly string[]): Promise<void> {
  const shelf = await shelves.open(name)
  for (const path of paths) await shelf.put(path, new Response(`${path} of ${name}`))
}

async function shown(path: string): Promise<string | null | undefined> {
  const answer = await keptDocument(`https://mall.example${path}`, shelves)
  return answer?.status === 302 ? answer.headers.get('location') : answer?.text()
}

describe('without a network', () => {
  it('a page that was kept is shown, the newest of it', async () => {
    expect(await shown('/stores')).toBe('/stores of 1')
    await put('2', ['/stores'])
    expect(await shown('/stores')).toBe('/stores of 2')
    expect(await shown('/map')).toBe('/map of 1')
  })

  it('a page asked for with a query is shown as it is without, and its address says so', async () => {
    expect(await shown('/stores?letter=B')).toBe('https://mall.example/stores')
  })

  it('the map keeps its query, for it makes its screen itself', async () => {
    expect(await shown('/map?from=a&to=b')).toBe('/map of 1')
    expect(await shown('/es/map?from=a')).toBe('/es/map of 1')
  })

  it('a page that was not kept is another one in its place, in the language there is', async () => {
    expect(await shown('/jobs/night-baker')).toBe('/offline of 1')
    expect(await shown('/es/jobs')).toBe('/offline of 1')
    await put('1', ['/es/offline'])
    expect(await shown('/es/jobs')).toBe('/es/offline of 1')
  })

  it('the switch of languages leads on, and never to another host', async () => {
    expect(await shown('/language/es?to=%2Fmap')).toBe('https://mall.example/es/map')
    expect(await shown('/language/en')).toBe('https://mall.example/')
    expect(await shown('/language/en?to=%2F%2Fevil.example')).toBe('https://mall.example/evil.example')
  })

  it('nothing is shown where nothing was kept', async () => {
    shelves = createTestShelves()
    expect(await shown('/stores')).toBeUndefined()
  })
})
