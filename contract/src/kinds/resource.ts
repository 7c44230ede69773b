import type { z } from 'zod'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'

/** A response of a platform: what ours sends, and what a site makes of it, also of another platform's. */
export interface Resource {
  /** Below `/properties/{id}/`; `resourceUrl` fills `{slug}`. */
  readonly path: string
  /** One line for people who read the API. */
  readonly summary: string
  readonly schema: z.ZodType
  /** Throws `UnreadableResponse`. */
  readonly decode: (response: unknown, context: DecodeContext) => Decoded<unknown>
  /** Set for a list that a platform may lack: what makes a record the same one in another language. */
  readonly sameBy?: 'id' | 'name'
}
