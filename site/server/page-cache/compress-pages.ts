import { createBackgroundTask } from './background-task.ts'
import { type Entry, isUnlimited, type PageStore } from './page-store.ts'

interface CompressionOptions {
  readonly store: PageStore
  readonly isCurrent: (entry: Entry) => boolean
  readonly isBusy: () => boolean
}

/** Compresses the pages of the store in the background, so that no request waits for it. */
export function createPageCompression({ store, isCurrent, isBusy }: CompressionOptions): () => void {
  return createBackgroundTask({
    isBusy,
    list: () =>
      store.list().filter((entry) => entry.page.compression() !== targetOf(entry) && isCurrent(entry)),
    async work(entry) {
      await entry.page.compress(targetOf(entry))
      store.resize(entry.address.url)
    },
  })
}

/** The best compression takes longer than the render, so it is for pages that were requested again. */
function targetOf({ page, address, demand }: Entry): 'quick' | 'best' {
  if (page.compression() === 'best') return 'best'
  return demand.requests > 1 && !isUnlimited({ page, address }) ? 'best' : 'quick'
}
