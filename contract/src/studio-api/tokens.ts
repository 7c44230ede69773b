import { tokenScopes } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantSchema } from '../schema/fields.ts'
import { idSchema } from './fields.ts'

const scopesSchema = z.array(z.enum(tokenScopes)).min(1)

/** `POST /tokens`. */
export const newTokenSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: scopesSchema,
  /** Days until it expires; absent: never. */
  days: z.int().min(1).max(3_650).optional(),
})

/** The response to `POST /tokens`: the only time the token is shown. */
export const createdTokenSchema = z.strictObject({ id: idSchema, token: z.string() })

/** `GET /tokens`, the newest first. */
export const tokensSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      scopes: scopesSchema,
      by: z.string(),
      createdAt: instantSchema,
      expiresAt: instantSchema.nullable(),
      usedAt: instantSchema.nullable(),
    }),
  ),
})

export type NewToken = z.infer<typeof newTokenSchema>
export type CreatedToken = z.infer<typeof createdTokenSchema>
export type TokensJson = z.infer<typeof tokensSchema>
