import { expect, it } from 'vitest'
import { problemStatuses, studioProblemSchema } from './problem.ts'

it('has a status for each problem', () => {
  expect(problemStatuses).toEqual({
    'bad-request': 400,
    unauthorized: 401,
    forbidden: 403,
    'confirm-first': 403,
    'means-missing': 403,
    'not-found': 404,
    conflict: 409,
    'former-address': 409,
    'plan-taken': 409,
    'version-stale': 412,
    'too-large': 413,
    'unsupported-media': 415,
    faults: 422,
    'version-missing': 428,
    'too-many': 429,
    failed: 500,
    busy: 503,
  })
})

it.each([
  [399, false],
  [400, true],
  [599, true],
  [600, false],
])('is one with the status %i: %s', (status, isProblem) => {
  const problem = { type: 'about:blank', title: 'Refused', code: 'bad-request' }
  expect(studioProblemSchema.safeParse({ ...problem, status }).success).toBe(isProblem)
})
