import { describe, expect, it } from 'vitest'
import { Problem, respondWithProblem } from './problem.ts'

describe('the response to a refused request', () => {
  it('is a problem of RFC 9457, which no cache keeps', async () => {
    const errors = [{ path: ['name'], message: 'is missing' }]
    const problem = new Problem(422, 'There are faults.', {
      code: 'faults',
      members: { errors },
      headers: { 'Retry-After': '3' },
    })
    const response = respondWithProblem(problem)
    expect(response.status).toBe(422)
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'retry-after': '3',
    })
    expect(await response.json()).toEqual({
      type: '/problems/faults',
      title: 'There are faults.',
      status: 422,
      errors,
    })
  })

  it('has no type of its own where the status says it all', async () => {
    const response = respondWithProblem(new Problem(404, 'There is nothing here.'))
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'There is nothing here.',
      status: 404,
    })
  })
})
