import { describe, expect, it } from 'vitest'
import { createProjection, middleOfGeometry, readLine, readPoint, readPolygons } from './geometry.ts'

/** A plane on which a degree is ten metres. */
const flat = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: longitude * 10,
  y: latitude * 10,
})

/** Metres in a degree to the east and to the north at a latitude, from the half axes of WGS 84. */
function degreeAt(latitude: number) {
  const [wide, narrow] = [6_378_137, 6_356_752.314_245]
  const squared = 1 - (narrow / wide) ** 2
  const radians = (latitude * Math.PI) / 180
  const bent = 1 - squared * Math.sin(radians) ** 2
  return {
    east: (((wide * Math.PI) / 180) * Math.cos(radians)) / Math.sqrt(bent),
    north: (((wide * Math.PI) / 180) * (1 - squared)) / bent ** 1.5,
  }
}

describe('the projection', () => {
  it.each([0, 20, 44.6, 60, -33.9, 75])(
    'at %d degrees has the degrees of the ellipsoid, to 0.2 m',
    (latitude) => {
      const project = createProjection({ longitude: -63.5, latitude })
      const { east, north } = degreeAt(latitude)
      const found = project({ longitude: -62.5, latitude: latitude + 1 })
      expect(Math.abs(found.x - east)).toBeLessThan(0.2)
      expect(Math.abs(found.y - north)).toBeLessThan(0.2)
      const origin = project({ longitude: -63.5, latitude })
      expect([origin.x, origin.y]).toEqual([0, 0])
    },
  )
})

const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

describe('polygons', () => {
  it('are one or several, with or without the first point at the end, without twins', () => {
    const ring = { outer: [0, 10, 10, 0].map((x, index) => ({ x, y: index < 2 ? 0 : 10 })), holes: [] }
    const closed = [...square, [0, 0]]
    const twins = square.flatMap((point) => [point, point])
    for (const coordinates of [square, closed, twins])
      expect(readPolygons({ type: 'Polygon', coordinates: [coordinates] }, flat)?.[0]?.outer).toHaveLength(4)
    expect(readPolygons({ type: 'MultiPolygon', coordinates: [[square], [square]] }, flat)).toEqual([
      ring,
      ring,
    ])
  })

  it('leave out holes that are none, and are none with a border that is none', () => {
    const line = [
      [0.2, 0.2],
      [0.4, 0.4],
    ]
    const [shape] = readPolygons({ type: 'Polygon', coordinates: [square, line] }, flat) ?? []
    expect(shape?.holes).toEqual([])
    expect(readPolygons({ type: 'Polygon', coordinates: [line] }, flat)).toBeUndefined()
    expect(readPolygons({ type: 'MultiPolygon', coordinates: [[square], [line]] }, flat)).toBeUndefined()
    expect(readPolygons({ type: 'MultiPolygon', coordinates: [] }, flat)).toBeUndefined()
    expect(readPolygons({ type: 'LineString', coordinates: square }, flat)).toBeUndefined()
    expect(readPolygons(undefined, flat)).toBeUndefined()
  })

  const box = (x: number, side: number) => ({
    type: 'Polygon',
    coordinates: [
      [
        [x, 0],
        [x + side, 0],
        [x + side, side],
        [x, side],
      ],
    ],
  })
  const metres = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    x: longitude,
    y: latitude,
  })

  it('have a thousandth of a square metre at least', () => {
    expect(readPolygons(box(0, 0.032), metres)).toBeDefined()
    expect(readPolygons(box(0, 0.031), metres)).toBeUndefined()
  })

  it('lie within 50 km of the origin', () => {
    const far = (metres: number) =>
      readPolygons(box(1, 1), ({ longitude, latitude }) => ({ x: longitude * (metres / 2), y: latitude }))
    expect(far(50_000)).toBeDefined()
    expect(far(50_001)).toBeUndefined()
  })
})

describe('lines and points', () => {
  it('are places on the earth', () => {
    const line = (coordinates: unknown) => readLine({ type: 'LineString', coordinates }, flat)
    expect(
      line([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([
      { x: 10, y: 20 },
      { x: 30, y: 40 },
    ])
    expect(line([[1, 2]])).toBeUndefined()
    expect(
      line([
        [1, 2],
        ['3', 4],
      ]),
    ).toBeUndefined()
    expect(
      readLine(
        {
          type: 'Point',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
        flat,
      ),
    ).toBeUndefined()
    expect(readLine(undefined, flat)).toBeUndefined()
  })

  it.each([
    [180, 90, true],
    [-180, -90, true],
    [180.1, 0, false],
    [0, -90.1, false],
    [Number.NaN, 0, false],
  ])('at %d, %d is one: %s', (longitude, latitude, isPlace) => {
    const place = isPlace ? { longitude, latitude } : undefined
    expect(readPoint({ type: 'Point', coordinates: [longitude, latitude] })).toEqual(place)
  })

  it('have up to 20,000 points', () => {
    const line = (count: number) => ({
      type: 'LineString',
      coordinates: Array.from({ length: count }, () => [1, 2]),
    })
    expect(readLine(line(20_000), flat)).toHaveLength(20_000)
    expect(readLine(line(20_001), flat)).toBeUndefined()
  })

  it('have their middle in the middle of the box around them', () => {
    expect(
      middleOfGeometry({
        coordinates: [
          [
            [0, 0],
            [4, 0],
            [4, 10],
            [0, 1],
          ],
        ],
      }),
    ).toEqual({ longitude: 2, latitude: 5 })
    expect(middleOfGeometry({ coordinates: [] })).toBeUndefined()
    expect(middleOfGeometry(undefined)).toBeUndefined()
  })
})
