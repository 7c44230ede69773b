import type { Sendable } from '../http/send-body.ts'

/** A rendered page, ready to be sent in any encoding. */
export interface Page extends Sendable {
  /** What the page fetches when React wakes, under the version its address has. */
  readonly wakeData?: { readonly version: string; readonly sendable: Sendable }
}

export interface PageCache {
  /**
   * The page kept under `key`, or the one `render` makes: many visitors asking at once wait for one rendering.
   * All pages belong to a generation (content version and minute); with a new one nothing old is answered.
   */
  readonly get: (key: string, generation: string, render: () => Promise<Page>) => Page | Promise<Page>
}

/** Bytes of a kept page beside its text: compressed forms, headers, bookkeeping. */
const overhead = 2_000

/**
 * Pages that do not exist and what can be searched for are without number; a few are kept, so that they cannot push
 * out the rest.
 */
const shareForEndless = 1 / 16

const isSearched = /[?&]searchQuery=/

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  let generation = ''
  let kept = createShelves(maxBytes)
  let earlier = kept
  const underway = new Map<string, Promise<Page>>()

  function turnTo(next: string): void {
    generation = next
    earlier = kept
    kept = createShelves(maxBytes)
    underway.clear()
  }

  async function make(key: string, render: () => Promise<Page>): Promise<Page> {
    const begun = generation
    const page = orTheSame(await render(), earlier.find(key))
    if (generation === begun) kept.put(key, page)
    return page
  }

  return {
    get(key, wanted, render) {
      if (wanted !== generation) turnTo(wanted)
      const known = kept.find(key) ?? underway.get(key)
      if (known !== undefined) return known
      const making = make(key, render).finally(() => {
        if (underway.get(key) === making) underway.delete(key)
      })
      underway.set(key, making)
      return making
    },
  }
}

/** A page that came out the same as before keeps its compressed forms; same text, same headers. */
function orTheSame(page: Page, before: Page | undefined): Page {
  return before?.body.etag === page.body.etag && before.status === page.status ? before : page
}

interface Shelves {
  readonly find: (key: string) => Page | undefined
  readonly put: (key: string, page: Page) => void
}

function createShelves(maxBytes: number): Shelves {
  const numbered = createShelf(maxBytes * (1 - shareForEndless))
  const endless = createShelf(maxBytes * shareForEndless)
  return {
    find: (key) => numbered.find(key) ?? endless.find(key),
    put(key, page) {
      if (page.status >= 500) return
      if (page.status >= 400 || isSearched.test(key)) endless.put(key, page)
      else numbered.put(key, page)
    },
  }
}

/** What was not asked for since it last came up for removal goes first. */
function createShelf(maxBytes: number): Shelves {
  const pages = new Map<string, { readonly page: Page; wasAskedFor: boolean }>()
  let bytes = 0
  return {
    find(key) {
      const kept = pages.get(key)
      if (kept === undefined) return undefined
      kept.wasAskedFor = true
      return kept.page
    },
    put(key, page) {
      pages.set(key, { page, wasAskedFor: false })
      bytes += sizeOf(page)
      for (const [oldest, kept] of pages) {
        if (bytes <= maxBytes) return
        pages.delete(oldest)
        if (kept.wasAskedFor) pages.set(oldest, { page: kept.page, wasAskedFor: false })
        else bytes -= sizeOf(kept.page)
      }
    },
  }
}

function sizeOf(page: Page): number {
  return (page.body.size + (page.wakeData?.sendable.body.size ?? 0)) * 1.5 + overhead
}
