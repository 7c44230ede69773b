import { z } from 'zod'
import { isLocale } from '@promenade/domain/locale/locale'
import { idSchema, instantSchema } from './schema/fields.ts'

/** Header of a request for a preview: the ticket of the studio. */
export const previewTicketHeader = 'x-preview-ticket'

/** Header of a request for the content of a preview: the version that the caller has. */
export const previewKnownHeader = 'x-preview-known'

/** The address of the content of a preview on the platform; pictures are below `/preview/media/`. */
export const previewContentPath = '/preview/content'

/** The address of what visitors get now, for a preview that prepares itself before anybody opens it. */
export const previewPublishedPath = '/preview/published'

/** The address of the texts and pictures of a preview that its pages can lead to in the studio. */
export const previewFieldsPath = '/preview/fields'

/** A text or a picture of a record. */
const previewFieldSchema = z.strictObject({
  /** As `data-edit` has it: `57#summary.es`. */
  edit: z.string(),
  /** Text without markup and blanks, as a page has it. */
  text: z.string().optional(),
  /** True for a text whose markup the page shows. */
  isHtml: z.literal(true).optional(),
  /** End of the address of a picture. */
  picture: z.string().optional(),
})

/** The fields of each record, and the path of its page, absent of a kind without pages. */
export const previewFieldsSchema = z.array(
  z.strictObject({ page: z.string().optional(), fields: z.array(previewFieldSchema) }),
)

export type PreviewFieldsJson = z.infer<typeof previewFieldsSchema>

/** Texts of a form, which a page of the preview asks for as it would show them. */
export const writtenTextsSchema = z.strictObject({
  locale: z.string().refine(isLocale),
  texts: z.array(z.strictObject({ edit: z.string(), text: z.string() })).max(50),
})

/** All responses of the public API as a preview has them. */
export const previewContentSchema = z.strictObject({
  id: idSchema,
  propertyId: idSchema,
  /** The same for the same responses at the same moment. */
  version: z.string(),
  /** The moment that the preview shows. */
  at: instantSchema,
  expiresAt: instantSchema,
  /** Every response. One that is as in the version of `x-preview-known` has no body. */
  responses: z.array(
    z.strictObject({
      /** The name of its resource, such as `storeList`. */
      resource: z.string(),
      locale: z.string(),
      /** Path of the site, of metadata. */
      path: z.string().optional(),
      body: z.unknown().optional(),
    }),
  ),
})

/** What visitors get now, as the content of a preview. */
export const previewPublishedSchema = previewContentSchema.omit({ id: true, expiresAt: true })

/** The content of a preview. */
export type PreviewContentJson = z.infer<typeof previewContentSchema>
