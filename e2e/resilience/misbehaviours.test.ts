import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { createGateway } from '../../site/content/gateway.ts'
import { platformFetch } from '../../site/server/platform/platform-fetch.ts'
import { loadOrCreateKey } from '../../tools/mall.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { allMisbehaviours, type Misbehaviour } from './misbehaviours.ts'
import { listPublicPaths } from '../support/public-paths.ts'
import { failuresOf, startVisitors, statusesOf } from './page-visitors.ts'
import { waitUntil } from '../support/wait-until.ts'

it('shows the last good content while the platform misbehaves', misbehaveInSequence)

/** Milliseconds of each misbehaviour: several polls, or for slow responses until the site gives up. */
const defaultMs = 6_000
const slowMs = 20_000

/** Pages whose status is compared meanwhile, besides those that visitors load. */
const pagesCompared = 80

/** Tries all misbehaviours one after the other. */
async function misbehaveInSequence(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const paths = await listPublicPaths(mall.siteUrl)
    const before = await contentOf(mall.siteUrl)
    for (const misbehaviour of allMisbehaviours) await tryMisbehaviour(mall, { paths, before, misbehaviour })
    await countDropped(mall)
  } finally {
    await mall.close()
  }
}

interface Attempt {
  readonly paths: readonly string[]
  /** The content of the mall while its platform behaves. */
  readonly before: string
  readonly misbehaviour: Misbehaviour
}

async function tryMisbehaviour(
  mall: RestartableMall,
  { paths, before, misbehaviour }: Attempt,
): Promise<void> {
  const { siteUrl, platform } = mall
  const compared = paths.filter((_, index) => index % Math.ceil(paths.length / pagesCompared) === 0)
  platform.behave(misbehaviour)
  const visitors = startVisitors(siteUrl, paths)
  const isSlow = /30 s|a second|never stops/.test(misbehaviour)
  await notifyFor(mall, isSlow ? slowMs : defaultMs)
  const statuses = [...(await statusesOf(siteUrl, compared))]
  expect
    .soft(
      statuses.filter(([, status]) => status !== 200),
      misbehaviour,
    )
    .toEqual([])
  expect.soft(await contentOf(siteUrl), misbehaviour).toBe(before)
  expect.soft(failuresOf(await visitors.stop()), misbehaviour).toEqual([])
  platform.behave(undefined)
  await untilHealed(mall, before)
}

/** Notifies the site of changes, so that it polls all the time. */
async function notifyFor({ platform }: RestartableMall, milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await delay(500))
    platform.notify()
}

/** Waits until the site has polled once more and shows the same content as before. */
async function untilHealed({ siteUrl, platform }: RestartableMall, before: string): Promise<void> {
  const last = () => [...platform.calls].find(([name]) => /site_map_data.*locale=es/.test(name))?.[1] ?? 0
  const requestsBefore = last()
  platform.notify()
  await waitUntil('the site to poll again', () => last() > requestsBefore)
  await waitUntil('the content to be complete', async () => (await contentOf(siteUrl)) === before)
}

/** Checks that a gateway counts dropped items as faults. */
async function countDropped({ platform, dataFolder }: RestartableMall): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-dropped-'))
  const silent = { info() {}, warn() {}, error() {} }
  const gateway = createGateway({
    platformUrl: platform.url,
    propertyId: '1',
    apiKey: loadOrCreateKey(dataFolder),
    fetch: platformFetch,
    clock: now,
    log: silent,
    dataFolder: folder,
    ownOrigins: [],
  })
  try {
    await gateway.refresh()
    const [stores, faults] = [gateway.current('en')?.stores.length, gateway.status().faults]
    platform.behave('has one bad item in each list')
    await gateway.refresh()
    const after = { stores: gateway.current('en')?.stores.length, faults: gateway.status().faults }
    expect.soft(stores).toBeGreaterThan(0)
    expect.soft(after.stores).toBe(stores)
    expect.soft(after.faults - faults).toBeGreaterThanOrEqual(2)
  } finally {
    platform.behave(undefined)
    await gateway.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** All stores, and the number of offers, posts and events. */
async function contentOf(siteUrl: string): Promise<string> {
  const counted = ['/promotions.rss', '/blogs.rss', '/events-and-news.rss', '/events.ics']
  const texts = await Promise.all(counted.map((path) => textOf(siteUrl + path)))
  const counts = texts.map((text) => text.match(/<item>|BEGIN:VEVENT/g)?.length ?? 0)
  return [await textOf(`${siteUrl}/stores.json`), ...counts].join('\n')
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
