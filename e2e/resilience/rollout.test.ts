import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openMachines } from './machines.ts'
import { buildNextVersion, nextWords } from './next-version.ts'
import { openOldTabs } from './old-tabs.ts'
import { failuresOf, sendVisitors } from './page-visitors.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { sendReaders } from './readers.ts'

it('fails no request while a new version is rolled out', rollOut)

const momentMs = 2_000

/** Another version of the site takes the place of the one that runs, one site after the other, while visitors read. */
async function rollOut(): Promise<void> {
  const next = await buildNextVersion()
  const machines = await openMachines({}).catch(async (error: unknown) => {
    await next.remove()
    throw error
  })
  // Past nginx, which would have kept the scripts that are to be gone.
  const tabs = await openOldTabs(machines.firstSiteUrl)
  try {
    const paths = await listPublicPaths(machines.siteUrl)
    const visitors = sendVisitors(machines.siteUrl, paths)
    const readers = sendReaders(machines.siteUrl, paths)
    await machines.rollOut(next.folder, () => delay(momentMs))
    const [seen, read] = [await visitors.stop(), await readers.stop()]
    expect.soft(failuresOf(seen)).toEqual([])
    expect.soft(await (await fetch(machines.siteUrl)).text()).toContain(nextWords)
    expect.soft(read.files).toBeGreaterThan(0)
    expect.soft(read.lost).toBe(0)
    const { pressed, woken } = await tabs.goOn(nextWords)
    // A hydrated tab in which a link is pressed, and one that requests its scripts only now.
    expect.soft(pressed).toMatchObject({ isWell: true, documents: ['/stores', '/hours'] })
    expect.soft(woken).toMatchObject({ isWell: true, documents: ['/hours', '/hours'] })
    expect.soft(woken.gone).toBeGreaterThan(0)
  } finally {
    await tabs.close()
    await machines.close()
    await next.remove()
  }
}
