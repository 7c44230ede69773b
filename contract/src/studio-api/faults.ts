import { z } from 'zod'
import { entryFaultSchema, idSchema, kindSchema, pathSchema, titleSchema, versionSchema } from './fields.ts'
import { localeSchema } from './locale.ts'

/** A change that mends a fault in one press. Without `value`, `set` removes the field. */
const fixSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('withdraw') }),
  z.strictObject({ action: z.literal('cancel'), plan: idSchema }),
  z.strictObject({ action: z.literal('set'), path: pathSchema, value: z.unknown().optional() }),
  /** Somebody chooses the store or the category that gets them as words that people search for. */
  z.strictObject({ action: z.literal('synonym'), words: z.string() }),
  /** Somebody decides whether it is mended or not so: `PATCH /reports`. */
  z.strictObject({ action: z.literal('settle'), reports: z.array(idSchema) }),
])

/**
 * Faults that no rule about documents finds: mail that was given up, what visitors report, what the site tells, dead links to
 * other sites, what stores have sent, rounds that end soon without all answers, and webhooks that are off by themselves.
 */
export const outerCodes = [
  'mail-failed',
  'reported',
  'left-out',
  'link-dead',
  'search-empty',
  'approvals',
  'round-ends',
  'webhook-off',
] as const

/** A place where something is wrong, or soon will be. */
export const mallFaultSchema = entryFaultSchema.extend({
  code: z.enum([...entryFaultSchema.shape.code.options, ...outerCodes]),
  /** A fault blocks the publication of its record, a hint warns. */
  severity: z.enum(['fault', 'hint']),
  /** Of a text. */
  locale: localeSchema.optional(),
  fix: fixSchema.optional(),
})

/** `GET /faults`: the worst first, and the records that have them. */
export const faultsSchema = z.strictObject({
  items: z.array(mallFaultSchema),
  records: z.array(
    z.strictObject({
      id: idSchema,
      kind: kindSchema,
      title: titleSchema,
      version: versionSchema,
      /** A fix in one press would publish the draft too, so there is none. */
      hasDraft: z.boolean(),
    }),
  ),
})

/** `GET /faults/counts`. */
export const faultCountsSchema = z.strictObject({ faults: z.int().min(0), hints: z.int().min(0) })

export type MallFault = z.infer<typeof mallFaultSchema>
export type FaultsJson = z.infer<typeof faultsSchema>
export type Fix = z.infer<typeof fixSchema>

export type OuterCode = (typeof outerCodes)[number]
