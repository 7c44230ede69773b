import { describe, expect, it } from 'vitest'
import { decodeMapplic } from './mapplic.ts'
import { context } from '../../testing/decoders.ts'
import { mapplicExample } from '../../testing/map-examples.ts'

const level = { id: 'one', title: 'One', map: 'https://cdn.example/one.svg' }
const decode = (response: unknown) => decodeMapplic(response, context)

describe('the map of another platform', () => {
  it('has its levels with their pictures, the one with `show` first', () => {
    const { value, faults } = decode(mapplicExample)
    expect(faults).toEqual([])
    expect(value?.firstLevelId).toBe('upper')
    expect(value?.levels.map(({ id, title, picture }) => [id, title, picture])).toEqual([
      ['lower', 'Lower Level', { url: 'https://cdn.example/maps/lower.svg', width: 1200, height: 800 }],
      ['upper', 'Upper Level', { url: 'https://platform.example/maps/upper.png', width: 1200, height: 800 }],
      ['roof', 'Roof', undefined],
    ])
  })

  it('has a pin for each store, also without a place, and none for other locations', () => {
    expect(decode(mapplicExample).value?.levels[0]?.pins).toEqual([
      { storeId: '9001', at: { x: 0.25, y: 0.5 }, region: 'u12' },
      { storeId: '9002', region: 'u:13 #2' },
    ])
  })

  it.each([
    [0, undefined],
    [1, 1],
    [100_000, 100_000],
    [100_001, undefined],
  ])('with a side of %i has the size %s', (side, read) => {
    const sizeOf = (mapwidth: number, mapheight: number) =>
      decode({ mapwidth, mapheight, levels: [level] }).value?.levels[0]?.picture
    expect(sizeOf(side, 1)?.width).toBe(read)
    expect(sizeOf(1, side)?.height).toBe(read)
  })

  it('ignores a place beside the picture', () => {
    const locations = [{ id: 'a', store_id: 1, x: 1.2, y: 0.5 }]
    const { value } = decode({ levels: [{ ...level, locations }] })
    expect(value?.levels[0]?.pins).toEqual([{ storeId: '1', region: 'a' }])
  })

  it('shows the last level first if no level has `show`', () => {
    expect(decode({ levels: [level, { ...level, id: 'two' }] }).value?.firstLevelId).toBe('two')
  })

  it('keeps the first of two levels with one id, and creates missing ids', () => {
    const { value } = decode({ levels: [level, { ...level, title: 'Twin' }, { title: 'Bare' }] })
    expect(value?.levels.map(({ id, title }) => [id, title])).toEqual([
      ['one', 'One'],
      ['level-3', 'Bare'],
    ])
  })

  it.each([{}, { levels: null }, { levels: [] }, { levels: 'none' }, null])(
    'has no map without levels: %j',
    (response) => {
      expect(decode(response).value).toBeUndefined()
    },
  )
})
