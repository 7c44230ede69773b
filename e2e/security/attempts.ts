import { expect } from 'vitest'

/** One attack of a list. */
export interface Attempt {
  readonly name: string
  readonly isSafe: boolean
  /** What came back. */
  readonly seen?: string
}

/** Fails with the first attacks that got through, and where the list is empty. Does not end the test. */
export function expectSafe(claim: string, attempts: readonly Attempt[]): void {
  expect.soft(attempts, claim).not.toEqual([])
  expect.soft(attempts.filter(({ isSafe }) => !isSafe).slice(0, 4), claim).toEqual([])
}

/** One attack after the other. */
export async function attemptEach<Item>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Attempt>,
): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = []
  for (const item of items) attempts.push(await attempt(item))
  return attempts
}
