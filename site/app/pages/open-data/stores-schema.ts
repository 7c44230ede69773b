import { storesFileSchema } from '@promenade/contract/open-data/stores-file'
import { openDataAnswer } from './open-data-response.ts'

/** `/stores.schema.json`: what `/stores.json` holds and means. */
export function loader(): Response {
  return openDataAnswer(storesFileSchema(), 'application/schema+json')
}
