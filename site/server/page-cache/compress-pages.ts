import { createBackgroundTask } from './background-task.ts'
import { type Entry, isUnlimited, type PageStore } from './page-store.ts'

interface CompressionOptions {
  readonly store: PageStore
  readonly isCurrent: (entry: Entry) => boolean
  /** True while visitors wait for a page to be rendered. */
  readonly isBusy: () => boolean
  /** True when nobody has requested a page for a while. */
  readonly isQuiet: () => boolean
}

/** The best compression of a page waits at most 20 seconds for a quiet moment. */
const patience = { pauseMs: 100, maxPauses: 200 }

/**
 * Compresses the pages of the store in the background, so that no request waits for it: quickly at once, and as well as it
 * can in a quiet moment, since that takes longer than the render. It is for pages that were requested again.
 */
export function createPageCompression({ store, isCurrent, isBusy, isQuiet }: CompressionOptions): () => void {
  const compressTo = (to: 'quick' | 'best') => async (entry: Entry) => {
    // It may have been replaced in the meantime.
    if (!isCurrent(entry)) return
    await entry.page.compress(to)
    store.resize(entry.address.url)
  }
  const list = (isWanted: (entry: Entry) => boolean) => () =>
    store.list().filter((entry) => isWanted(entry) && isCurrent(entry))
  const startQuick = createBackgroundTask({
    isBusy,
    list: list(({ page }) => page.compression() === 'none'),
    work: compressTo('quick'),
  })
  const startBest = createBackgroundTask({
    isBusy: () => isBusy() || !isQuiet(),
    patience,
    list: list((entry) => entry.page.compression() !== 'best' && deservesBest(entry)),
    work: compressTo('best'),
  })
  return () => {
    startQuick()
    startBest()
  }
}

function deservesBest({ page, address, demand }: Entry): boolean {
  return demand.requests > 1 && !isUnlimited({ page, address })
}
