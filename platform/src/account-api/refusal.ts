import type { privateErrorWire } from '@promenade/contract/account-api/call'
import type { Checked, Issue } from '@promenade/domain/forms/form'
import type { z } from 'zod'
import { Refusal } from '../http/refusal.ts'

type PrivateError = z.infer<typeof privateErrorWire>

/** What a refusal tells beside its sentence. */
type Details = Pick<PrivateError, 'reason' | 'issues' | 'retry_after'>

/** A private call that is not done, in words that the site can act on. */
export class PrivateRefusal extends Refusal {
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    const { retry_after } = details
    super(status, message, retry_after === undefined ? {} : { 'Retry-After': String(retry_after) })
    this.details = details
  }
}

/** What a form says; throws a refusal that names the fields where it can't be taken. */
export function getSound<Value>(checked: Checked<Value>): Value {
  if (checked.isSound) return checked.value
  throw refuseFields(checked.issues.map(encodeIssue))
}

export function refuseFields(issues: NonNullable<Details['issues']>): PrivateRefusal {
  return new PrivateRefusal(422, 'Some fields cannot be taken as they are.', { issues })
}

/** The error as it is answered. */
export function encodeRefusal(refusal: Refusal): PrivateError {
  const { status, message } = refusal
  return { status, message, ...(refusal instanceof PrivateRefusal ? refusal.details : {}) }
}

function encodeIssue({ field, problem }: Issue) {
  const { kind } = problem
  return { field, problem: kind, ...('limit' in problem ? { limit: problem.limit } : {}) }
}
