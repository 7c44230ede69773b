import type { accountErrorWire } from '@promenade/contract/account-api/call'
import type { Checked, Issue } from '@promenade/domain/forms/form'
import type { z } from 'zod'
import { Refusal } from '../../http/refusal.ts'

type AccountError = z.infer<typeof accountErrorWire>

/** The details of a refusal besides its message. */
type Details = Pick<AccountError, 'reason' | 'issues' | 'retry_after'>

/** A refused call, with details for the site. */
export class AccountRefusal extends Refusal {
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    const { retry_after } = details
    super(status, message, retry_after === undefined ? {} : { 'Retry-After': String(retry_after) })
    this.details = details
  }
}

/** Gets the value of a checked form; throws a refusal that names the invalid fields. */
export function getValid<Value>(checked: Checked<Value>): Value {
  if (checked.isValid) return checked.value
  throw refuseFields(checked.issues.map(encodeIssue))
}

/** A refusal with the invalid fields. */
export function refuseFields(issues: NonNullable<Details['issues']>): AccountRefusal {
  return new AccountRefusal(422, 'Some fields are invalid.', { issues })
}

/** Encodes a refusal as a response body. */
export function encodeRefusal(refusal: Refusal): AccountError {
  const { status, message } = refusal
  return { status, message, ...(refusal instanceof AccountRefusal ? refusal.details : {}) }
}

function encodeIssue({ field, problem }: Issue) {
  const { kind } = problem
  return { field, problem: kind, ...('limit' in problem ? { limit: problem.limit } : {}) }
}
