import { setTimeout as delay } from 'node:timers/promises'

/** What browsers got that fetch pages with their scripts and styles. */
export interface Read {
  readonly pages: number
  readonly files: number
  /** Different ones among them: of two versions there are more than of one. */
  readonly different: number
  /** How many were not there. */
  readonly lost: number
}

const readersAtOnce = 2

/** Readers who get a page and a moment later what it is made of, without a memory of their own, until they are sent home. */
export function sendReaders(siteUrl: string, paths: readonly string[]): { stop(): Promise<Read> } {
  const over = new AbortController()
  const seen = new Set<string>()
  let [pages, files, lost] = [0, 0, 0]
  const readers = Array.from({ length: readersAtOnce }, async () => {
    while (!over.signal.aborted) {
      const page = await textOf(siteUrl + (paths[Math.floor(Math.random() * paths.length)] ?? '/'))
      pages += 1
      await delay(Math.random() * mostMs)
      for (const file of new Set(page?.match(/\/assets\/[\w.-]+\.(?:js|css)/g))) {
        files += 1
        seen.add(file)
        if ((await textOf(siteUrl + file)) === undefined) lost += 1
      }
    }
  })
  return {
    async stop() {
      over.abort()
      await Promise.all(readers)
      return { pages, files, different: seen.size, lost }
    },
  }
}

/** Between a page and its scripts, on a slow telephone. */
const mostMs = 1_000

async function textOf(url: string): Promise<string | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  return response?.ok ? text : undefined
}
