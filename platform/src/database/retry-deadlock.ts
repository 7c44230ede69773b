const maxTries = 4

/** Repeats a transaction that the database has ended because it and another one waited for each other. */
export async function retryDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact()
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}
