import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import {
  actSchema,
  changeSchema,
  documentSchema,
  entryStateSchema,
  faultSchema,
  idQuery,
  idSchema,
  kindSchema,
  pathSchema,
  slugSchema,
  titleSchema,
  versionSchema,
} from './fields.ts'
import { localeSchema } from './locale.ts'
import { problemOf } from './problem.ts'

/** Columns by which a list of entries can be sorted. */
export const entrySorts = ['title', 'updated', 'end', 'state'] as const

/** The query of `GET /entries`. A leading hyphen in `sort` turns the order. */
export const entriesQuery = z.strictObject({
  kind: kindSchema.optional(),
  /** Several, separated by commas. Absent: all but the bin. */
  state: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional(),
  query: z.string().max(200).optional(),
  locale: localeSchema.optional(),
  sort: z
    .string()
    .regex(/^-?(?:title|updated|end|state)$/)
    .optional(),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  /** Rows with their documents. */
  documents: z.literal('1').optional(),
})

/** A scheduled publication or withdrawal of an entry. */
export const scheduledActSchema = z.strictObject({
  id: idSchema,
  action: z.enum(['publish', 'withdraw']),
  at: instantSchema,
  /** The name of the person who planned it. */
  by: z.string().nullable(),
  /** The revision that goes live: drafts saved later do not change it. */
  revision: idSchema.optional(),
})

/** A publication that was refused at its time, with the reason in English. */
const failureSchema = z.strictObject({
  action: z.enum(['publish', 'withdraw']),
  at: instantSchema,
  message: z.string(),
})

const shownDates = {
  /** The first instant after its last day. */
  endsAt: instantSchema.optional(),
  /** The instant from which it is shown. */
  startsAt: instantSchema.optional(),
}

/** One row of a list of entries. */
export const entryRowSchema = z.strictObject({
  id: idSchema,
  kind: kindSchema,
  slug: z.string(),
  title: titleSchema,
  state: entryStateSchema,
  version: versionSchema,
  /** Something is written that is not published yet. */
  hasDraft: z.boolean(),
  publishedAt: instantSchema.optional(),
  /** The plans, in the order of their times. */
  scheduled: z.array(scheduledActSchema),
  /** Absent once it was published or withdrawn since. */
  failure: failureSchema.optional(),
  ...shownDates,
  /** The first instant of an event or an offer, which may be shown before. */
  beginsAt: instantSchema.optional(),
  updatedAt: instantSchema,
  updatedBy: z.string().nullable(),
  /** For a recurring event. */
  repeats: z.strictObject({ every: z.enum(['day', 'week', 'month']), interval: z.int().min(1) }).optional(),
  /** Path of its picture below `/media/`. */
  picture: z.string().optional(),
  /** Its store's slug. */
  store: z.string().optional(),
  /** Languages without a title or, where it has one, without a description. */
  missingLocales: z.array(localeSchema),
  /** When an entry in the bin leaves it. */
  goneAt: instantSchema.optional(),
  /** Present with `?documents=1`. */
  document: documentSchema.optional(),
})

/** `GET /entries`. */
export const entriesSchema = z.strictObject({
  items: z.array(entryRowSchema),
  total: z.int().min(0),
  /** Absent on the last page. */
  cursor: z.string().optional(),
})

/** `POST /entries`. */
export const newEntrySchema = z.strictObject({
  kind: kindSchema,
  /** Absent: made from the title. */
  slug: slugSchema.optional(),
  document: documentSchema,
})

const revisionOf = actSchema.extend({ revision: idSchema })

/** `GET /entries/:id`; its ETag is the version. */
export const entrySchema = z.strictObject({
  id: idSchema,
  kind: kindSchema,
  slug: z.string(),
  title: titleSchema,
  version: versionSchema,
  state: entryStateSchema,
  /** The draft, or what is published. */
  document: documentSchema,
  /** Of the document that visitors get, or of `document` where there is none. */
  ...shownDates,
  /** The document that visitors get; absent if there is none, or if it equals `document`. */
  publishedDocument: documentSchema.optional(),
  draft: revisionOf.optional(),
  published: revisionOf.optional(),
  scheduled: z.array(scheduledActSchema),
  failure: failureSchema.optional(),
  deletedAt: instantSchema.optional(),
  faults: z.array(faultSchema),
  warnings: z.array(faultSchema),
})

/** `PUT /entries/:id/presence`: sent again and again as long as the entry is open. */
export const presenceSchema = z.strictObject({
  /** The places where a colleague changed the same value, until a choice is made; it is not saved before. */
  undecided: z.array(pathSchema).max(100),
})

/** The response to it. */
export const presentSchema = z.strictObject({
  /** A higher one than that of the editor: somebody has saved. */
  version: versionSchema,
  /** Colleagues who have the entry open. */
  colleagues: z.array(
    z.strictObject({ name: z.string(), at: instantSchema, undecided: z.array(pathSchema) }),
  ),
})

/** `PUT /entries/:id/draft`, with `If-Match`. */
export const draftSchema = z.strictObject({ document: documentSchema })

/** The response to a saved draft. */
export const savedDraftSchema = z.strictObject({
  version: versionSchema,
  revision: idSchema,
  faults: z.array(faultSchema),
  warnings: z.array(faultSchema),
})

/** 412: somebody went on since. `merged` is there where the changes do not touch; the studio sends it at once. */
export const staleDraftSchema = z.strictObject({
  ...problemOf('version-stale').shape,
  current: z.strictObject({ version: versionSchema, document: documentSchema, by: z.string().nullable() }),
  /** The changes of each side since the version that was sent. */
  mine: z.array(changeSchema),
  theirs: z.array(changeSchema),
  merged: documentSchema.optional(),
  conflicts: z.array(pathSchema),
})

/** `GET /entries/:id/revisions`, the newest first; autosaves of one person in a row are one. */
export const revisionsSchema = z.strictObject({
  items: z.array(
    revisionOf.extend({
      number: versionSchema,
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      /** `by` is the store of a link, and the last day of its round. */
      byLink: z.literal(true).optional(),
      via: z.enum(['studio', 'import', 'csv', 'restore', 'undo', 'merge']),
      isPublished: z.boolean(),
      isDraft: z.boolean(),
      /** Names of the fields that differ from the row below; of the first version all that it has. */
      changed: z.array(z.string()),
    }),
  ),
})

/** `GET /entries/:id/revisions/:revision`. */
export const revisionSchema = revisionOf.extend({ number: versionSchema, document: documentSchema })

/** The query of `GET /entries/:id/diff`: ids of revisions. */
export const diffQuery = z.strictObject({ from: idQuery, to: idQuery })

/** `GET /entries/:id/diff`: what differs between two revisions. */
export const diffSchema = z.strictObject({ changes: z.array(changeSchema) })

export type EntryRow = z.infer<typeof entryRowSchema>
export type EntriesJson = z.infer<typeof entriesSchema>
export type EntriesQuery = z.infer<typeof entriesQuery>
export type EntryJson = z.infer<typeof entrySchema>
export type PresentJson = z.infer<typeof presentSchema>
export type SavedDraft = z.infer<typeof savedDraftSchema>
export type StaleDraft = z.infer<typeof staleDraftSchema>
export type RevisionsJson = z.infer<typeof revisionsSchema>
