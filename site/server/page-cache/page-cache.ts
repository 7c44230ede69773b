import type { Sendable } from '../http/send-body.ts'
import type { Edition } from './generation.ts'
import { createShelves, type Made, type Shelves } from './page-shelves.ts'
import { createWakeShelf } from './recent-hydration-data.ts'

export interface PageCache extends Pick<
  Shelves,
  'find' | 'ask' | 'listLoose' | 'takeWanted' | 'heldBytes' | 'count'
> {
  /** The data of a page that was sent lately and is no longer in memory. */
  readonly findWakeData: (version: string) => Sendable | undefined
  /** Renders a page and keeps it: many asking at once for the same wait for one rendering. */
  readonly make: (url: string, rendering: Rendering) => Promise<Made>
  /** Keeps the bound after pages were compressed. */
  readonly trim: () => void
}

interface Rendering {
  readonly edition: Edition
  readonly render: () => Promise<Made>
  /** False where the content has changed in the meantime: what came out is sent and not kept. */
  readonly isPresent: () => boolean
}

export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const shelves = createShelves(maxBytes)
  const wakeShelf = createWakeShelf()
  const underway = new Map<string, { readonly edition: Edition; readonly making: Promise<Made> }>()

  function letGo(gone: readonly Made[]): void {
    for (const { page } of gone) wakeShelf.keep(page)
  }

  async function make({ render, isPresent }: Rendering): Promise<Made> {
    const made = await render()
    if (made.page.status >= 500) return made
    const { kept, gone } = isPresent() ? shelves.put(made) : { kept: made, gone: [made] }
    letGo(gone)
    return kept
  }

  return {
    find: shelves.find,
    ask: shelves.ask,
    findWakeData: wakeShelf.find,
    make(url, rendering) {
      const { edition } = rendering
      const known = underway.get(url)
      if (known?.edition === edition) return known.making
      const making = make(rendering).finally(() => {
        if (underway.get(url)?.making === making) underway.delete(url)
      })
      underway.set(url, { edition, making })
      return making
    },
    listLoose: shelves.listLoose,
    takeWanted: shelves.takeWanted,
    trim: () => letGo(shelves.trim()),
    heldBytes: () => shelves.heldBytes() + wakeShelf.heldBytes(),
    count: shelves.count,
  }
}
