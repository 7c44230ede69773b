import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createGateway } from '../../site/content/gateway.ts'
import { platformFetch } from '../../site/server/platform-fetch.ts'
import { keptKey } from '../../tools/mall.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { allMisbehaviours, type Misbehaviour } from './misbehaviours.ts'
import { countFailures, describeRequests, publicPaths, sendVisitors, statusesOf } from './page-visitors.ts'
import { waitUntil } from '../support/wait-until.ts'

testFindings('shows the last good content while the platform misbehaves', drillMisbehaviours)

/** Long enough for several rounds of questions; for slow answers, until the site gives them up. */
const usualMs = 6_000
const slowMs = 20_000

/** Pages looked at one by one while it lasts, besides those that visitors read. */
const pagesCompared = 80

/** A platform that does, in turn, everything that it should not. */
async function drillMisbehaviours(): Promise<readonly Finding[]> {
  const mall = await openDrillMall({ environment: {} })
  try {
    const paths = await publicPaths(mall.siteUrl)
    const before = await contentOf(mall.siteUrl)
    const findings: Finding[] = []
    for (const misbehaviour of allMisbehaviours)
      findings.push(await tryOne(mall, { paths, before, misbehaviour }))
    return [...findings, await countDropped(mall)]
  } finally {
    await mall.close()
  }
}

interface Trial {
  readonly paths: readonly string[]
  /** The content of the mall while its platform behaves. */
  readonly before: string
  readonly misbehaviour: Misbehaviour
}

async function tryOne(mall: DrillMall, { paths, before, misbehaviour }: Trial): Promise<Finding> {
  const { siteUrl, platform } = mall
  const compared = paths.filter((_, index) => index % Math.ceil(paths.length / pagesCompared) === 0)
  platform.behave(misbehaviour)
  const visitors = sendVisitors(siteUrl, paths)
  const isSlow = /30 s|a second|never stops/.test(misbehaviour)
  await notifyFor(mall, isSlow ? slowMs : usualMs)
  const sound = [...(await statusesOf(siteUrl, compared)).values()].filter((status) => status === 200)
  const isKept = (await contentOf(siteUrl)) === before
  const seen = await visitors.stop()
  platform.behave(undefined)
  const healedMs = await untilHealed(mall, before)
  return {
    what: `the platform ${misbehaviour}`,
    must: 'no request fails, content as before',
    seen: [
      describeRequests(seen),
      `${sound.length} of ${compared.length} pages and ${isKept ? 'all' : 'NOT all'} of the content as before`,
      `asked for all again ${(healedMs / 1_000).toFixed(1)} s afterwards`,
    ].join(', '),
    isMet: countFailures(seen) === 0 && sound.length === compared.length && isKept,
  }
}

/** The site asks for everything again and again. */
async function notifyFor({ platform }: DrillMall, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await delay(500)) platform.notify()
}

/** Milliseconds until the site has asked the platform for everything once more, and shows what it did at first. */
async function untilHealed({ siteUrl, platform }: DrillMall, before: string): Promise<number> {
  const begun = performance.now()
  const last = () => [...platform.calls].find(([name]) => /site_map_data.*locale=es/.test(name))?.[1] ?? 0
  const asked = last()
  platform.notify()
  await waitUntil('the site to ask again', () => last() > asked)
  await waitUntil('the content to be whole', async () => (await contentOf(siteUrl)) === before)
  return performance.now() - begun
}

/** A gateway as the site has it, which tells how many items it left out. */
async function countDropped({ platform, dataFolder }: DrillMall): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-dropped-'))
  const silent = { info() {}, warn() {}, error() {} }
  const gateway = createGateway({
    platformUrl: platform.url,
    propertyId: '1',
    apiKey: keptKey(dataFolder),
    fetch: platformFetch,
    clock: Date.now,
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
    return {
      what: 'one item of each list is nonsense',
      must: 'it is left out and counted, the others stay',
      seen: `${after.stores} of ${stores} stores shown, ${after.faults - faults} items counted as left out`,
      isMet: stores !== undefined && after.stores === stores && after.faults - faults >= 2,
    }
  } finally {
    platform.behave(undefined)
    await gateway.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** All stores, and how many offers, posts and events there are. */
async function contentOf(siteUrl: string): Promise<string> {
  const counted = ['/promotions.rss', '/blogs.rss', '/events-and-news.rss', '/events.ics']
  const texts = await Promise.all(counted.map((path) => textOf(siteUrl + path)))
  const counts = texts.map((text) => text.match(/<item>|BEGIN:VEVENT/g)?.length ?? 0)
  return [await textOf(`${siteUrl}/stores.json`), ...counts].join('\n')
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}
