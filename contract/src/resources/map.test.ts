import { describe, expect, it } from 'vitest'
import { decodeMap } from './map.ts'
import { archive, feature, smallMall } from '../map/imdf/testing/archive.ts'
import { UnreadableAnswer } from '../decode/decoded.ts'
import { openStreetMapExample } from '../testing/map-examples.ts'

const answer = (features = smallMall()) => ({
  format: 'imdf',
  files: Object.fromEntries(archive(features)),
})

describe('the map as a platform answers it', () => {
  it('is read from an archive and from what OpenStreetMap has', () => {
    expect(decodeMap(answer())).toMatchObject({ value: { name: { en: 'Small Mall' } }, faults: [] })
    expect(decodeMap(openStreetMapExample).value.units).toHaveLength(2)
  })

  it('says as faults what is left out, and nothing of what is read otherwise than written', () => {
    const [bad, odd] = ['unit', 'amenity'].map((type) => feature(type, `bad-${type}`, null, {}))
    const files = { ...answer([...smallMall(), ...[bad, odd].flatMap((one) => one ?? [])]).files }
    files['manifest.json'] = { version: '1.0.0.rc.1' }
    expect(decodeMap({ format: 'imdf', files }).faults).toEqual([
      { item: 'map', message: 'unit.geojson bad-unit is on no level of the archive; left out' },
      { item: 'map', message: 'amenity.geojson bad-amenity has no point; left out, so it is not on the map' },
    ])
  })

  it.each([
    ['without files', { format: 'imdf' }],
    ['of another format', { ...answer(), format: 'cad' }],
    ['without a level', answer([])],
    ['that is nothing', null],
  ])('is unreadable %s', (_, wrong) => {
    expect(() => decodeMap(wrong)).toThrow(UnreadableAnswer)
  })
})
