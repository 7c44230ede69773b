import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import {
  actWire,
  changeWire,
  documentWire,
  entryStateWire,
  faultWire,
  idQuery,
  idWire,
  kindWire,
  pathWire,
  slugWire,
  titleWire,
  versionWire,
} from './fields.ts'
import { localeWire } from './locale.ts'
import { problemOf } from './problem.ts'

/** Columns by which a list of entries can be sorted. */
export const entrySorts = ['title', 'updated', 'end', 'state'] as const

/** The query of `GET /entries`. A leading hyphen in `sort` turns the order. */
export const entriesQuery = z.strictObject({
  kind: kindWire.optional(),
  /** Several, separated by commas. Absent: all but the bin. */
  state: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional(),
  query: z.string().max(200).optional(),
  locale: localeWire.optional(),
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
export const scheduledActWire = z.strictObject({
  id: idWire,
  action: z.enum(['publish', 'withdraw']),
  at: instantWire,
  /** Who planned it. */
  by: z.string().nullable(),
  /** The revision that goes live: drafts saved later do not change it. */
  revision: idWire.optional(),
})

/** A publication that was refused at its time, with the reason in English. */
const failureWire = z.strictObject({
  action: z.enum(['publish', 'withdraw']),
  at: instantWire,
  message: z.string(),
})

/** One row of a list of entries. */
export const entryRowWire = z.strictObject({
  id: idWire,
  kind: kindWire,
  slug: z.string(),
  title: titleWire,
  state: entryStateWire,
  version: versionWire,
  /** Something is written that is not published yet. */
  hasDraft: z.boolean(),
  publishedAt: instantWire.optional(),
  /** What is planned, the first moment first. */
  scheduled: z.array(scheduledActWire),
  /** Absent once it was published or withdrawn since. */
  failure: failureWire.optional(),
  /** The first instant after its last day. */
  endsAt: instantWire.optional(),
  /** The instant from which it is shown. */
  startsAt: instantWire.optional(),
  /** The first instant of an event or an offer, which may be shown before. */
  beginsAt: instantWire.optional(),
  updatedAt: instantWire,
  updatedBy: z.string().nullable(),
  /** Of a recurring event. */
  repeats: z.strictObject({ every: z.enum(['day', 'week', 'month']), interval: z.int().min(1) }).optional(),
  /** Path of its picture below `/media/`. */
  picture: z.string().optional(),
  /** Its store's slug. */
  store: z.string().optional(),
  /** Languages without a title or, where it has one, without a description. */
  missingLocales: z.array(localeWire),
  /** When an entry in the bin leaves it. */
  goneAt: instantWire.optional(),
  /** With `?documents=1`. */
  document: documentWire.optional(),
})

/** `GET /entries`. */
export const entriesWire = z.strictObject({
  items: z.array(entryRowWire),
  total: z.int().min(0),
  /** Absent on the last page. */
  cursor: z.string().optional(),
})

/** `POST /entries`. */
export const newEntryWire = z.strictObject({
  kind: kindWire,
  /** Absent: made from the title. */
  slug: slugWire.optional(),
  document: documentWire,
})

const revisionOf = actWire.extend({ revision: idWire })

/** `GET /entries/:id`; its ETag is the version. */
export const entryWire = z.strictObject({
  id: idWire,
  kind: kindWire,
  slug: z.string(),
  title: titleWire,
  version: versionWire,
  state: entryStateWire,
  /** The draft, or what is published. */
  document: documentWire,
  /** The document that visitors get; absent if there is none, or if it equals `document`. */
  publishedDocument: documentWire.optional(),
  draft: revisionOf.optional(),
  published: revisionOf.optional(),
  scheduled: z.array(scheduledActWire),
  failure: failureWire.optional(),
  deletedAt: instantWire.optional(),
  faults: z.array(faultWire),
  warnings: z.array(faultWire),
})

/** `PUT /entries/:id/presence`: sent again and again as long as the entry is open. */
export const presenceWire = z.strictObject({
  /** The places where a colleague changed the same value, until a choice is made; it is not saved before. */
  undecided: z.array(pathWire).max(100),
})

/** The response to it. */
export const presentWire = z.strictObject({
  /** A higher one than that of the editor: somebody has saved. */
  version: versionWire,
  /** Colleagues who have the entry open. */
  colleagues: z.array(z.strictObject({ name: z.string(), at: instantWire, undecided: z.array(pathWire) })),
})

/** `PUT /entries/:id/draft`, with `If-Match`. */
export const draftWire = z.strictObject({ document: documentWire })

/** The response to a saved draft. */
export const savedDraftWire = z.strictObject({
  version: versionWire,
  revision: idWire,
  faults: z.array(faultWire),
  warnings: z.array(faultWire),
})

/** 412: somebody went on since. `merged` is there where the changes do not touch; the studio sends it at once. */
export const staleDraftWire = z.strictObject({
  ...problemOf('version-stale').shape,
  current: z.strictObject({ version: versionWire, document: documentWire, by: z.string().nullable() }),
  /** The changes of each side since the version that was sent. */
  mine: z.array(changeWire),
  theirs: z.array(changeWire),
  merged: documentWire.optional(),
  conflicts: z.array(pathWire),
})

/** `GET /entries/:id/revisions`, the newest first; autosaves of one person in a row are one. */
export const revisionsWire = z.strictObject({
  items: z.array(
    revisionOf.extend({
      number: versionWire,
      /** `by` is the name of an API token. */
      byToken: z.boolean(),
      via: z.enum(['studio', 'import', 'csv', 'restore', 'undo', 'merge']),
      isPublished: z.boolean(),
      isDraft: z.boolean(),
      /** Names of the fields that differ from the row below; of the first version all that it has. */
      changed: z.array(z.string()),
    }),
  ),
})

/** `GET /entries/:id/revisions/:revision`. */
export const revisionWire = revisionOf.extend({ number: versionWire, document: documentWire })

/** The query of `GET /entries/:id/diff`: ids of revisions. */
export const diffQuery = z.strictObject({ from: idQuery, to: idQuery })

/** `GET /entries/:id/diff`: what differs between two revisions. */
export const diffWire = z.strictObject({ changes: z.array(changeWire) })

export type EntryRow = z.infer<typeof entryRowWire>
export type EntriesWire = z.infer<typeof entriesWire>
export type EntriesQuery = z.infer<typeof entriesQuery>
export type EntryWire = z.infer<typeof entryWire>
export type PresentWire = z.infer<typeof presentWire>
export type SavedDraft = z.infer<typeof savedDraftWire>
export type StaleDraft = z.infer<typeof staleDraftWire>
export type RevisionsWire = z.infer<typeof revisionsWire>
