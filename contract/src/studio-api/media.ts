import { z } from 'zod'
import { instantWire, pixelsWire } from '../schema/fields.ts'
import { idWire, kindWire, titleWire } from './fields.ts'

const share = z.number().min(0).max(1)

/** A picture. `path` is what documents name; `url` is its address on the studio's own host. */
export const pictureWire = z.strictObject({
  path: z.string(),
  url: z.string(),
  width: pixelsWire,
  height: pixelsWire,
  bytes: z.int().positive(),
  contentType: z.string(),
  originalName: z.string().nullable(),
  /** Share of width and height, from the upper left corner. */
  focalX: share,
  focalY: share,
  uploadedAt: instantWire.nullable(),
})

/** `PATCH /media/:path`. */
export const focalPointWire = z.strictObject({ focalX: share, focalY: share })

/** `GET /media`: the library with the uses of each picture. */
export const mediaWire = z.strictObject({
  items: z.array(
    pictureWire.extend({
      uses: z.array(z.strictObject({ entry: idWire, kind: kindWire, title: titleWire })),
    }),
  ),
})

export type PictureWire = z.infer<typeof pictureWire>
export type MediaWire = z.infer<typeof mediaWire>
