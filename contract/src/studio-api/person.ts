import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { emailText } from '../schema/form-fields.ts'
import { titleSchema } from './fields.ts'

/** What the mall may hold of an e-mail address, in the order in which it is shown. */
export const personParts = [
  'account',
  'favorites',
  'sessions',
  'login_links',
  'newsletter',
  'contact_messages',
  'contest_entries',
  'visitor_reports',
  'mail',
  'store_links',
  'store_answers',
] as const

/** The body of the requests about one person. The address stands in no URL, and so in no log. */
export const personRequestSchema = z.strictObject({ email: emailText })

/** How many items of a part are described; the export has all. */
export const maxPersonItems = 20

/** `POST /person/search`: everything that the mall holds of an address. Parts without anything are absent. */
export const personSchema = z.strictObject({
  parts: z.array(
    z.strictObject({
      part: z.enum(personParts),
      count: z.int().positive(),
      /** The first of them. `about` is a name, a subject, a slug or a state, `title` that of a record. */
      items: z
        .array(
          z.strictObject({
            at: instantSchema.nullable(),
            about: z.string().nullable(),
            title: titleSchema.optional(),
          }),
        )
        .max(maxPersonItems),
    }),
  ),
  /** Until when the proof of a consent to the newsletter is kept if all is erased now; null where there is none. */
  proofUntil: instantSchema.nullable(),
  /** The colleague with this address; null for none. Accounts of staff are no data of visitors. */
  colleague: z.string().nullable(),
})

/** `POST /person/export`: all of it in full, photos as Base64. */
export const personExportSchema = z.record(z.string(), z.unknown())

export type PersonPart = (typeof personParts)[number]
export type PersonJson = z.infer<typeof personSchema>
