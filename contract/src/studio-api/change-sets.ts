import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { scheduledActWire } from './entries.ts'
import { problemOf } from './problem.ts'
import {
  actWire,
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
 * last; at `at`, and withdrawn at `until`. Plans that wait stand beside it, but two at one instant are refused with
 * `plan-taken`. `withdraw`: at `at`. `restore`: makes the given revision the draft. `save`: makes `document` the draft.
 * `discard`: goes back to what is published. `cancel`: cancels the given plans, or
 * all that wait for their time. `rename`: gives it the
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
  /** Of `cancel`: ids of plans; what somebody has planned since stands. */
  plans: z.array(idWire).max(100).optional(),
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

/** What is done with a record that an undo left. */
export const undoChoiceWire = z.strictObject({
  entry: idWire,
  /** That of the record that was left: a choice counts only for the state that its maker has seen. */
  seen: z.string().max(40),
  /** `take-back`: what the act changed is as before it, also where somebody has changed it since. */
  choice: z.enum(['keep', 'take-back']),
})

/** The body of an undo. Records without a choice are taken back where nobody has gone on since. */
export const undoWire = z.strictObject({ choices: z.array(undoChoiceWire).max(1_000).optional() })

const undoStateWire = z.enum(['none', 'draft', 'scheduled', 'live', 'bin'])

/** A record that an undo left as it is. */
export const leftEntryWire = z.strictObject({
  entry: idWire,
  kind: kindWire,
  title: titleWire,
  seen: z.string(),
  /**
   * `changed`: somebody has gone on since. `address-taken`: another record has its former address. `faults`: visitors
   * cannot get it as it was. `forbidden`: the caller may not publish it. Only what is `changed` can be taken back by a
   * choice.
   */
  reason: z.enum(['changed', 'address-taken', 'faults', 'forbidden']),
  faults: z.array(entryFaultWire),
  /** Who changed last what the act had changed. */
  since: actWire.optional(),
  /** Before the act, after it, and now. */
  states: z.strictObject({ before: undoStateWire, after: undoStateWire, now: undoStateWire }),
  /** Its address, where the act changed it. */
  addresses: z.strictObject({ before: z.string(), after: z.string(), now: z.string() }).optional(),
  /** What was planned for it since, and would be cancelled. */
  plans: z.array(scheduledActWire),
  /** The values that both have changed: before the act, after it, now, and as they would be if taken back. */
  changes: z.array(
    z.strictObject({
      path: pathWire,
      before: z.unknown().optional(),
      after: z.unknown().optional(),
      now: z.unknown().optional(),
      back: z.unknown().optional(),
    }),
  ),
})

/** The response to an undo, which is a change set of its own. */
export const undoResultWire = changeSetResultWire
  .pick({ id: true, warnings: true, contentVersion: true })
  .extend({
    /** Records that are as before the act, and records that stay because that was chosen. */
    taken: z.int().min(0),
    kept: z.int().min(0),
    left: z.array(leftEntryWire),
  })

/** `GET /change-sets`: the last acts of the house. */
export const changeSetsWire = z.strictObject({
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
      /** The caller may undo it, or what is left of it. */
      canUndo: z.boolean(),
      /** Records that an undo left, and about which nobody has decided. */
      left: z.int().min(0),
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

/** 409 of an undo: nothing could be taken back. */
export const undoRefusedWire = z.strictObject({
  ...problemOf('conflict').shape,
  left: z.array(leftEntryWire),
})

export type ChangeItem = z.infer<typeof changeItemWire>
export type NewChangeSet = z.infer<typeof newChangeSetWire>
export type ChangedEntry = z.infer<typeof changedEntryWire>
export type ChangeSetResult = z.infer<typeof changeSetResultWire>
export type Subject = z.infer<typeof subjectWire>
export type ChangeSetsWire = z.infer<typeof changeSetsWire>
export type UndoChoice = z.infer<typeof undoChoiceWire>
export type UndoRequest = z.infer<typeof undoWire>
export type UndoResult = z.infer<typeof undoResultWire>
export type LeftEntry = z.infer<typeof leftEntryWire>
