/**
 * Runs `work` in a transaction that is rolled back, and returns its result. `transact` runs its argument in a
 * transaction.
 */
export async function dryRun<Context, Result>(
  transact: (work: (context: Context) => Promise<never>) => Promise<never>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const done = Promise.withResolvers<Result>()
  const rollback = new Error('A trial changes nothing.')
  await transact(async (context) => {
    done.resolve(await work(context))
    throw rollback
  }).catch((error: unknown) => {
    if (error !== rollback) throw error
  })
  return done.promise
}
