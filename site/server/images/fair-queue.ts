/** Work that is done one at a time. */
export interface FairQueue {
  readonly run: <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>
}

/** Takes turns among those who wait: somebody with one thing to do never waits for all that another one has. */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = takeNext(); next !== undefined; next = takeNext()) await next()
    isRunning = false
  }

  function takeNext(): (() => Promise<void>) | undefined {
    const [whose, [next, ...rest]] = waiting.entries().next().value ?? ['', []]
    waiting.delete(whose)
    if (rest.length > 0) waiting.set(whose, rest)
    return next
  }

  return {
    run: (whose, work) =>
      new Promise((resolve, reject) => {
        const task = () => work().then(resolve, reject)
        waiting.set(whose, [...(waiting.get(whose) ?? []), task])
        void runAll()
      }),
  }
}
