import { allPermissions, roles } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { localeSchema } from './locale.ts'
import { idSchema, kindSchema } from './fields.ts'

/** `GET /session`: who is logged in, at which mall, and what the forms are made of. */
export const sessionSchema = z.strictObject({
  staff: z.strictObject({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    locale: localeSchema,
  }),
  mall: z.strictObject({
    id: idSchema,
    name: z.string(),
    timeZone: z.string(),
    siteUrl: z.string().nullable(),
    /** The origin of the preview; null: there is none. */
    previewUrl: z.string().nullable(),
    locales: z.array(localeSchema),
  }),
  permissions: z.array(z.enum(allPermissions)),
  kinds: z.array(
    z.strictObject({
      kind: kindSchema,
      /** True where there is one entry at most. */
      single: z.boolean(),
      /** JSON Schema of the document, with `field` where a value is more than its type. */
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  /** True for the demo mall. */
  demo: z.boolean(),
})

export type StudioSession = z.infer<typeof sessionSchema>
