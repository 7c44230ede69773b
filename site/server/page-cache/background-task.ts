import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

interface BackgroundTaskOptions<Item> {
  /** The items to work on, most urgent first. */
  readonly list: () => readonly Item[]
  readonly work: (item: Item) => Promise<unknown>
  /** True while the process has more urgent work, such as a page that a visitor waits for. */
  readonly isBusy: () => boolean
  readonly patience?: Patience
}

/** Milliseconds of each pause, and their number before each item; bounded, or steady traffic would stop the work forever. */
interface Patience {
  readonly pauseMs: number
  readonly maxPauses: number
}

/**
 * Works through a list in the background, one item at a time, and pauses while the process is busy. Called again while it
 * runs, it continues with a new list.
 */
export function createBackgroundTask<Item>({
  list,
  work,
  isBusy,
  patience: { pauseMs, maxPauses } = { pauseMs: 10, maxPauses: 20 },
}: BackgroundTaskOptions<Item>): () => void {
  let isOutdated = false
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (isOutdated) {
        isOutdated = false
        // An uncaught error would end the process. Requests for the same content log their own errors.
        await workThrough().catch(() => undefined)
      }
    } finally {
      isRunning = false
    }
  }

  async function workThrough(): Promise<void> {
    for (const item of list()) {
      await untilIdle()
      // The renderer logs its failures; a page that cannot be recompressed stays as it is.
      await work(item).catch(() => undefined)
      if (isOutdated) return
    }
  }

  async function untilIdle(): Promise<void> {
    await nextTurn()
    for (let pauses = 0; isBusy() && pauses < maxPauses; pauses += 1)
      // A process that stops does not wait for it.
      await pause(pauseMs, undefined, { ref: false })
  }

  return () => {
    isOutdated = true
    // It handles every error itself.
    if (!isRunning) run().catch(() => undefined)
  }
}
