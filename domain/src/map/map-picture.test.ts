import { describe, expect, it } from 'vitest'
import { mapPictureOf } from './map-picture.ts'

describe('the map picture of another platform', () => {
  const picture = { url: 'https://cdn.example/map.svg', width: 200, height: 100 }

  it('has each store at its share of the width and height', () => {
    const stores = [{ id: '7', pictureMark: { at: { x: 50, y: 100 }, region: 'u7' } }]
    expect(mapPictureOf(picture, stores)).toEqual({
      firstLevelId: 'map',
      levels: [{ id: 'map', picture, pins: [{ storeId: '7', region: 'u7', at: { x: 0.25, y: 1 } }] }],
    })
  })

  it('lists a store without a place, with its id as region', () => {
    const [level] = mapPictureOf(picture, [{ id: '8' }]).levels
    expect(level?.pins).toEqual([{ storeId: '8', region: '8' }])
  })

  it.each([
    ['beside the picture', picture, { x: 201, y: 5 }],
    ['left of it', picture, { x: -1, y: 5 }],
    ['on a picture of unknown size', { url: picture.url }, { x: 5, y: 5 }],
  ])('has no pin for a place %s', (_, shown, at) => {
    const [level] = mapPictureOf(shown, [{ id: '9', pictureMark: { at } }]).levels
    expect(level?.pins).toEqual([{ storeId: '9', region: '9' }])
  })
})
