import { storesFileSchema } from '@promenade/contract/open-data/stores-file'
import { openDataResponse } from './open-data-response.ts'

/** `/stores.schema.json`: what `/stores.json` holds and means. */
export function loader(): Response {
  return openDataResponse(storesFileSchema(), 'application/schema+json')
}
