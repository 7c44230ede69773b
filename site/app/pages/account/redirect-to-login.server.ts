import { redirect } from 'react-router'
import type { PageContext } from '../../page-context.ts'

/** Redirects to `/login` with the reason. */
export function redirectToLogin(context: PageContext, state: 'profile' | 'out' | 'deleted'): Response {
  return redirect(context.href(`/login?state=${state}`), 303)
}
