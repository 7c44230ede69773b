import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { scheduledActSchema } from './entries.ts'
import { problemOf } from './problem.ts'
import {
  actSchema,
  changeSchema,
  documentSchema,
  entryFaultSchema,
  idSchema,
  kindSchema,
  pathSchema,
  slugSchema,
  titleSchema,
  versionSchema,
} from './fields.ts'

/** The actions on an entry in a change set. */
export const changeActions = [
  'discard',
  'publish',
  'withdraw',
  'restore',
  'delete',
  'undelete',
  'save',
  'cancel',
  'rename',
] as const

/**
 * One step of a change set.
 * `publish`: the given document, which becomes the draft first, or revision, else the draft, else what was published
 * last; at `at`, and withdrawn at `until`. Plans that wait stand beside it, but two at one instant are refused with
 * `plan-taken`. `withdraw`: at `at`. `restore`: makes the given revision the draft. `save`: makes `document` the draft.
 * `discard`: goes back to what is published. `cancel`: cancels the given plans, or
 * all that wait for their time. `rename`: gives it the
 * address `slug`; the old one leads on. `delete`: withdraws and moves to the bin. `undelete`: takes it out again.
 */
export const changeItemSchema = z.strictObject({
  entry: idSchema,
  version: versionSchema,
  action: z.enum(changeActions),
  revision: idSchema.optional(),
  document: documentSchema.optional(),
  slug: slugSchema.optional(),
  /** For `rename`: true takes the address from a record whose former address it is. */
  takesFormer: z.boolean().optional(),
  at: instantSchema.optional(),
  until: instantSchema.optional(),
  /** For `cancel`: ids of plans; plans added since stay. */
  plans: z.array(idSchema).max(100).optional(),
})

/** The subject of a bulk change or of another map, which the studio describes in each reader's language. */
export const subjectSchema = z.union([
  z.strictObject({
    /** The name of the field of the document that got one value. */
    field: z.string().max(60),
    /** The special day of the centre on which stores got other hours. */
    specialDay: titleSchema.optional(),
  }),
  z.strictObject({ isSpreadsheet: z.literal(true) }),
  z.strictObject({ isMap: z.literal(true) }),
])

/** `POST /change-sets`, with `Idempotency-Key`; all or nothing. */
export const newChangeSetSchema = z.strictObject({
  /** Words for programs of others; the studio gives a subject. */
  title: z.string().max(200).optional(),
  subject: subjectSchema.optional(),
  items: z.array(changeItemSchema).min(1).max(1_000),
})

/** The effect of a step, or with `?dry_run=1` the effect it would have. */
export const changedEntrySchema = z.strictObject({
  entry: idSchema,
  kind: kindSchema,
  slug: z.string(),
  title: titleSchema,
  action: z.enum(changeActions),
  version: versionSchema,
  at: instantSchema.optional(),
  until: instantSchema.optional(),
  /** How what visitors get differs. */
  changes: z.array(changeSchema),
})

/** The response to a change set. */
export const changeSetResultSchema = z.strictObject({
  /** Absent of a dry run. */
  id: idSchema.optional(),
  items: z.array(changedEntrySchema),
  /** A dry run tells them here; otherwise they refuse the set. */
  faults: z.array(entryFaultSchema),
  warnings: z.array(entryFaultSchema),
  /** The property's content after it; the site shows it within seconds. */
  contentVersion: z.int().min(0),
})

/** The query of `POST /change-sets`. With `dry_run=1` nothing is done, and faults are part of the response. */
export const changeSetQuery = z.strictObject({ dry_run: z.literal(['0', '1']).default('0') })

/** The query of `GET /change-sets`. */
export const changeSetsQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(20) })

/** The choice for a record that an undo left. */
export const undoChoiceSchema = z.strictObject({
  entry: idSchema,
  /** The `seen` of the left record: a choice counts only for the state that its maker has seen. */
  seen: z.string().max(40),
  /** `take-back`: what the act changed is as before it, also where somebody has changed it since. */
  choice: z.enum(['keep', 'take-back']),
})

