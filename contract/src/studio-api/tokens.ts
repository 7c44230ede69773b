import { tokenScopes } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { instantWire } from '../schema/fields.ts'
import { idWire } from './fields.ts'

const scopesWire = z.array(z.enum(tokenScopes)).min(1)

/** `POST /tokens`. */
export const newTokenWire = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: scopesWire,
  /** Days until it expires; absent: never. */
  days: z.int().min(1).max(3_650).optional(),
})

/** The response to `POST /tokens`: the only time the token is shown. */
export const createdTokenWire = z.strictObject({ id: idWire, token: z.string() })

/** `GET /tokens`, the newest first. */
export const tokensWire = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idWire,
      name: z.string(),
      scopes: scopesWire,
      by: z.string(),
      createdAt: instantWire,
      expiresAt: instantWire.nullable(),
      usedAt: instantWire.nullable(),
    }),
  ),
})

export type NewToken = z.infer<typeof newTokenWire>
export type CreatedToken = z.infer<typeof createdTokenWire>
export type TokensWire = z.infer<typeof tokensWire>
