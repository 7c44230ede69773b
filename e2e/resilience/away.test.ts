import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clockAhead } from '../support/clock/run-clock.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { failuresOf, startVisitors, statusesOf } from './page-visitors.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { untilAnswered } from '../support/wait-until.ts'

it('shows every page without a platform', showPagesWithoutPlatform)

const weekMs = 7 * 24 * 60 * 60_000

/** Maximum milliseconds from the start to the first response, and from the platform's return to complete pages. */
const readyMs = 1_000
const healedMs = 5_000

/** Stops the platform: the site shows its copy, also a week later after a restart; without a copy it responds with 503. */
async function showPagesWithoutPlatform(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const paths = await listPublicPaths(mall.siteUrl)
    await mall.platform.goAway()
    await whileItIsGone(mall, paths)
    await aWeekLater(mall, paths)
    await withoutSnapshot(mall, paths)
  } finally {
    await mall.close()
  }
}

async function whileItIsGone({ siteUrl }: RestartableMall, paths: readonly string[]): Promise<void> {
  const visitors = startVisitors(siteUrl, paths)
  const statuses = await statusesOf(siteUrl, paths)
  expect.soft([...statuses].filter(([, status]) => status !== 200)).toEqual([])
  expect.soft(failuresOf(await visitors.stop())).toEqual([])
}

/** Records that ended in that week respond with 410, as with the platform. */
async function aWeekLater(mall: RestartableMall, paths: readonly string[]): Promise<void> {
  await mall.stop('site')
  const begun = performance.now()
  await mall.start('site', clockAhead(weekMs))
  await untilAnswered(`${mall.siteUrl}/stores`, 200)
  const tookMs = performance.now() - begun
  const statuses = [...(await statusesOf(mall.siteUrl, paths))]
  expect.soft(tookMs).toBeLessThanOrEqual(readyMs)
  const others = statuses.filter(([, status]) => status !== 200)
  expect.soft(others.filter(([path, status]) => status !== 410 || !mayEnd.test(path))).toEqual([])
  expect.soft(others.length).toBeLessThan(paths.length / 2)
}

/** Paths of records that may end. */
const mayEnd = /^(?:\/es)?\/(?:promotions|events-and-news|jobs|contests)\/./

async function withoutSnapshot(mall: RestartableMall, paths: readonly string[]): Promise<void> {
  await mall.stop('site')
  await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
  await mall.start('site')
  for (const path of paths.slice(0, 20)) {
    const response = await fetch(mall.siteUrl + path)
    expect.soft(response.status, path).toBe(503)
    expect.soft(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect.soft(await response.text(), path).toContain('We will be right back')
  }
  await mall.platform.comeBack()
  const begun = performance.now()
  await untilAnswered(`${mall.siteUrl}/stores`, 200)
  expect.soft(performance.now() - begun).toBeLessThanOrEqual(healedMs)
}
