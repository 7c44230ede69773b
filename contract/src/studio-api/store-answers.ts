import { askedParts, storeParts } from '@promenade/domain/studio/store-answers'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idSchema, titleSchema } from './fields.ts'
import { localeSchema } from './locale.ts'

const dateSchema = z.iso.date()
const textsSchema = titleSchema.partial()

/** A picture that the store has uploaded, or the one that it has. */
const ownPictureSchema = z.strictObject({ path: z.string().max(200), alt: textsSchema.optional() })

/** `POST /store/link`: the token of a mail or of a printed sheet. */
export const openStoreLinkSchema = z.strictObject({ token: z.string().max(100) })

/** What is typed in the form of a part: texts by the names of its inputs. */
const typedSchema = z
  .record(z.string().max(40), z.string().max(5_000))
  .refine((fields) => Object.keys(fields).length <= 120, 'has too many fields')

/** `PUT /store/draft`: what the store has typed of a part and not sent. Null: it has given it up. */
export const storeDraftSchema = z.strictObject({ part: z.enum(storeParts), fields: typedSchema.nullable() })

/** The states of what a store has sent. `confirmed`: it is right as it is. `undone`: the centre has ended the link. */
export const proposalStates = ['waiting', 'confirmed', 'published', 'approved', 'rejected', 'undone'] as const

/** `POST /store/answers`, with `Idempotency-Key`. Null takes a phone away, and what was said of a day. */
export const storeAnswersSchema = z.strictObject({
  locale: localeSchema,
  hours: z
    .array(z.strictObject({ entry: idSchema, hours: z.string().max(20).nullable() }))
    .min(1)
    .max(30)
    .optional(),
  phone: z.string().max(60).nullable().optional(),
  /** `from`: the first day on which visitors see it. */
  picture: ownPictureSchema.extend({ from: dateSchema.optional() }).optional(),
  offer: z
    .strictObject({
      name: textsSchema,
      description: textsSchema,
      start: dateSchema,
      end: dateSchema,
      picture: ownPictureSchema.optional(),
      /** Absent: visitors see it as soon as the centre has approved it. */
      from: dateSchema.optional(),
    })
    .optional(),
  message: z.string().trim().min(1).max(2_000).optional(),
})

/** `GET /store`: what one store may see and change, and what the centre asks it for. */
export const storePageSchema = z.strictObject({
  mall: z.strictObject({ name: z.string(), timeZone: z.string(), today: dateSchema }),
  locale: localeSchema,
  /** The name of a store user; null: it came by a link. */
  user: z.string().nullable(),
  /** Only the centre changes these. `logo`: path of the picture. */
  store: z.strictObject({
    id: idSchema,
    name: titleSchema,
    logo: z.string().nullable(),
    categories: z.array(titleSchema),
    description: textsSchema,
  }),
  /** The parts that are asked for, until a day; all without one where nobody asks. */
  asks: z.array(z.enum(askedParts)),
  until: dateSchema.nullable(),
  /**
   * The special days that are asked for, with hours as `10:00-20:00`. `own` null: it has said nothing; `as-centre`: it has the
   * hours of the centre. `shown`: what visitors see; several if the dates of the day differ.
   */
  days: z.array(
    z.strictObject({
      entry: idSchema,
      name: titleSchema,
      from: dateSchema,
      to: dateSchema,
      centre: z.string(),
      own: z.string().nullable(),
      shown: z.array(z.string()),
    }),
  ),
  phone: z.string().nullable(),
  picture: ownPictureSchema.nullable(),
  /** The newest first. */
  sent: z.array(
    z.strictObject({
      id: idSchema,
      part: z.enum(storeParts),
      state: z.enum(proposalStates),
      at: instantSchema,
      /** When visitors are to see it; null: at once. */
      showAt: instantSchema.nullable(),
      note: z.string().nullable(),
      /** As the store has sent it. */
      content: storeAnswersSchema.omit({ locale: true }),
    }),
  ),
  /** What the store has typed and not sent, on whichever device. */
  drafts: z.array(z.strictObject({ part: z.enum(storeParts), fields: z.record(z.string(), z.string()) })),
})

export type StorePageJson = z.infer<typeof storePageSchema>
export type StoreDraftJson = z.infer<typeof storeDraftSchema>
export type StoreAnswersJson = z.infer<typeof storeAnswersSchema>
