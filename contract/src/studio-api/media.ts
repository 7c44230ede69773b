import { z } from 'zod'
import { instantSchema, pixelsSchema } from '../schema/fields.ts'
import { idSchema, kindSchema, titleSchema } from './fields.ts'

const share = z.number().min(0).max(1)

/** A picture. `path` is what documents name; `url` is its address on the studio's own host. */
export const pictureSchema = z.strictObject({
  path: z.string(),
  url: z.string(),
  width: pixelsSchema,
  height: pixelsSchema,
  bytes: z.int().positive(),
  contentType: z.string(),
  originalName: z.string().nullable(),
  /** Share of width and height, from the upper left corner. */
  focalX: share,
  focalY: share,
  uploadedAt: instantSchema.nullable(),
})

/** `PATCH /media/:path`. */
export const focalPointSchema = z.strictObject({ focalX: share, focalY: share })

/** `GET /media`: the library with the uses of each picture. */
export const mediaSchema = z.strictObject({
  items: z.array(
    pictureSchema.extend({
      uses: z.array(z.strictObject({ entry: idSchema, kind: kindSchema, title: titleSchema })),
    }),
  ),
})

export type PictureJson = z.infer<typeof pictureSchema>
export type MediaJson = z.infer<typeof mediaSchema>
