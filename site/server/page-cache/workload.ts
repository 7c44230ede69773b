/** What visitors wait for to be rendered. */
export interface Workload {
  /** Counts a rendering until it is done. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly isIdle: () => boolean
  /** Whether whoever came now would wait too long, and had better come again. */
  readonly isFull: () => boolean
}

/** A rendering takes some ten milliseconds of the one thread there is: whoever waits behind these waits for two seconds. */
const maxWaiting = 200

/** With `isLate` for a process that has too much to do of whatever kind. */
export function createWorkload(isLate: () => boolean = () => false): Workload {
  let waiting = 0
  return {
    async during(work) {
      waiting += 1
      try {
        return await work()
      } finally {
        waiting -= 1
      }
    },
    isIdle: () => waiting === 0,
    isFull: () => waiting >= maxWaiting || isLate(),
  }
}
