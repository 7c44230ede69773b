import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import {
  changeWire,
  documentWire,
  entryFaultWire,
  idWire,
  kindWire,
  pathWire,
  slugWire,
  titleWire,
  versionWire,
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
 * last; at `at`, and withdrawn at `until`.
 * `withdraw`: at `at`. `restore`: makes the given revision the draft. `save`: makes `document` the draft.
 * `discard`: goes back to what is published. `cancel`: cancels what waits for its time. `rename`: gives it the
 * address `slug`; the old one leads on. `delete`: withdraws and moves to the bin. `undelete`: takes it out again.
 */
export const changeItemWire = z.strictObject({
  entry: idWire,
  version: versionWire,
  action: z.enum(changeActions),
  revision: idWire.optional(),
  document: documentWire.optional(),
  slug: slugWire.optional(),
  /** Of `rename`: takes the address also from a record whose old links lead there. */
  takesFormer: z.boolean().optional(),
  at: instantWire.optional(),
  until: instantWire.optional(),
})

/** What many records were changed by; each reader gets the words for it in their own language. */
export const subjectWire = z.union([
  z.strictObject({
    /** The name of the field of the document that got one value. */
    field: z.string().max(60),
    /** The special day of the centre on which stores got other hours. */
    specialDay: titleWire.optional(),
  }),
  z.strictObject({ isSpreadsheet: z.literal(true) }),
])

/** `POST /change-sets`, with `Idempotency-Key`; all or nothing. */
export const newChangeSetWire = z.strictObject({
  /** Words for programs of others; the studio gives a subject. */
  title: z.string().max(200).optional(),
  subject: subjectWire.optional(),
  items: z.array(changeItemWire).min(1).max(1_000),
})

/** The effect of a step, or with `?dry_run=1` the effect it would have. */
export const changedEntryWire = z.strictObject({
  entry: idWire,
  kind: kindWire,
  slug: z.string(),
  title: titleWire,
  action: z.enum(changeActions),
  version: versionWire,
  at: instantWire.optional(),
  until: instantWire.optional(),
  /** How what visitors get differs. */
  changes: z.array(changeWire),
})

/** The response to a change set. */
export const changeSetResultWire = z.strictObject({
  /** Absent of a dry run. */
  id: idWire.optional(),
  items: z.array(changedEntryWire),
  /** A dry run tells them here; otherwise they refuse the set. */
  faults: z.array(entryFaultWire),
  warnings: z.array(entryFaultWire),
  /** The property's content after it; the site shows it within seconds. */
  contentVersion: z.int().min(0),
})

/** The query of `POST /change-sets`. With `dry_run=1` nothing is done, and faults are part of the response. */
export const changeSetQuery = z.strictObject({ dry_run: z.literal(['0', '1']).default('0') })

/** The query of `GET /change-sets`. */
export const changeSetsQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(20) })

/** The response to an undo, which is a change set of its own. */
export const undoResultWire = changeSetResultWire.pick({ id: true, warnings: true, contentVersion: true })

/** `GET /change-sets`: the last acts of the house. */
export const changeSetsWire = z.strictObject({
  /** Content differed from what is published within the last week, and was corrected. */
  corrected: z.strictObject({ at: instantWire, rows: z.int().min(1) }).optional(),
  items: z.array(
    z.strictObject({
      id: idWire,
      title: z.string().nullable(),
      subject: subjectWire.optional(),
      at: instantWire,
      by: z.string().nullable(),
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      via: z.enum(['studio', 'import', 'csv', 'undo', 'schedule']),
      undoneBy: idWire.optional(),
      undoes: idWire.optional(),
      /** It undoes an undo: what was undone is there again. Absent where it undoes nothing. */
      isRedo: z.boolean().optional(),
      canUndo: z.boolean(),
      count: z.int().min(0),
      /** The first ones. */
      entries: z.array(
        z.strictObject({
          entry: idWire,
          kind: kindWire,
          title: titleWire,
          action: z.string(),
          /** The time for which it was planned. */
          at: instantWire.optional(),
        }),
      ),
    }),
  ),
})

/** 409 of an undo: fields on which somebody went on since. */
export const undoRefusedWire = z.strictObject({
  error: z.strictObject({ code: z.literal('conflict'), message: z.string() }),
  conflicts: z.array(z.strictObject({ entry: idWire, title: titleWire, paths: z.array(pathWire) })),
})

export type ChangeItem = z.infer<typeof changeItemWire>
export type NewChangeSet = z.infer<typeof newChangeSetWire>
export type ChangedEntry = z.infer<typeof changedEntryWire>
export type ChangeSetResult = z.infer<typeof changeSetResultWire>
export type Subject = z.infer<typeof subjectWire>
export type ChangeSetsWire = z.infer<typeof changeSetsWire>
