import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { countFailures, describeRequests, publicPaths, sendVisitors, statusesOf } from './page-visitors.ts'
import { untilAnswered } from '../support/wait-until.ts'

testFindings('shows every page without a platform', drillPlatformAway)

const weekLater = pathToFileURL(join(import.meta.dirname, 'a-week-later.ts')).href

/** Goals of the time a site takes to its first answer, and to heal. */
const readyMs = 1_000
const healedMs = 5_000

/** No platform at all: for a site that has seen it, a week later and after a restart; and for one that never has. */
async function drillPlatformAway(): Promise<readonly Finding[]> {
  const mall = await openDrillMall({ environment: {} })
  try {
    const paths = await publicPaths(mall.siteUrl)
    await mall.platform.goAway()
    const goes = await whileItGoes(mall, paths)
    const later = await aWeekLater(mall, paths)
    return [goes, later, ...(await withoutCopy(mall, paths))]
  } finally {
    await mall.close()
  }
}

async function whileItGoes({ siteUrl }: DrillMall, paths: readonly string[]): Promise<Finding> {
  const visitors = sendVisitors(siteUrl, paths)
  const statuses = await statusesOf(siteUrl, paths)
  const seen = await visitors.stop()
  const sound = [...statuses.values()].filter((status) => status === 200).length
  return {
    what: 'the platform is gone',
    must: 'every page as before',
    seen: `${sound} of ${paths.length} pages answer 200; ${describeRequests(seen)}`,
    isMet: sound === paths.length && countFailures(seen) === 0,
  }
}

/** What has ended in that week says so with 410, as it would with the platform. */
async function aWeekLater(mall: DrillMall, paths: readonly string[]): Promise<Finding> {
  await mall.stop('site')
  const begun = performance.now()
  await mall.start('site', { NODE_OPTIONS: `--import=${weekLater}` })
  await untilAnswered(`${mall.siteUrl}/stores`, 200)
  const tookMs = performance.now() - begun
  const statuses = [...(await statusesOf(mall.siteUrl, paths))]
  const sound = statuses.filter(([, status]) => status === 200).length
  const over = statuses.filter(([path, status]) => status === 410 && mayEnd.test(path)).length
  return {
    what: 'the platform is gone for 7 days (the clock of the site is put forward), the site restarted meanwhile',
    must: `every page as before, or that it is over by then; the first within ${readyMs} ms`,
    seen: `${sound} of ${paths.length} answer 200, ${over} that they are over; the first after ${Math.round(tookMs)} ms`,
    isMet: sound + over === paths.length && sound > over && tookMs <= readyMs,
  }
}

/** Addresses of what has an end. */
const mayEnd = /^(?:\/es)?\/(?:promotions|events-and-news|jobs|contests)\/./

async function withoutCopy(mall: DrillMall, paths: readonly string[]): Promise<readonly Finding[]> {
  await mall.stop('site')
  await rm(join(mall.dataFolder, 'site', 'content'), { recursive: true })
  await mall.start('site')
  const answers = await Promise.all(paths.slice(0, 20).map((path) => fetch(mall.siteUrl + path)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const isHeld = answers.every(
    ({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0,
  )
  const isBranded = texts.every((text) => text.includes('We will be right back'))
  await mall.platform.comeBack()
  const begun = performance.now()
  await untilAnswered(`${mall.siteUrl}/stores`, 200)
  const tookMs = performance.now() - begun
  return [
    {
      what: 'the platform is gone and the site has never seen it',
      must: '503 with Retry-After and a page that says so',
      seen: `${answers.length} pages answer ${[...new Set(answers.map(({ status }) => status))].join(', ')}`,
      isMet: isHeld && isBranded,
    },
    {
      what: 'the platform is there at last',
      must: `pages within ${healedMs / 1_000} s`,
      seen: `the first after ${(tookMs / 1_000).toFixed(1)} s`,
      isMet: tookMs <= healedMs,
    },
  ]
}
