import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openMachines } from './machines.ts'
import { buildNextVersion, newText } from './next-version.ts'
import { openOldTabs } from './old-tabs.ts'
import { failuresOf, startVisitors } from './page-visitors.ts'
import { listPublicPaths } from '../support/public-paths.ts'

it('fails no request while a new version is rolled out', rollOut)

const momentMs = 2_000

/** Replaces the sites one after the other by another version while visitors load pages. */
async function rollOut(): Promise<void> {
  const next = await buildNextVersion()
  const machines = await openMachines({}).catch(async (error: unknown) => {
    await next.remove()
    throw error
  })
  // Without nginx, which would still have the old scripts in its cache.
  const tabs = await openOldTabs(machines.firstSiteUrl)
  try {
    const paths = await listPublicPaths(machines.siteUrl)
    const visitors = startVisitors(machines.siteUrl, paths)
    const readers = startReaders(machines.siteUrl, paths)
    await machines.rollOut(next.folder, () => delay(momentMs))
    const [seen, read] = [await visitors.stop(), await readers.stop()]
    expect.soft(failuresOf(seen)).toEqual([])
    expect.soft(await (await fetch(machines.siteUrl)).text()).toContain(newText)
    expect.soft(read.files).toBeGreaterThan(0)
    expect.soft(read.lost).toEqual([])
    const { pressed, unhydrated } = await tabs.continueAfterRollout(newText)
    // A hydrated tab in which a link is clicked, and one that loads its scripts only now.
    expect.soft(pressed).toMatchObject({ showsNewVersion: true, documents: ['/stores', '/hours'] })
    expect.soft(unhydrated).toMatchObject({ showsNewVersion: true, documents: ['/hours', '/hours'] })
    expect.soft(unhydrated.gone).toBeGreaterThan(0)
  } finally {
    await tabs.close()
    await machines.close()
    await next.remove()
  }
}

interface Read {
  readonly files: number
  /** Missing files, each with its status or error. */
  readonly lost: readonly string[]
}

const readersAtOnce = 2

/** Browsers without a cache that load pages, then their scripts and styles, until they are stopped. */
function startReaders(siteUrl: string, paths: readonly string[]): { stop(): Promise<Read> } {
  const over = new AbortController()
  let files = 0
  const lost: string[] = []
  const readers = Array.from({ length: readersAtOnce }, async () => {
    while (!over.signal.aborted) {
      const { text } = await request(siteUrl + (paths[Math.floor(Math.random() * paths.length)] ?? '/'))
      await delay(Math.random() * maxPauseMs)
      for (const file of new Set(text?.match(/\/assets\/[\w.-]+\.(?:js|css)/g))) {
        files += 1
        const { fault } = await request(siteUrl + file)
        if (fault !== undefined) lost.push(`${file}: ${fault}`)
      }
    }
  })
  return {
    async stop() {
      over.abort()
      await Promise.all(readers)
      return { files, lost }
    },
  }
}

/** Maximum pause between a page and its scripts, as on a slow phone. */
const maxPauseMs = 1_000

interface Outcome {
  readonly text?: string
  /** The status or error of a failed request. */
  readonly fault?: string
}

async function request(url: string): Promise<Outcome> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return response.ok ? { text: await response.text() } : { fault: String(response.status) }
  } catch (error) {
    return { fault: String(error) }
  }
}
