import { decodeMap, mapSchema } from '@promenade/contract/public-api/map'
import { describe, expect, it } from 'vitest'
import { mapFiles, openStreetMapFiles } from '../../testing/sample-map.ts'
import { usePlatform } from '../../testing/test-platform.ts'

describe('the map', () => {
  const platform = usePlatform()

  it('is 404 without a map in the content', async () => {
    const response = await platform.get('/map')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, title: 'There is no such record.' })
  })

  it('is sent unchanged, the same in each language', async () => {
    await platform.import(mapFiles)
    const response = mapSchema.parse(await platform.json('/map'))
    expect(response.format).toBe('imdf')
    expect(Object.keys(response.files).map((name) => `map/${name}`)).toEqual(Object.keys(mapFiles).toSorted())
    expect(response.files['unit.geojson']).toEqual(JSON.parse(mapFiles['map/unit.geojson'] ?? ''))
    expect(decodeMap(response)).toMatchObject({ value: { name: { en: 'Small Mall' } }, faults: [] })
    expect(await platform.json('/map?locale=es')).toEqual(response)
  })

  it('is not sent again to a client that has it', async () => {
    await platform.import(mapFiles)
    const etag = (await platform.get('/map')).headers.get('etag') ?? ''
    const path = `/properties/1/map?api_key=${platform.apiKey}`
    const again = await platform.fetch(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('may be from OpenStreetMap', async () => {
    await platform.import(openStreetMapFiles)
    const response = mapSchema.parse(await platform.json('/map'))
    expect(response.format).toBe('openstreetmap')
    expect(Object.keys(response.files)).toEqual(['openstreetmap.geojson'])
    expect(decodeMap(response).value.occupants).toHaveLength(1)
  })

  it.each([
    ['imdf', { 'map/occupant.geojson': mapFiles['map/occupant.geojson']?.replace('kiosko', 'net-works') }],
    ['openstreetmap', openStreetMapFiles],
  ])('names a store by its address of today, in %s', async (format, files) => {
    await platform.import(format === 'imdf' ? { ...mapFiles, ...files } : files)
    const rename = (slug: string, ...former: readonly string[]) =>
      platform
        .database()
        .database.updateTable('entry')
        .set({ slug, former_slugs: [...former] })
        .where('kind', '=', 'store')
        .where('slug', 'in', ['net-works', 'the-net'])
        .execute()
    await rename('the-net', 'net-works')
    const { value } = decodeMap(mapSchema.parse(await platform.json('/map')))
    await rename('net-works')
    expect(value.occupants.map(({ correlationId }) => correlationId)).toEqual(['the-net'])
  })

  it('has a store in the unit that its record names', async () => {
    const units = mapFiles['map/unit.geojson']?.replace('Unit 201', 'Unit 12')
    await platform.import({ ...mapFiles, 'map/unit.geojson': units })
    const response = mapSchema.parse(await platform.json('/map'))
    expect(response.stores).toEqual([
      { slug: 'net-works', name: { en: 'Net Works', es: 'Net Works' }, unit_id: 'shop', replaces: ['store'] },
    ])
    expect(decodeMap(response).value.occupants).toMatchObject([
      { unitId: 'shop', correlationId: 'net-works' },
    ])
  })

  it('is removed with the map of the content', async () => {
    await platform.import(mapFiles)
    await platform.import({})
    expect((await platform.get('/map')).status).toBe(404)
  })
})
