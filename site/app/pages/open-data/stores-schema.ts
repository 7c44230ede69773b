import { storesFileSchema } from '@promenade/contract/open-data/stores-file'
import { openDataResponse } from './open-data-response.ts'

/** `/stores.schema.json`: JSON Schema of `/stores.json`. */
export function loader(): Response {
  return openDataResponse(storesFileSchema(), 'application/schema+json')
}
