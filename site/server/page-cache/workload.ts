/** Counts the renders that visitors wait for. */
export interface Workload {
  /** Counts a render until it is done. */
  readonly during: <Result>(render: () => Promise<Result>) => Promise<Result>
  readonly isIdle: () => boolean
  /** True when new renders get a 503. */
  readonly isFull: () => boolean
}

/** A render takes about ten milliseconds, so the last of these waits two seconds. */
const maxWaiting = 200

/** `isLate` is true while the event loop lags. */
export function createWorkload(isLate: () => boolean = () => false): Workload {
  let waiting = 0
  return {
    async during(render) {
      waiting += 1
      try {
        return await render()
      } finally {
        waiting -= 1
      }
    },
    isIdle: () => waiting === 0,
    isFull: () => waiting >= maxWaiting || isLate(),
  }
}
