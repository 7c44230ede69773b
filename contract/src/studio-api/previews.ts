import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { entryFaultSchema, idSchema, kindSchema, titleSchema } from './fields.ts'

/** The moment of a preview and its drafts: what is planned until then is shown as well. */
const shownSchema = {
  /** Records whose drafts are shown as if they were published now, or every draft. */
  drafts: z.union([z.literal('all'), z.array(idSchema).max(200)]),
  /** Absent: now. */
  at: instantSchema.optional(),
}

/** `POST /previews`. */
export const newPreviewSchema = z.strictObject({
  ...shownSchema,
  /** True: for a colleague without an account; `GET /previews` lists it. Needs `draft.write`. */
  isLink: z.boolean().default(false),
})

/** `PATCH /previews/:id`: what an open preview shows from now on. */
export const previewChangeSchema = z.strictObject(shownSchema)

/** The response to `POST /previews`. The ticket opens the preview for an hour, and is shown only here. */
export const createdPreviewSchema = z.strictObject({
  id: idSchema,
  ticket: z.string(),
  at: instantSchema,
  expiresAt: instantSchema,
})

/** `GET /previews`: the links that still work, the newest first. */
export const previewLinksSchema = z.strictObject({
  items: z.array(
    z.strictObject({ id: idSchema, at: instantSchema, by: z.string(), expiresAt: instantSchema }),
  ),
})

/** A page of the site that differs from today's. */
const pageChangeSchema = z.strictObject({
  /** Without language prefix. */
  path: z.string(),
  kind: kindSchema,
  /** Absent of a page that shows records of a kind together. */
  title: titleSchema.optional(),
  change: z.enum(['new', 'gone', 'changed']),
})

/** `GET /previews/:id`. */
export const previewSchema = z.strictObject({
  id: idSchema,
  at: instantSchema,
  expiresAt: instantSchema,
  /** The pages that differ from what visitors get now. */
  pages: z.array(pageChangeSchema),
  /** Drafts and plans that visitors could not get: what was there before is shown. */
  refused: z.array(
    z.strictObject({ entry: idSchema, isPlan: z.boolean(), faults: z.array(entryFaultSchema) }),
  ),
})

export type NewPreview = z.output<typeof newPreviewSchema>
export type PreviewChange = z.output<typeof previewChangeSchema>
export type CreatedPreview = z.infer<typeof createdPreviewSchema>
export type PreviewLinks = z.infer<typeof previewLinksSchema>
export type PreviewJson = z.infer<typeof previewSchema>
export type PageChangeJson = z.infer<typeof pageChangeSchema>
