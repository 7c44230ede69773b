import { redirect } from 'react-router'
import type { PageContext } from '../../page-context.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** To `/login`, which says why one is there. */
export function toLogin(visit: PageContext, state: 'profile' | 'out' | 'deleted'): Response {
  return redirect(wordingFor(visit).href(`/login?state=${state}`), 303)
}
