import type { MallMap } from '@promenade/domain/map/mall-map'
import { drawPassage } from '@promenade/domain/map/drawing/draw-passages'
import { drawUnits, type UnitsDrawing } from '@promenade/domain/map/drawing/draw-units'
import { listPassages } from '@promenade/domain/map/passages'
import type { UnitMap } from '@promenade/domain/map/store-units'
import { comparePlan, type StoreOnPlan } from '@promenade/domain/studio/plan-of-stores'
import { z } from 'zod'
import { titleOf } from './document-title.ts'
import { entryStateSchema, idSchema, slugSchema, titleSchema } from './fields.ts'

const labelSchema = z.record(z.string(), z.string())

const pointSchema = z.strictObject({ x: z.number(), y: z.number() })

const unitSchema = z.strictObject({
  number: z.string(),
  /** SVG path data. */
  path: z.string(),
  /** The middle of its number, in degrees clockwise and letters of a size in metres. */
  at: pointSchema,
  turn: z.number(),
  size: z.number(),
  /** What stands in it on the map and is no store: a service, a former tenant. */
  names: z.array(z.string()),
})

const levelSchema = z.strictObject({
  id: z.string(),
  name: labelSchema,
  /** The number that the mall gives this level; null where its stores disagree. */
  number: z.int().nullable(),
  box: pointSchema.extend({ width: z.number(), height: z.number() }),
  areas: z.array(z.strictObject({ kind: z.string(), path: z.string() })),
  units: z.array(unitSchema),
})

/** `GET /plan`: the levels with numbered rooms, in metres to the right and down, and the stores. */
export const planSchema = z.strictObject({
  /** Empty without a map. */
  levels: z.array(levelSchema),
  stores: z.array(
    z.strictObject({
      entry: idSchema,
      title: titleSchema,
      state: entryStateSchema,
      /** The number of its unit, as its record has it. */
      unit: z.string().nullable(),
      /** The number of the room in which visitors see it; null: not on the map, or in a unit without a number. */
      room: z.string().nullable(),
      isOnMap: z.boolean(),
    }),
  ),
  /** What people walk through; a record names one by its slug. */
  passages: z.array(
    z.strictObject({
      slug: slugSchema,
      /** Empty for one that is known by the one or two names of what is beside it. */
      name: labelSchema,
      beside: z.array(labelSchema).max(2),
      kind: z.enum(['walkway', 'door', 'lift', 'escalator', 'stairs', 'ramp']),
      level: z.string(),
      /** Its places on the plan: SVG path data, of a door an open line. */
      drawn: z.array(z.strictObject({ level: z.string(), path: z.string(), isLine: z.boolean() })),
    }),
  ),
})

export type PlanJson = z.infer<typeof planSchema>

/** A store with its state. */
export type DescribedStore = StoreOnPlan & Pick<PlanJson['stores'][number], 'state'>

/** The plan of a mall; its rooms are drawn once. */
export function describePlan(
  map: { readonly map: MallMap; readonly units: UnitMap } | undefined,
  stores: readonly DescribedStore[],
): PlanJson {
  const { stores: standing, names, levels } = comparePlan(map?.units ?? { units: [], occupants: [] }, stores)
  const places = new Map(standing.map((place) => [place.entry, place]))
  return {
    levels:
      map === undefined ? [] : drawOnce(map).map((drawing) => describeLevel(drawing, map.map, names, levels)),
    stores: stores.flatMap(({ entry, document, state }) => {
      const place = places.get(entry)
      return place === undefined ? [] : [{ ...place, title: titleOf(document), state }]
    }),
    passages: describePassages(map?.map),
  }
}

/** Without those whose id is no address. */
function describePassages(map: MallMap | undefined): PlanJson['passages'] {
  if (map === undefined) return []
  return listPassages(map)
    .filter(({ slug }) => slugSchema.safeParse(slug).success)
    .map((passage) => ({
      slug: passage.slug,
      name: { ...passage.name },
      beside: passage.beside.map((label) => ({ ...label })),
      kind: passage.kind,
      level: passage.levelId,
      drawn: drawPassage(map, passage).map(({ levelId, ...drawn }) => ({ level: levelId, ...drawn })),
    }))
}

const drawings = new WeakMap<MallMap, readonly UnitsDrawing[]>()

function drawOnce({
  map,
  units,
}: {
  readonly map: MallMap
  readonly units: UnitMap
}): readonly UnitsDrawing[] {
  const drawing = drawings.get(map) ?? drawUnits(map, units)
  drawings.set(map, drawing)
  return drawing
}

function describeLevel(
  { levelId, box, areas, units }: UnitsDrawing,
  { levels }: MallMap,
  names: ReadonlyMap<string, readonly string[]>,
  numbers: ReadonlyMap<number, string>,
): PlanJson['levels'][number] {
  const { name = {}, ordinal = Number.NaN } = levels.find(({ id }) => id === levelId) ?? {}
  const number = Number(numbers.get(ordinal) ?? Number.NaN)
  return {
    id: levelId,
    name: { ...name },
    number: Number.isInteger(number) ? number : null,
    box: { ...box },
    areas: [...areas],
    units: units.map((unit) => ({ ...unit, names: [...(names.get(unit.number) ?? [])] })),
  }
}
