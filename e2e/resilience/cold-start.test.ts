import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { waitUntil } from '../support/wait-until.ts'

it('requests each resource once when 500 visitors come at once', startCold)

const visitors = 500

/** 500 visitors request pages at once from a site without a copy of the content and without cached pages. */
async function startCold(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const paths = await listPublicPaths(mall.siteUrl)
    await mall.stop('site')
    await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
    mall.platform.calls.clear()
    const started = mall.start('site')
    // Counted before the next poll requests everything again.
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

/** Number of requests per resource, except those requested outside of polls. */
function countCalls({ platform }: RestartableMall): readonly number[] {
  return [...platform.calls].flatMap(([name, count]) => (name.includes('meta_data') ? [] : [count]))
}

/** Retries as the static error page does until the site has content. */
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
