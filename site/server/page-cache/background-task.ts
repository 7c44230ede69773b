import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

interface BackgroundTaskOptions<Item> {
  /** The items to work on, most urgent first. */
  readonly list: () => readonly Item[]
  readonly work: (item: Item) => Promise<unknown>
  /** True while visitors wait for a page to be rendered. */
  readonly isBusy: () => boolean
}

/** Milliseconds of each pause; bounded, or steady traffic would stop the work forever. */
const pauseMs = 10
const maxPauses = 20

/**
 * Works through a list in the background, one item at a time, and pauses while visitors wait. Called again while it runs, it
 * continues with a new list.
 */
export function createBackgroundTask<Item>({ list, work, isBusy }: BackgroundTaskOptions<Item>): () => void {
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
    for (let pauses = 0; isBusy() && pauses < maxPauses; pauses += 1) await pause(pauseMs)
  }

  return () => {
    isOutdated = true
    // It handles every error itself.
    if (!isRunning) run().catch(() => undefined)
  }
}
