import { emptyMap, type MallMap } from '@promenade/domain/map/mall-map'
import { describe, expect, it } from 'vitest'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'

const map: MallMap = { ...emptyMap, name: { en: 'Test Mall' } }

const contentWith = (shown: MallMap | undefined) => ({ ...createTestContent('en'), map: shown })

function createSiteWith(shown: MallMap | undefined) {
  let content = contentWith(shown)
  const { get } = createTestSite({ content: () => content })
  return {
    get,
    show: (next: MallMap) => (content = contentWith(next)),
    listed: async () => /"(\/map\/data\.json[^"]*)"/.exec(await (await get('/offline/en.json')).text())?.[1],
  }
}

describe('the map as data', () => {
  it('is in the offline list, under an address that changes with it', async () => {
    const { get, show, listed } = createSiteWith(map)
    const address = await listed()
    expect(address).toMatch(/^\/map\/data\.json\?v=[\w-]{12}$/)
    expect(await (await get(String(address))).json()).toMatchObject({ map })
    show({ ...map, origin: { longitude: 1, latitude: 0 } })
    expect(await listed()).not.toBe(address)
  })

  it('is missing without a map', async () => {
    const { get, listed } = createSiteWith(undefined)
    expect(await listed()).toBeUndefined()
    expect((await get('/map/data.json?v=a')).status).toBe(404)
  })
})
