import { accountProblemSchema } from '@promenade/contract/account-api/call'
import { expect } from 'vitest'

/** Expects a refused account call in the format of the contract. */
export async function expectRefusal(response: Response, status: number, reason?: string) {
  const error = accountProblemSchema.parse(await response.json())
  expect([response.status, error.status, error.reason]).toEqual([status, status, reason])
  expect(response.headers.get('cache-control')).toBe('no-store')
  return error
}