/** The body of an undo. Records without a choice are taken back where nobody has gone on since. */
export const undoSchema = z.strictObject({ choices: z.array(undoChoiceSchema).max(1_000).optional() })

const undoStateSchema = z.enum(['none', 'draft', 'scheduled', 'live', 'bin'])

/** A record that an undo left as it is. */
export const leftEntrySchema = z.strictObject({
  entry: idSchema,
  kind: kindSchema,
  title: titleSchema,
  seen: z.string(),
  /**
   * `changed`: somebody has gone on since. `address-taken`: another record has its former address. `faults`: visitors
   * cannot get it as it was. `forbidden`: the caller may not publish it. Only what is `changed` can be taken back by a
   * choice.
   */
  reason: z.enum(['changed', 'address-taken', 'faults', 'forbidden']),
  faults: z.array(entryFaultSchema),
  /** The last act that changed the same fields. */
  since: actSchema.optional(),
  /** Before the act, after it, and now. */
  states: z.strictObject({ before: undoStateSchema, after: undoStateSchema, now: undoStateSchema }),
  /** Its address, where the act changed it. */
  addresses: z.strictObject({ before: z.string(), after: z.string(), now: z.string() }).optional(),
  /** Later plans, which the undo would cancel. */
  plans: z.array(scheduledActSchema),
  /** The values that both have changed: before the act, after it, now, and as they would be if taken back. */
  changes: z.array(
    z.strictObject({
      path: pathSchema,
      before: z.unknown().optional(),
      after: z.unknown().optional(),
      now: z.unknown().optional(),
      back: z.unknown().optional(),
    }),
  ),
})

/** The response to an undo, which is a change set of its own. */
export const undoResultSchema = changeSetResultSchema
  .pick({ id: true, warnings: true, contentVersion: true })
  .extend({
    /** Records that are as before the act, and records that stay because that was chosen. */
    taken: z.int().min(0),
    kept: z.int().min(0),
    left: z.array(leftEntrySchema),
  })

/** `GET /change-sets`: the last acts of the house. */
export const changeSetsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      title: z.string().nullable(),
      subject: subjectSchema.optional(),
      at: instantSchema,
      by: z.string().nullable(),
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      /** `by` is the store of a link, and the last day of its round. */
      byLink: z.literal(true).optional(),
      via: z.enum(['studio', 'import', 'csv', 'undo', 'schedule']),
      undoneBy: idSchema.optional(),
      undoes: idSchema.optional(),
      /** True if it undoes an undo; absent if it undoes nothing. */
      isRedo: z.boolean().optional(),
      /** The caller may undo it, or what is left of it. */
      canUndo: z.boolean(),
      /** Records that an undo left, and about which nobody has decided. */
      left: z.int().min(0),
      count: z.int().min(0),
      /** The first ones. */
      entries: z.array(
        z.strictObject({
          entry: idSchema,
          kind: kindSchema,
          title: titleSchema,
          action: z.string(),
          /** The time for which it was planned. */
          at: instantSchema.optional(),
        }),
      ),
    }),
  ),
})

/** 409 of an undo: nothing could be taken back. */
export const undoRefusedSchema = z.strictObject({
  ...problemOf('conflict').shape,
  left: z.array(leftEntrySchema),
})

export type ChangeItem = z.infer<typeof changeItemSchema>
export type NewChangeSet = z.infer<typeof newChangeSetSchema>
export type ChangedEntry = z.infer<typeof changedEntrySchema>
export type ChangeSetResult = z.infer<typeof changeSetResultSchema>
export type Subject = z.infer<typeof subjectSchema>
export type ChangeSetsJson = z.infer<typeof changeSetsSchema>
export type UndoChoice = z.infer<typeof undoChoiceSchema>
export type UndoRequest = z.infer<typeof undoSchema>
export type UndoResult = z.infer<typeof undoResultSchema>
export type LeftEntry = z.infer<typeof leftEntrySchema>
