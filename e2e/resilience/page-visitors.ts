import { setTimeout as delay } from 'node:timers/promises'
import { inParallel } from '../../site/content/in-parallel.ts'

export interface Seen {
  /** Responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests without a response: refused, broken off or timed out. */
  readonly lost: number
  readonly slowestMs: number
}

/** The status of each page; 0 without a response. */
export async function statusesOf(
  siteUrl: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>()
  await inParallel(paths, 8, async (path) => void statuses.set(path, await statusOf(siteUrl + path)))
  return statuses
}

/** Visitors who read random pages until they are stopped. */
export function startVisitors(siteUrl: string, paths: readonly string[]): { stop(): Promise<Seen> } {
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

/** About a hundred pages a second, which leaves processor time for the mall. */
const visitorsAtOnce = 6
const pauseMs = 20

/** People do not reload at once. */
const pauseAfterNothingMs = 500

/** Longer than people wait for a page. */
export const timeoutMs = 10_000

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

/** Failures that visitors would notice, as text. */
export function failuresOf({ statuses, lost }: Seen): readonly string[] {
  const failed = [...statuses].filter(([status]) => status >= 500)
  const words = failed.map(([status, count]) => `${count} × ${status}`)
  return lost === 0 ? words : [...words, `${lost} without a response`]
}
