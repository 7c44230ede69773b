/** Runs one task at a time. */
export interface FairQueue {
  readonly run: <Result>(owner: string, task: () => Promise<Result>) => Promise<Result>
}

/** Takes turns among the owners, so that one task never waits for all the tasks of another owner. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  return {
    run: (owner, task) =>
      new Promise((resolve, reject) => {
        const queued = waiting.get(owner) ?? []
        waiting.set(owner, [
          ...queued,
          async () => {
            try {
              resolve(await task())
            } catch (error) {
              reject(error)
            }
          },
        ])
        runAll().catch(reject)
      }),
  }

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = takeNext(); next !== undefined; next = takeNext()) await next()
    isRunning = false
  }

  function takeNext(): (() => Promise<void>) | undefined {
    const [owner, [next, ...rest]] = waiting.entries().next().value ?? ['', []]
    waiting.delete(owner)
    if (rest.length > 0) waiting.set(owner, rest)
    return next
  }
}
