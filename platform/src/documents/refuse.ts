import { type ProblemCode, problemStatuses, type StudioProblem } from '@promenade/contract/studio-api/problem'
import { Problem } from '@promenade/process/problem'

interface Details {
  readonly errors?: StudioProblem['errors']
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number
  readonly [member: string]: unknown
}

/** The problem of an act that cannot be done, with the reason in words for the studio's developers. */
export function refuse(code: ProblemCode, message: string, details: Details = {}): Problem {
  const { retryAfter, ...members } = details
  return new Problem(problemStatuses[code], message, {
    code,
    members: { code, ...members },
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  })
}
