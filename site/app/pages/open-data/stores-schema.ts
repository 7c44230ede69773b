import { storesFileSchema } from '@promenade/contract/open-data/stores-file'
import { publicFile } from '../../public-file.ts'

/** `/stores.schema.json`: JSON Schema of `/stores.json`. */
export function loader(): Response {
  return publicFile(JSON.stringify(storesFileSchema()), 'application/schema+json')
}
