import { z } from 'zod'

// Invariants of maps for any response.

const id = z.string().min(1).max(400)
const metres = z.number().min(-1e8).max(1e8)
const point = z.strictObject({ x: metres, y: metres })
const ring = z.array(point).min(3)
const shape = z.array(z.strictObject({ outer: ring, holes: z.array(ring) })).min(1)
const label = z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().min(1).max(200))
const onLevel = { id, levelId: id, name: label }
const place = { ...onLevel, at: point, correlationId: z.string().min(1).optional() }

/** Invariant of a decoded map. */
export const mapInvariant = z.strictObject({
  name: label,
  origin: z.strictObject({
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
  }),
  levels: z.array(z.strictObject({ id, ordinal: z.number(), name: label, shortName: label, shape })).min(1),
  units: z.array(z.strictObject({ ...onLevel, use: z.string(), shape, centre: point })),
  openings: z.array(
    z.strictObject({ ...onLevel, line: z.array(point).min(2), use: z.string(), isStepFree: z.boolean() }),
  ),
  occupants: z.array(z.strictObject({ ...place, unitId: id })),
  amenities: z.array(z.strictObject({ ...place, kind: z.string() })),
  kiosks: z.array(z.strictObject({ ...onLevel, shape, at: point })),
  fixtures: z.array(z.strictObject({ id, levelId: id, shape })),
  tactilePaths: z.array(z.strictObject({ id, levelId: id, line: z.array(point).min(2) })),
  connections: z.array(
    z.strictObject({
      id,
      kind: z.enum(['lift', 'escalator', 'stairs', 'ramp']),
      name: label,
      stops: z.array(z.strictObject({ levelId: id, at: point })).min(2),
      isOneWay: z.boolean(),
    }),
  ),
})

/** The place of a store on the map picture of another platform. */
export const pictureMarkInvariant = z.strictObject({
  at: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  region: z.string().min(1).optional(),
})

const fraction = z.number().min(0).max(1)

const pin = z.strictObject({
  storeId: id,
  at: z.strictObject({ x: fraction, y: fraction }).optional(),
  region: z.string().min(1).optional(),
})

const pictureLevel = z.strictObject({
  id,
  title: z.string().min(1).optional(),
  picture: z
    .strictObject({
      url: z.url({ protocol: /^https?$/ }),
      width: z.int().positive().optional(),
      height: z.int().positive().optional(),
    })
    .optional(),
  pins: z.array(pin),
})

/** The map pictures of a platform without map data. */
export const mapPictureInvariant = z
  .strictObject({ levels: z.array(pictureLevel).min(1), firstLevelId: id })
  .refine(
    ({ levels, firstLevelId }) => levels.some((level) => level.id === firstLevelId),
    'the first level does not exist',
  )
  .optional()
