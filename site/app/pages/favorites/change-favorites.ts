import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { type Favorite, formatFavorites } from '../../device/favorites.ts'
import { sessionContext, type Visitor } from '../../session-context.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/change-favorites'
import { changeFavorites, mergeFavorites } from './change-favorites.server.ts'
import { parseReceived } from './received-favorites.server.ts'

export const handle = { cache: 'personal' } as const satisfies RouteHandle

/** A GET redirects to the favorites. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(context.get(pageContext).href('/favorites'))
}

/** Adds, removes or merges. Script gets the new list as JSON; without script the favorites page is the response. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData()
  const item = form.get('item')
  const act = actOf(form.get('act'))
  const visitor = context.get(sessionContext)
  const changed = changedFavorites(act, typeof item === 'string' ? item : '')
  const isDone = changed.length > 0 && (await change(act, changed, visitor))
  if (form.get('answer') === 'json')
    return Response.json({ favorites: formatFavorites(visitor.favorites()) }, { status: isDone ? 200 : 503 })
  const state = isDone ? { add: 'added', remove: 'removed', merge: 'merged' }[act] : 'failed'
  const query = new URLSearchParams({ item: formatFavorites(changed), state })
  return redirect(context.get(pageContext).href(`/favorites?${query}`), 303)
}

type Act = 'add' | 'remove' | 'merge'

function actOf(value: FormDataEntryValue | null): Act {
  return value === 'remove' || value === 'merge' ? value : 'add'
}

/** A list for a merge, else one favorite. */
function changedFavorites(act: Act, list: string): readonly Favorite[] {
  const favorites = parseReceived(list) ?? []
  return act === 'merge' ? favorites : favorites.slice(0, 1)
}

async function change(act: Act, favorites: readonly Favorite[], visitor: Visitor): Promise<boolean> {
  if (act === 'merge') return mergeFavorites(favorites, visitor)
  const [favorite] = favorites
  return favorite !== undefined && changeFavorites(act, favorite, visitor)
}
