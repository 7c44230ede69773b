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

  it('has stores in other units than its files, and ignores what is none of them', () => {
    const placed = { slug: 'net', name: { en: 'Net' }, unit_id: 'shop', replaces: ['store', 7] }
    const stores = [placed, { slug: 'lost', unit_id: 'none' }, { slug: 'half' }, null]
    expect(decodeMap({ ...response(), stores }).value.occupants).toMatchObject([
      { unitId: 'shop', levelId: 'two', name: { en: 'Net' }, correlationId: 'net' },
    ])
    expect(decodeMap({ ...response(), stores: 'all' }).value.occupants).toMatchObject([{ id: 'store' }])
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
