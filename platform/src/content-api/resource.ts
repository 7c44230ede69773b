import { z } from '@hono/zod-openapi'
import type { Resource as ContractResource } from '@promenade/contract/kinds/resource'
import type { ResourceName } from '@promenade/contract/public-api/resources'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import type { ContentRequest } from './content-request.ts'

/** A resource below `/properties/{id}`. */
export interface Resource extends Pick<ContractResource, 'path' | 'summary' | 'schema'> {
  readonly name: ResourceName
  readonly query?: z.ZodObject
  /** The response that the schema describes; undefined without such a record. A pure function of the request. */
  readonly respond: (request: ContentRequest) => unknown
}

export const localeCodes = locales.map(({ code }) => code)

/** The parameters of every resource; others are ignored. */
export const commonQuery = z.object({
  locale: z.enum(localeCodes).default(defaultLocale).meta({
    description:
      'Language of the texts. A text that is missing in it comes in English and is listed in `untranslated_fields`.',
  }),
})
