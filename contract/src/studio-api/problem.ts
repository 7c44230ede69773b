import { z } from 'zod'
import { problemSchema } from '../problem.ts'
import { entryFaultSchema, idSchema, versionSchema } from './fields.ts'

/** The status of each problem of the studio's API, by its code. */
export const problemStatuses = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  // A fresh factor is needed: `POST /session/confirm`.
  'confirm-first': 403,
  // An admin needs two means of login before acting on people and tokens.
  'means-missing': 403,
  'not-found': 404,
  conflict: 409,
  // The address led to another record: `rename` with `takesFormer` takes it all the same.
  'former-address': 409,
  // Something is planned for the record at this very instant.
  'plan-taken': 409,
  'version-stale': 412,
  'too-large': 413,
  'unsupported-media': 415,
  faults: 422,
  'version-missing': 428,
  'too-many': 429,
  failed: 500,
  busy: 503,
} as const

export type ProblemCode = keyof typeof problemStatuses

/** The body of every response with a status of 400 or more. */
export const studioProblemSchema = z.strictObject({
  ...problemSchema.shape,
  /** The end of `type`. */
  code: z.literal(problemCodes()),
  /** The faults of the sent values. */
  errors: z.array(entryFaultSchema).optional(),
  /** The entry that a step of a change set is about, and its version. */
  entry: idSchema.optional(),
  version: versionSchema.optional(),
})

/** The members of a problem with this code. */
export function problemOf<Code extends ProblemCode>(code: Code) {
  return problemSchema.extend({ code: z.literal(code) })
}

export type StudioProblem = z.infer<typeof studioProblemSchema>

function problemCodes(): ProblemCode[] {
  return Object.keys(problemStatuses).filter((code): code is ProblemCode =>
    Object.hasOwn(problemStatuses, code),
  )
}
