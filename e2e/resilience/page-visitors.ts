import { setTimeout as delay } from 'node:timers/promises'
import { inParallel } from '../../site/content/in-parallel.ts'
import type { Finding } from '../support/findings.ts'

/** What visitors of pages saw. */
export interface Seen {
  /** Requests that were answered, by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that nobody answered: refused, broken off, or too slow for anybody to wait. */
  readonly lost: number
  readonly slowestMs: number
}

/** Public addresses of the mall in both languages, as search engines find them. */
export async function publicPaths(siteUrl: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = siteUrl]) => new URL(url).pathname)
}

/** The status that each page answers with; 0 where nobody answers. */
export async function statusesOf(
  siteUrl: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>()
  await inParallel(paths, 8, async (path) => void statuses.set(path, await statusOf(siteUrl + path)))
  return statuses
}

/** Visitors who read one page after the other, until they are sent home. */
export function sendVisitors(siteUrl: string, paths: readonly string[]): { stop(): Promise<Seen> } {
  const statuses = new Map<number, number>()
  let slowestMs = 0
  const over = new AbortController()
  const visitors = Array.from({ length: visitorsAtOnce }, async () => {
    while (!over.signal.aborted) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/'
      const begun = performance.now()
      const status = await statusOf(siteUrl + path)
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await delay(status === 0 ? pauseAfterNothingMs : pauseMs)
    }
  })
  return {
    async stop() {
      over.abort()
      await Promise.all(visitors)
      const lost = statuses.get(0) ?? 0
      statuses.delete(0)
      return { statuses, lost, slowestMs }
    },
  }
}

/** Some hundred pages a second, which leaves the machine room for the mall. */
const visitorsAtOnce = 6
const pauseMs = 20

/** Nobody presses Reload at once where nothing came. */
const pauseAfterNothingMs = 500

/** Longer than anybody waits for a page. */
export const patienceMs = 10_000

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Whether nobody saw a fault. */
export function checkRequests(what: string, seen: Seen): Finding {
  return { what, must: 'no request fails', seen: describeRequests(seen), isMet: countFailures(seen) === 0 }
}

/** Requests of all kinds. */
export function countRequests({ statuses, lost }: Seen): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, lost)
}

/** Those that a visitor takes for a fault of the site. */
export function countFailures({ statuses, lost }: Seen): number {
  return [...statuses].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), lost)
}

export function describeRequests(seen: Seen): string {
  const how = failuresOf(seen)
  return [
    `${countRequests(seen)} requests`,
    `${countFailures(seen)} failed${how.length === 0 ? '' : ` (${how.join(', ')})`}`,
    `slowest ${Math.round(seen.slowestMs)} ms`,
  ].join(', ')
}

/** Failures by their kind, in words. */
export function failuresOf({ statuses, lost }: Seen): readonly string[] {
  const failed = [...statuses].filter(([status]) => status >= 500)
  const words = failed.map(([status, count]) => `${count} × ${status}`)
  return lost === 0 ? words : [...words, `${lost} without an answer`]
}
