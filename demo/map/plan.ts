import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** The floor plan as a person writes it; `plan.yaml` says what its words mean. Throws where a word is wrong. */
export function readPlan(): Plan {
  return plan.parse(parse(readFileSync(join(import.meta.dirname, 'plan.yaml'), 'utf8')))
}

const name = z.strictObject({ en: z.string(), es: z.string() })
const point = z.tuple([z.number(), z.number()])
const line = z.array(point).min(2)
const outline = z.array(point).min(3)
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
const stretch = { from: z.number(), to: z.number() }
const depth = z.number().optional()

const rowEntry = z.union([
  z.strictObject({ ...stretch, units: z.array(z.string().regex(/^\w+ \d+(?:\.\d+)?$/)) }),
  z.strictObject({
    ...stretch,
    passage: name,
    door: z.string().optional(),
    steps: z.literal(true).optional(),
  }),
  z.strictObject({
    ...stretch,
    room: name,
    depth,
    is: z.string().default('unspecified'),
    doors: z.number().default(1),
    outside: z.literal(true).optional(),
  }),
  z.strictObject({ ...stretch, stairs: z.string(), depth }),
  z.strictObject({ ...stretch, lift: z.string(), depth }),
  z.strictObject({ ...stretch, washrooms: z.string() }),
  z.strictObject({ ...stretch, closed: name }),
])

const side = z.strictObject({
  front: line,
  back: line,
  row: z.array(rowEntry),
  doors: z.record(z.string(), z.number().int()).default({}),
  outside: z.array(z.string()).default([]),
})

const direction = z.enum(['north', 'south', 'harbour', 'town'])
const island = z.union([
  z.strictObject({ unit: z.string(), at: box, door: direction }),
  z.strictObject({ room: name, at: box, door: direction }),
  z.strictObject({ stairs: z.string(), at: box, door: direction }),
  z.strictObject({ lift: z.string(), at: box, door: direction }),
  z.strictObject({ escalator: z.string(), at: box, foot: direction }),
  z.strictObject({ escalator: z.string(), at: box, head: direction }),
])

const outsidePart = z.strictObject({
  name,
  outline,
  parking: z.literal(true).optional(),
  bridge: z.literal(true).optional(),
  door: line.optional(),
})

const section = z.strictObject({ name, ...stretch })

const level = z.strictObject({
  number: z.number().int(),
  harbour: side,
  town: side,
  sections: z.array(section).optional(),
  islands: z.array(island).default([]),
  voids: z.array(outline).default([]),
  ends: z.array(z.strictObject({ door: z.string(), line })).default([]),
  outside: z.array(outsidePart).default([]),
  places: z.array(
    z.strictObject({ slug: z.string().optional(), is: z.string(), at: point, name: name.optional() }),
  ),
  boards: z.array(z.strictObject({ name, at: point })),
  stage: box.optional(),
  benches: z.array(point).default([]),
  planters: z.array(point).default([]),
  tables: z.array(point).default([]),
  tactile: z.array(line).default([]),
})

const plan = z.strictObject({
  spine: z.strictObject({ middle: z.number(), heading: z.number(), bends: z.array(point) }),
  sections: z.array(section),
  levels: z.array(level),
})

export type Plan = z.infer<typeof plan>
export type PlanLevel = z.infer<typeof level>
export type Side = z.infer<typeof side>
export type RowEntry = z.infer<typeof rowEntry>
export type Island = z.infer<typeof island>
export type Direction = z.infer<typeof direction>

/** Metres along the building from its north wall, and across from the middle of its main walk. */
export type PlanPoint = [along: number, across: number]
export type Name = z.infer<typeof name>
