import { linkSecretPattern } from '@promenade/domain/forms/link-secret'
import { locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'

/** What the site says of the visitor behind a call. */
export const callerFields = {
  locale: z.enum(locales.map(({ code }) => code)).meta({ description: 'Language of the mail that follows.' }),
  site_origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .meta({ description: 'Where links in mail lead to, without a path.' }),
  visitor_key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .meta({
      description: "A keyed hash of the visitor's address, for rate limits; the address itself is not sent.",
    }),
}

/** Two calls with the same key are one: the second is answered as the first was and nothing is stored again. */
export const idempotencyKeyWire = z.string().regex(/^[\w-]{16,64}$/)

/** What somebody agreed to, kept as proof. */
export const consentWire = z.strictObject({
  wording: z.string().min(1).max(2_000).meta({ description: 'The words that were agreed to, as shown.' }),
  page: z.string().min(1).max(300).meta({ description: 'Path of the page they stood on.' }),
  given_at: instantWire,
})

/** A secret of a link in a mail: at least 128 bits. */
export const secretWire = z.string().regex(linkSecretPattern)

export const favoriteTypes = ['store', 'promotion', 'event'] as const

export const favoriteWire = z.strictObject({ type: z.enum(favoriteTypes), id: z.int().positive() })

/** Most favorites of one visitor. */
export const maxFavorites = 200

export const favoritesWire = z.array(favoriteWire).max(maxFavorites)

export const profileWire = z.strictObject({
  id: z.string().meta({ description: 'Identity for a marketing tracker; says nothing by itself.' }),
  email: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  locale: z.enum(locales.map(({ code }) => code)),
  newsletter: z.boolean().meta({ description: 'Whether the newsletter is sent to the address.' }),
  member_since: instantWire.nullable().meta({ description: 'Null where the platform does not say.' }),
})
