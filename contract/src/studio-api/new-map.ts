import { z } from 'zod'
import { idSchema, titleSchema } from './fields.ts'
import { planSchema } from './plan.ts'

/** The query of `POST /imports/map`. With `dry_run=1` nothing is done. */
export const newMapQuery = z.strictObject({
  dry_run: z.literal(['0', '1']).default('0'),
  /** The `replaces` of the dry run: with another map there now, it is refused. */
  replaces: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
})

/** A name of the map, in its languages. */
const labelSchema = z.record(z.string(), z.string())

/** Items that a list of the comparison tells at most; `count` has all. */
export const maxListed = 100

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ count: z.int().min(0), items: z.array(item).max(maxListed) })

const labels = listOf(labelSchema)
const renamed = listOf(z.strictObject({ from: labelSchema, to: labelSchema }))
const storeSchema = z.strictObject({ entry: idSchema, title: titleSchema })

/** What another map would change. */
export const mapReportSchema = z.strictObject({
  /** The key of the map that it would replace. */
  replaces: z.string(),
  /** It is the map that is there already. */
  isSame: z.boolean(),
  /** What forbids it, in the words of the import; the rest is empty without a readable map. */
  faults: listOf(z.string()),
  /** What the import would warn of. */
  notes: listOf(z.string()),
  levels: z.strictObject({ added: labels, gone: labels, renamed }),
  units: z.strictObject({
    added: labels,
    gone: labels,
    renamed,
    /** `level`: the one to which it came. */
    moved: listOf(z.strictObject({ name: labelSchema, metres: z.number(), level: labelSchema.optional() })),
  }),
  stores: z.strictObject({
    lost: listOf(storeSchema),
    found: listOf(storeSchema),
    moved: listOf(storeSchema.extend({ from: z.string().nullable(), to: z.string().nullable() })),
  }),
  /** Numbers of units that become free, and that get several stores. */
  free: listOf(z.string()),
  twice: listOf(z.string()),
  /** Places to which no route leads, and those that are reached over steps alone. */
  unreachable: labels,
  withSteps: labels,
  /** Records of places that are out of order, and that the map does not have any more. */
  closures: listOf(storeSchema),
  /** The plan as it would be. */
  plan: planSchema,
})

/** The response to `POST /imports/map`: of a dry run the comparison, else the change set. */
export const newMapSchema = z.strictObject({ id: idSchema.optional(), report: mapReportSchema.optional() })

export type MapReport = z.infer<typeof mapReportSchema>
