import { decodeMap, mapWire } from '@promenade/contract/resources/map'
import { describe, expect, it } from 'vitest'
import { mapFiles, openStreetMapFiles } from '../../testing/sample-map.ts'
import { usePlatform } from '../../testing/test-platform.ts'

describe('the map', () => {
  const platform = usePlatform()

  it('is not there where the content has none', async () => {
    const response = await platform.get('/map')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 404, message: 'There is no such record.' })
  })

  it('is answered as it was drawn, and alike in each language', async () => {
    await platform.import(mapFiles)
    const answer = mapWire.parse(await platform.json('/map'))
    expect(answer.format).toBe('imdf')
    expect(Object.keys(answer.files).map((name) => `map/${name}`)).toEqual(Object.keys(mapFiles).toSorted())
    expect(answer.files['unit.geojson']).toEqual(JSON.parse(mapFiles['map/unit.geojson'] ?? ''))
    expect(decodeMap(answer)).toMatchObject({ value: { name: { en: 'Small Mall' } }, faults: [] })
    expect(await platform.json('/map?locale=es')).toEqual(answer)
  })

  it('is not sent again to who has it', async () => {
    await platform.import(mapFiles)
    const etag = (await platform.get('/map')).headers.get('etag') ?? ''
    const path = `/properties/1/map?api_key=${platform.apiKey}`
    const again = await platform.fetch(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('may be what OpenStreetMap has, and says so', async () => {
    await platform.import(openStreetMapFiles)
    const answer = mapWire.parse(await platform.json('/map'))
    expect(answer.format).toBe('openstreetmap')
    expect(Object.keys(answer.files)).toEqual(['openstreetmap.geojson'])
    expect(decodeMap(answer).value.occupants).toHaveLength(1)
  })

  it('goes when the content has none any more', async () => {
    await platform.import(mapFiles)
    await platform.import({})
    expect((await platform.get('/map')).status).toBe(404)
  })
})
