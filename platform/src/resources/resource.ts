import { z } from '@hono/zod-openapi'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import type { Asked } from './asked.ts'

/** One address below `/properties/{id}` that can be read. */
export interface Resource {
  readonly path: string
  readonly summary: string
  readonly response: z.ZodType
  readonly query?: z.ZodObject
  /** Undefined: there is no such record. */
  readonly read: (asked: Asked) => Promise<unknown>
}

export const localeCodes = locales.map(({ code }) => code)

/** What every resource understands. Other parameters are ignored. */
export const commonQuery = z.object({
  locale: z.enum(localeCodes).default(defaultLocale).meta({
    description:
      'Language of the texts. A text that is missing in it comes in English and is listed in `untranslated_fields`.',
  }),
})
