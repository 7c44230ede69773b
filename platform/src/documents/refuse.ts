import { type EntryFault, entryFaultSchema } from '@promenade/contract/studio-api/fields'
import { type ProblemCode, problemStatuses, type StudioProblem } from '@promenade/contract/studio-api/problem'
import { Problem } from '@promenade/process/problem'
import { z } from 'zod'

interface Details {
  readonly errors?: StudioProblem['errors']
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number
  readonly [member: string]: unknown
}

/** The problem of a refused act; the message is for developers of clients. */
export function refuse(code: ProblemCode, message: string, details: Details = {}): Problem {
  const { retryAfter, ...members } = details
  return new Problem(problemStatuses[code], message, {
    code,
    members: { code, ...members },
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  })
}

/** The faults of documents for which an act was refused; undefined for any other error. */
export function faultsOf(error: unknown): readonly EntryFault[] | undefined {
  return error instanceof Problem ? withFaults.safeParse(error.members).data?.errors : undefined
}

const withFaults = z.object({ code: z.literal('faults'), errors: z.array(entryFaultSchema) })
