import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { sessionContext } from '../../session-context.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/profile-data'
import { redirectToLogin } from './redirect-to-login.server.ts'

export const handle = { cache: 'personal' } as const satisfies RouteHandle

/** A GET redirects to the profile. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(context.get(pageContext).href('/profile'))
}

/** The visitor's data as a file. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const result = await context.get(sessionContext).call('export_data', {})
  if (result.kind === 'logged out') return redirectToLogin(page, 'profile')
  if (result.kind !== 'done') return redirect(page.href('/profile?state=failed'), 303)
  return new Response(JSON.stringify(result.response, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}
