import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { untilOpen, waitUntil } from '../support/wait-until.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { hasNginx, startNginx } from './nginx.ts'

testFindings('works behind a cache of nginx', drillBehindNginx)

/** The site behind nginx as `docs/nginx-cache.conf` sets it up. */
async function drillBehindNginx(): Promise<readonly Finding[]> {
  if (!hasNginx()) {
    return [
      {
        what: 'the site behind nginx',
        must: 'nginx keeps what it may',
        seen: 'not run: nginx is not installed',
        isMet: false,
      },
    ]
  }
  const port = await freePort()
  const mall = await openDrillMall({ environment: {} })
  const ports = new Map([
    [8080, port],
    [3000, Number(new URL(mall.siteUrl).port)],
  ])
  const front = await startNginx('nginx-cache.conf', ports)
  const url = `http://127.0.0.1:${port}`
  try {
    await untilOpen(url)
    await untilSettled(mall)
    return [
      await keepsPages(url),
      await keepsNobody(url),
      await asksForHome(url),
      await asksAnew(url),
      await outlivesSite(url, mall),
    ]
  } finally {
    await front.stop()
    await mall.close()
  }
}

/** A site that has just started goes on fetching pictures and titles, which change its pages. */
async function untilSettled({ siteUrl }: DrillMall): Promise<void> {
  let [tag, since] = ['', 0]
  const isSettled = async () => {
    const present = (await ask(siteUrl, '/stores')).headers.get('etag') ?? ''
    if (present !== tag) [tag, since] = [present, Date.now()]
    return Date.now() - since > 4_000
  }
  await waitUntil('pages to stay as they are', isSettled, { pauseMs: 500 })
}

/** Longer than `s-maxage` and `stale-while-revalidate` together. */
const untilOld = 11_000

async function keepsPages(url: string): Promise<Finding> {
  const seen: string[] = []
  for (let time = 0; time < 3; time++) seen.push(await cacheOf(url, '/stores'))
  return finding('a page is asked for three times', ['MISS', 'HIT', 'HIT'], seen)
}

async function keepsNobody(url: string): Promise<Finding> {
  const seen: string[] = []
  for (const path of ['/profile', '/favorites', '/login'])
    for (let time = 0; time < 2; time++) seen.push(await cacheOf(url, path))
  return finding('pages of one visitor are asked for twice each', Array(6).fill('MISS'), seen)
}

async function asksForHome(url: string): Promise<Finding> {
  const answers: string[] = []
  for (const language of ['en', 'es', 'en']) {
    const { status } = await ask(url, '/', { 'accept-language': language })
    answers.push(String(status))
  }
  return finding('`/` is asked for in English, Spanish, English', ['200', '302', '200'], answers)
}

async function asksAnew(url: string): Promise<Finding> {
  await delay(untilOld)
  const seen = [await cacheOf(url, '/stores'), await cacheOf(url, '/stores')]
  return finding('a page is asked for after 11 seconds', ['REVALIDATED', 'HIT'], seen)
}

async function outlivesSite(url: string, mall: DrillMall): Promise<Finding> {
  await cacheOf(url, '/es/stores')
  await mall.stop('site')
  await delay(untilOld)
  const paths = ['/stores', '/es/stores', '/profile']
  const seen = await Promise.all(paths.map(async (path) => String((await ask(url, path)).status)))
  return finding(
    'the site is stopped; two pages and a profile are asked for later',
    ['200', '200', '502'],
    seen,
  )
}

function finding(what: string, must: readonly string[], seen: readonly string[]): Finding {
  return { what, must: must.join(' '), seen: seen.join(' '), isMet: seen.join() === must.join() }
}

async function ask(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(url + path, {
    headers: { 'accept-encoding': 'gzip', ...headers },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response
}

async function cacheOf(url: string, path: string): Promise<string> {
  return (await ask(url, path)).headers.get('x-cache') ?? 'none'
}
