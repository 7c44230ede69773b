import type { accountProblemSchema } from '@promenade/contract/account-api/call'
import type { Checked, Issue } from '@promenade/domain/forms/form'
import { Problem } from '@promenade/process/problem'
import type { z } from 'zod'

/** The members of a refusal besides those of every problem. */
type Details = Pick<z.infer<typeof accountProblemSchema>, 'reason' | 'errors' | 'retry_after'>

/** The problem of a refused call, with details for the site. */
export function refuseCall(status: number, message: string, details: Details = {}): Problem {
  const { reason, retry_after } = details
  return new Problem(status, message, {
    ...(reason === undefined ? {} : { code: reason }),
    members: details,
    headers: retry_after === undefined ? {} : { 'Retry-After': String(retry_after) },
  })
}

/** Gets the value of a checked form; throws a problem that names the invalid fields. */
export function getValid<Value>(checked: Checked<Value>): Value {
  if (checked.isValid) return checked.value
  throw refuseFields(checked.issues.map(encodeIssue))
}

/** A problem with the invalid fields. */
export function refuseFields(errors: NonNullable<Details['errors']>): Problem {
  return refuseCall(422, 'Some fields are invalid.', { errors })
}

function encodeIssue({ field, problem }: Issue) {
  const { kind } = problem
  return { field, problem: kind, ...('limit' in problem ? { limit: problem.limit } : {}) }
}
