import { expect } from 'vitest'

/** The result of one attack. */
export interface Attempt {
  readonly name: string
  readonly isSafe: boolean
  /** The response, for the error message. */
  readonly seen?: string
}

/** Fails, without ending the test, with the first successful attacks, or if the list is empty. */
export function expectSafe(claim: string, attempts: readonly Attempt[]): void {
  expect.soft(attempts, claim).not.toEqual([])
  expect.soft(attempts.filter(({ isSafe }) => !isSafe).slice(0, 4), claim).toEqual([])
}

/** Runs the attacks one after the other. */
export async function attemptEach<Item>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Attempt>,
): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  for (const item of items) attempts.push(await attempt(item))
  return attempts
}
