import { redirect } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { visitorContext } from '../../visitor/visitor-context.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import type { Route } from './+types/profile-data'
import { toLogin } from './to-login.server.ts'

/** `/profile/data` by itself is nothing to look at. */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(wordingFor(context.get(visitContext)).href('/profile'))
}

/** Everything the platform has about the visitor, as a file. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const visit = context.get(visitContext)
  const result = await context.get(visitorContext).call('export_data', {})
  if (result.kind === 'logged out') return toLogin(visit, 'profile')
  if (result.kind !== 'done') return redirect(wordingFor(visit).href('/profile?state=failed'), 303)
  return new Response(JSON.stringify(result.answer, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    },
  })
}
