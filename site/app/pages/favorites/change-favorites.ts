import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { formatFavorites, parseFavorites } from '../../device/favorites.ts'
import { sessionContext } from '../../session-context.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/change-favorites'
import { changeFavorites } from './change-favorites.server.ts'

export const handle = { cache: 'personal' } as const satisfies RouteHandle

/** A GET redirects to the favorites. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(context.get(pageContext).href('/favorites'))
}

/** Adds or removes a favorite. Script gets the new list as JSON; without script the favorites page is the response. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData()
  const item = form.get('item')
  const [favorite] = parseFavorites(typeof item === 'string' ? item : '')
  const act = form.get('act') === 'remove' ? 'remove' : 'add'
  const visitor = context.get(sessionContext)
  const isDone = favorite !== undefined && (await changeFavorites(act, favorite, visitor))
  if (form.get('answer') === 'json')
    return Response.json({ favorites: formatFavorites(visitor.favorites()) }, { status: isDone ? 200 : 503 })
  const state = isDone ? { add: 'added', remove: 'removed' }[act] : 'failed'
  const query = new URLSearchParams({
    item: formatFavorites(favorite === undefined ? [] : [favorite]),
    state,
  })
  return redirect(context.get(pageContext).href(`/favorites?${query}`), 303)
}
