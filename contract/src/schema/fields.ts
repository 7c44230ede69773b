import { z } from 'zod'

/** Identity of a record: a whole number, unique within its resource and stable over imports. */
export const idSchema = z.int().positive().meta({ description: 'Identity, unique within its resource.' })

/** An instant in UTC with milliseconds, `2026-05-22T23:00:00.000Z`. */
export const instantSchema = z.iso
  .datetime({ precision: 3 })
  .meta({ description: 'An instant in UTC with milliseconds.', example: '2026-05-22T23:00:00.000Z' })

/** The last part of a record's address on the site. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ description: 'Name of the record in addresses.', example: 'summer-lights' })

/** Text that is not empty, without blanks around it: a name or a title. */
export const textSchema = z.string().regex(/^\S(?:[\s\S]*\S)?$/)

/** Text that may be missing: null, never blank. */
export const optionalTextSchema = z.string().min(1).nullable()

/** Alternative text of a picture. */
export const alternativeTextSchema = z
  .string()
  .nullable()
  .meta({ description: 'What the picture shows. Empty: it only decorates. Null: nobody has said.' })

/** HTML as its editor wrote it, or null. Clients must sanitize it. */
export const htmlSchema = z.string().min(1).nullable().meta({ description: 'HTML as its editor wrote it.' })

/** Search words in the language of the response. */
export const tagsSchema = z.array(textSchema).meta({ description: 'Words that people search for.' })

/** A number of records. */
export const countSchema = z.int().min(0)

/** The address of a picture: absolute, or a path from the root of the platform's own origin. */
export const addressSchema = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))\S+$/)
  .meta({ description: 'Absolute address, or a path from the root of this platform.' })

/** Width or height of a picture in pixels. */
export const pixelsSchema = z.int().positive().meta({ description: 'Pixels of the picture as stored.' })

const share = z.number().min(0).max(1)

/** The point of a picture that stays visible in a crop. */
export const focalPointSchema = z
  .strictObject({ x: share, y: share })
  .nullable()
  .meta({ description: 'Shares of width and height that stay in sight in a crop. Null: the middle.' })

/** The field of every record with translatable text. */
export const untranslatedFields = {
  untranslated_fields: z.array(z.string()).meta({
    description:
      'Names of the fields that are in English because they have no text in the requested language.',
  }),
}

/** The field of every record that people edit. */
export const changedFields = {
  updated_at: instantSchema.meta({ description: 'Time of the last change.' }),
}

/** The fields of a record's picture; all are null without a picture. */
export const imageFields = {
  image_url: addressSchema.nullable(),
  image_url_alt_text: alternativeTextSchema,
  image_width: pixelsSchema.nullable(),
  image_height: pixelsSchema.nullable(),
  image_focal_point: focalPointSchema,
}

/** The fields of every record with a page of its own. */
export const describedFields = {
  id: idSchema,
  slug: slugSchema,
  name: textSchema,
  description: htmlSchema,
  plain_text_description: optionalTextSchema,
  ...changedFields,
  ...untranslatedFields,
}

/** The fields of a promotion or an event that say where it is shown, and whether it ends. */
export const featureFields = {
  no_end_date: z.boolean(),
  is_featured: z.boolean(),
  is_featured_on_home_page: z.boolean(),
  position_featured_on_home_page: z.int().nullable(),
}

/** The period of a record: from `start_date` to the end of the day of `end_date` in the time zone of the property. */
export const scheduleFields = {
  show_on_web_date: instantSchema.nullable().meta({ description: 'Not sent before this instant.' }),
  start_date: instantSchema.nullable(),
  end_date: instantSchema
    .nullable()
    .meta({ description: 'An instant of the last day, which is included. Null: no end.' }),
}

/** Type of the owner of a record such as a promotion. */
export const ownerTypeSchema = z
  .enum(['Property', 'Store'])
  .meta({ description: 'The owner of the record: the centre or one of its stores.' })

/** The owner of a record with its name, so that clients need no join. */
export const ownerSchema = z
  .strictObject({ id: idSchema, name: textSchema, type: ownerTypeSchema })
  .meta({ id: 'Owner' })

/** A link to a profile on a social network. */
export const socialLinkSchema = z
  .strictObject({
    id: idSchema,
    social_type: textSchema.meta({ description: 'Name of the network.', example: 'Instagram' }),
    url: z.url({ protocol: /^https?$/ }),
    callout: optionalTextSchema,
  })
  .meta({ id: 'SocialLink' })
