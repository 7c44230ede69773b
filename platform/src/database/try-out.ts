/** The result of work in a transaction that is taken back at once. `transact` does its argument in a transaction. */
export async function tryOut<Context, Result>(
  transact: (work: (context: Context) => Promise<never>) => Promise<never>,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  const done = Promise.withResolvers<Result>()
  const takesBack = new Error('A trial changes nothing.')
  await transact(async (context) => {
    done.resolve(await work(context))
    throw takesBack
  }).catch((error: unknown) => {
    if (error !== takesBack) throw error
  })
  return done.promise
}
