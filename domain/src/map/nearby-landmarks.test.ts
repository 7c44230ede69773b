import { describe, expect, it } from 'vitest'
import type { MapPlace } from './map-places.ts'
import { nearbyLandmarks } from './nearby-landmarks.ts'

function place(slug: string, kind: MapPlace['kind'], x: number, levelId = 'L1'): MapPlace {
  return { slug, kind, name: { en: slug }, levelId, at: { x, y: 0 }, featureId: slug }
}

describe('the landmarks of a place', () => {
  const women = place('women', 'amenity', 10)
  const all = [
    women,
    place('far', 'store', 90),
    place('near', 'store', 14),
    place('door', 'entrance', 2),
    place('men', 'amenity', 11),
    place('board', 'kiosk', 10),
    place('above', 'store', 10, 'L2'),
  ]
  const places = { all, find: () => undefined }

  it('is stores and doors on its level, the nearest first', () => {
    expect(nearbyLandmarks(women, places).map(({ slug }) => slug)).toEqual(['near', 'door', 'far'])
  })

  it('is never the place itself', () => {
    const [near] = nearbyLandmarks(women, places)
    expect(near && nearbyLandmarks(near, places).map(({ slug }) => slug)).toEqual(['door', 'far'])
  })
})
