import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { waitUntil } from '../support/wait-until.ts'

it('requests each resource once when 500 visitors come at once', startCold)

const visitors = 500

/** Everybody comes at once to a site that has nothing: no copy of the content, no page. */
async function startCold(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const paths = await listPublicPaths(mall.siteUrl)
    await mall.stop('site')
    await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
    mall.platform.calls.clear()
    const started = mall.start('site')
    // Later the site asks again by itself, as it does all the time.
    let counts: readonly number[] | undefined
    const statuses = await Promise.all(
      Array.from({ length: visitors }, async (_, number) => {
        const status = await loadWhenReady(mall, paths[number % paths.length] ?? '/')
        counts ??= countCalls(mall)
        return status
      }),
    )
    await started
    expect(statuses).toEqual(Array(visitors).fill(200))
    expect(counts?.length).toBeGreaterThan(0)
    expect(counts?.filter((count) => count !== 1)).toEqual([])
  } finally {
    await mall.close()
  }
}

/** How often each resource was asked for, but those that are asked beside the rounds. */
function countCalls({ platform }: RestartableMall): readonly number[] {
  return [...platform.calls].flatMap(([name, count]) => (name.includes('meta_data') ? [] : [count]))
}

/** As the page that stands in for all others until there is content does by itself. */
async function loadWhenReady({ siteUrl }: RestartableMall, path: string): Promise<number> {
  let status = 0
  await waitUntil(
    `the page ${path}`,
    async () => {
      const response = await fetch(siteUrl + path, { redirect: 'manual' }).catch(() => undefined)
      await response?.arrayBuffer()
      status = response?.status ?? 0
      return status !== 0 && status !== 503
    },
    { pauseMs: 200 },
  )
  return status
}
