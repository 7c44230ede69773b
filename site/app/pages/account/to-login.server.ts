import { redirect } from 'react-router'
import type { Visit } from '../../content/visit.ts'
import { wordingFor } from '../../wording/wording.server.ts'

/** To `/login`, which says why one is there. */
export function toLogin(visit: Visit, state: 'profile' | 'out' | 'deleted'): Response {
  return redirect(wordingFor(visit).href(`/login?state=${state}`), 303)
}
