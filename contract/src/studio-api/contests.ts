import { shownEntries } from '@promenade/domain/contests/like-entries'
import { byLocale } from '@promenade/domain/locale/locale'
import { contestFields } from '@promenade/domain/forms/forms'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { recordFields } from '../schema/form-fields.ts'
import { idSchema, titleSchema } from './fields.ts'
import { mailStateSchema } from './inbox.ts'
import { localeSchema } from './locale.ts'
import { sheetLook } from './sheet-look.ts'

/** How a contest stands: `off` is not on the site. */
const contestStates = ['coming', 'open', 'over', 'off'] as const

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/)

/** `GET /contests`: those in the studio, the newest first. */
export const contestsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      title: titleSchema,
      /** The last day, as it is written. */
      end: z.string(),
      state: z.enum(contestStates),
      /** All entries, and those that are excluded. */
      entries: z.int().min(0),
      excluded: z.int().min(0),
      drawnAt: instantSchema.nullable(),
    }),
  ),
})

/** `POST /contests/:id/search`: in a body, so that no name or address stands in a URL. */
export const contestSearchSchema = z.strictObject({
  show: z.enum(shownEntries).default('all'),
  /** A part of a name, an address or a number, or a ticket. */
  search: z.string().max(100).default(''),
  /** From 1 on. */
  page: z.int().min(1).max(100_000).default(1),
})

/** The query of `GET /contests/:id/entries.csv`. */
export const entriesExportQuery = z.strictObject(sheetLook)

const entrySchema = z.strictObject({
  ticket: idSchema,
  ...recordFields(contestFields),
  hasPhoto: z.boolean(),
  confirmedAge: z.int().nullable(),
  confirmedEligibility: z.string().nullable(),
  locale: localeSchema,
  at: instantSchema,
  excluded: z.strictObject({ because: z.string(), by: z.string().nullable() }).nullable(),
  /** Entries that may be of the same person. */
  like: z.array(z.strictObject({ ticket: idSchema, likeness: z.enum(['mailbox', 'phone', 'name']) })),
})

/** What was drawn. It needs no personal data, and stays when the entries are removed. */
const drawSchema = z.strictObject({
  at: instantSchema,
  by: z.string(),
  winners: z.int().min(1),
  reserves: z.int().min(0),
  seed: z.string(),
  /** The tickets that took part, in ascending order, and the SHA-256 of their list. */
  tickets: z.array(idSchema),
  ticketsFingerprint: fingerprint,
  excluded: z.array(z.strictObject({ ticket: idSchema, because: z.string() })),
  drawn: z.array(
    z.strictObject({
      ticket: idSchema,
      digest: fingerprint,
      standing: z.enum(['winner', 'reserve', 'passed-over']),
      /** Why it is passed over. */
      because: z.string().nullable(),
      /** Null once the entry is removed. */
      entrant: z
        .strictObject({ name: z.string(), email: z.string(), phone: z.string(), locale: localeSchema })
        .nullable(),
      /** The last mail to the ticket; it can be taken back while it waits. */
      told: z.strictObject({ at: instantSchema, by: z.string(), state: mailStateSchema }).nullable(),
    }),
  ),
})

/** The response to it. */
export const contestSchema = z.strictObject({
  id: idSchema,
  title: titleSchema,
  start: z.string(),
  end: z.string(),
  state: z.enum(contestStates),
  /** Its last day is over, so that the winners can be drawn. */
  isOver: z.boolean(),
  entries: z.int().min(0),
  excluded: z.int().min(0),
  /** The SHA-256 of the seed, and since when it is fixed: the first entry, or the first look of staff. */
  commitment: z.strictObject({ fingerprint, at: instantSchema }),
  draw: drawSchema.nullable(),
  /** True where an answer to a mail to the winners arrives: the mall has an e-mail address. */
  hasAnswers: z.boolean(),
  /** The entries that were asked for: how many there are, and one page of them, the first entry first. */
  found: z.int().min(0),
  pageSize: z.int().min(1),
  page: z.array(entrySchema),
})

const reason = z.string().trim().min(1).max(300)

/** `PATCH /contests/:id/entries/:ticket`: excludes an entry from the draw; null takes it back. */
export const exclusionSchema = z.strictObject({ because: reason.nullable() })

/** `POST /contests/:id/draw`. */
export const newDrawSchema = z.strictObject({
  winners: z.int().min(1).max(1_000),
  reserves: z.int().min(0).max(1_000),
})

/** `PATCH /contests/:id/draw`: passes over a ticket that was drawn; without a reason it takes that back. */
export const passingOverSchema = z.strictObject({ ticket: idSchema, because: reason.nullable() })

const winnerLetter = z.strictObject({
  /** What they have won, as the text names it. */
  prize: z.string().trim().min(1).max(300),
  /** With the parts of `domain/contests/winner-text` in braces. */
  text: z.string().trim().min(1).max(10_000),
})

const tickets = z.array(idSchema).min(1).max(1_000)

/** `POST /contests/:id/mails` and `/contests/:id/mails/preview`: a text in each language that the winners entered in. */
export const newWinnerMailsSchema = z.strictObject({
  tickets,
  /** The day by which they are to answer. */
  until: z.iso.date(),
  texts: z.strictObject(byLocale(() => winnerLetter.optional())),
})

/** The response to `POST /contests/:id/mails/preview`: the first mail of each language. */
export const winnerMailPreviewSchema = z.strictObject({
  mails: z.array(
    z.strictObject({ to: z.string(), locale: localeSchema, subject: z.string(), text: z.string() }),
  ),
})

/** `POST /contests/:id/mails/undo`. */
export const winnerMailUndoSchema = z.strictObject({ tickets })

export type NewWinnerMails = z.infer<typeof newWinnerMailsSchema>
export type WinnerMailPreview = z.infer<typeof winnerMailPreviewSchema>
export type ContestsJson = z.infer<typeof contestsSchema>
export type ContestJson = z.infer<typeof contestSchema>
export type ContestSearch = z.infer<typeof contestSearchSchema>
