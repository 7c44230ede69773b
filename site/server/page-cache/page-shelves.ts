import type { EpochMs } from '@promenade/domain/mall/values'
import type { Edition } from './generation.ts'
import type { PageAddress } from './page-address.ts'
import type { Page } from './page-renderer.ts'

/** A rendered page and what it was rendered from. */
export interface Made {
  readonly address: PageAddress
  readonly page: Page
  readonly edition: Edition
  /** Of what its route declares to depend on beside the content. */
  readonly version: EpochMs | undefined
}

interface Put {
  /** What is there now: a page that came out the same as before keeps its compressed forms. */
  readonly kept: Made
  readonly gone: readonly Made[]
}

/** Pages in memory by the address they are kept under, within a bound of the bytes they hold. */
export interface Shelves {
  readonly find: (url: string) => Made | undefined
  /** The same for a visitor, whose asking is remembered. */
  readonly ask: (url: string) => Made | undefined
  /** Puts a page in the place of the former one at its address. */
  readonly put: (made: Made) => Put
  /** Pages grow as they are compressed for whoever asks first: what has to leave since. */
  readonly trim: () => readonly Made[]
  /** Pages whose compressed form was made in haste, for whoever asked first; the most wanted first. */
  readonly listLoose: () => readonly Made[]
  /** All that visitors have asked for since it was last asked about here, the most wanted first. */
  readonly takeWanted: () => readonly Made[]
  readonly heldBytes: () => number
  /** Pages that are there. */
  readonly count: () => number
}

/**
 * Pages that do not exist and what can be searched for are without number; a few are kept, so that they cannot push
 * out the rest.
 */
const shareForEndless = 1 / 16

const isSearched = /[?&]searchQuery=/

export function createShelves(maxBytes: number): Shelves {
  const numbered = createContentStore(maxBytes * (1 - shareForEndless))
  const endless = createContentStore(maxBytes * shareForEndless)
  return {
    find: (url) => numbered.find(url) ?? endless.find(url),
    ask: (url) => numbered.ask(url) ?? endless.ask(url),
    put(made) {
      const { page, address } = made
      const isEndless = page.status >= 400 || isSearched.test(address.url)
      const [shelf, other] = isEndless ? [endless, numbered] : [numbered, endless]
      const dropped = other.drop(address.url)
      const { kept, gone } = shelf.put(made)
      return { kept, gone: [...dropped, ...gone] }
    },
    trim: () => [...numbered.trim(), ...endless.trim()],
    // What is without number is hardly ever asked for again.
    listLoose: numbered.listLoose,
    takeWanted: () => [...numbered.takeWanted(), ...endless.takeWanted()],
    heldBytes: () => numbered.heldBytes() + endless.heldBytes(),
    count: () => numbered.count() + endless.count(),
  }
}

interface Kept {
  made: Made
  /** By visitors, lately. */
  asks: number
  /** Since it last came up for removal: what was not asked for goes first. */
  wasAskedFor: boolean
}

interface Shelf extends Shelves {
  readonly drop: (url: string) => readonly Made[]
}

function createContentStore(maxBytes: number): Shelf {
  const places = new Map<string, Kept>()
  const heldBytes = () => [...places.values()].reduce((sum, { made }) => sum + bytesOf(made.page), 0)

  function trim(): readonly Made[] {
    const gone: Made[] = []
    let bytes = heldBytes()
    for (const [url, kept] of places) {
      if (bytes <= maxBytes) break
      places.delete(url)
      if (kept.wasAskedFor) {
        places.set(url, { ...kept, wasAskedFor: false })
      } else {
        bytes -= bytesOf(kept.made.page)
        gone.push(kept.made)
      }
    }
    return gone
  }

  function drop(url: string): readonly Made[] {
    const kept = places.get(url)
    return kept !== undefined && places.delete(url) ? [kept.made] : []
  }

  return {
    find: (url) => places.get(url)?.made,
    ask(url) {
      const kept = places.get(url)
      if (kept === undefined) return undefined
      kept.wasAskedFor = true
      kept.asks += 1
      return kept.made
    },
    put(made) {
      const { url } = made.address
      const place = places.get(url)
      if (place === undefined) {
        places.set(url, { made, asks: 1, wasAskedFor: false })
        return { kept: made, gone: trim() }
      }
      const left = place.made
      const isSame = left.page.body.etag === made.page.body.etag && left.page.status === made.page.status
      place.made = isSame ? { ...made, page: left.page } : made
      return { kept: place.made, gone: [...(isSame ? [] : [left]), ...trim()] }
    },
    drop,
    trim,
    listLoose() {
      const loose = [...places.values()].filter(({ made }) => made.page.body.isLoose())
      return loose.toSorted((a, b) => b.asks - a.asks).map(({ made }) => made)
    },
    takeWanted() {
      const wanted = [...places.values()].filter(({ asks }) => asks > 0).toSorted((a, b) => b.asks - a.asks)
      for (const kept of wanted) kept.asks = Math.floor(kept.asks / 2)
      return wanted.map(({ made }) => made)
    },
    heldBytes,
    count: () => places.size,
  }
}

/** Bytes of a kept page beside its body: headers in each encoding, its policy, bookkeeping. */
const overhead = 3_000

function bytesOf({ body, wakeData }: Page): number {
  return body.heldBytes() + (wakeData?.sendable.body.heldBytes() ?? 0) + overhead
}
