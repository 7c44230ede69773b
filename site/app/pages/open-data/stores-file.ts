import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/stores-file'
import { publicFile } from '../../public-file.ts'
import { storesFileOf } from './stores-file.server.ts'

/** `/stores.json`: both languages in one. */
export function loader({ context }: Route.LoaderArgs): Response {
  return publicFile(JSON.stringify(storesFileOf(context.get(pageContext))), 'application/json')
}
