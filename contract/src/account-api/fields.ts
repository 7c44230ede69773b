import { linkSecretPattern } from '@promenade/domain/forms/link-secret'
import { locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { profileFieldsSchema } from './profile-fields.ts'

/** The fields about the visitor, sent by the site. */
export const callerFields = {
  locale: z.enum(locales.map(({ code }) => code)).meta({ description: 'Language of the mail that follows.' }),
  site_origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .meta({ description: 'Origin of the links in mails.' }),
  visitor_key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .meta({
      description: "A keyed hash of the visitor's address, for rate limits; the address itself is not sent.",
    }),
}

/** Makes a repeated call safe: a second call with the same key gets the first response and stores nothing. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{16,64}$/)

/** A consent, stored as proof. */
export const consentSchema = z.strictObject({
  wording: z.string().min(1).max(2_000).meta({ description: 'The text of the consent as shown.' }),
  page: z.string().min(1).max(300).meta({ description: 'Path of the page with the form.' }),
  given_at: instantSchema,
})

/** The secret of a mailed link: at least 128 bits. */
export const secretSchema = z.string().regex(linkSecretPattern)

/** The kinds of records that can be favorites. */
export const favoriteTypes = ['store', 'promotion', 'event'] as const

/** A favorite, by kind and id of the record. */
export const favoriteSchema = z.strictObject({ type: z.enum(favoriteTypes), id: z.int().positive() })

/** Maximum number of favorites of a visitor. */
export const maxFavorites = 200

/** The favorites of a visitor, latest first. */
export const favoritesSchema = z.array(favoriteSchema).max(maxFavorites)

/** The profile of a visitor (specification §3). */
export const profileSchema = z.strictObject({
  id: z.string().meta({ description: 'Opaque identity for a marketing tracker.' }),
  email: z.string(),
  ...profileFieldsSchema,
  locale: z.enum(locales.map(({ code }) => code)),
  newsletter: z.boolean().meta({ description: 'True for a subscriber of the newsletter.' }),
  member_since: instantSchema.nullable().meta({ description: 'Null if unknown.' }),
})
