import { describe, expect, it } from 'vitest'
import { decodeMap } from './map.ts'
import { archive, feature, smallMall } from '../map/imdf/testing/archive.ts'
import { UnreadableResponse } from '../decode/decode-context.ts'
import { openStreetMapExample } from '../testing/map-examples.ts'

const response = (features = smallMall()) => ({
  format: 'imdf',
  files: Object.fromEntries(archive(features)),
})

describe('the map of a response', () => {
  it('is read from an archive and from what OpenStreetMap has', () => {
    expect(decodeMap(response())).toMatchObject({ value: { name: { en: 'Small Mall' } }, faults: [] })
    expect(decodeMap(openStreetMapExample).value.units).toHaveLength(2)
  })

  it('says as faults what is left out, and nothing of what is read otherwise than written', () => {
    const [bad, odd] = ['unit', 'amenity'].map((type) => feature(type, `bad-${type}`, null, {}))
    const files = { ...response([...smallMall(), ...[bad, odd].flatMap((one) => one ?? [])]).files }
    files['manifest.json'] = { version: '1.0.0.rc.1' }
    expect(decodeMap({ format: 'imdf', files }).faults).toEqual([
      { item: 'map', message: 'unit.geojson bad-unit is on no level of the archive; left out' },
      { item: 'map', message: 'amenity.geojson bad-amenity has no point; left out, so it is not on the map' },
    ])
  })

  it.each([
    ['without files', { format: 'imdf' }],
    ['of another format', { ...response(), format: 'cad' }],
    ['without a level', response([])],
    ['that is nothing', null],
  ])('is unreadable %s', (_, wrong) => {
    expect(() => decodeMap(wrong)).toThrow(UnreadableResponse)
  })
})
