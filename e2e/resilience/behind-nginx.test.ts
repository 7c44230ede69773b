import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '@promenade/process/free-port'
import { untilOpen, waitUntil } from '../support/wait-until.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { startNginx } from './nginx.ts'

it('works behind a cache of nginx', workBehindNginx)

/** The site behind nginx as `docs/nginx-cache.conf` sets it up. */
async function workBehindNginx(): Promise<void> {
  const port = await freePort()
  const mall = await openRestartableMall({ environment: {} })
  const ports = new Map([
    [8080, port],
    [3000, Number(new URL(mall.siteUrl).port)],
  ])
  const front = await startNginx('nginx-cache.conf', ports)
  const url = `http://127.0.0.1:${port}`
  try {
    await untilOpen(url)
    await waitUntilStable(mall)
    await cachesPages(url)
    await cachesNoPersonalPage(url)
    await separatesLanguages(url)
    await revalidates(url)
    await outlivesSite(url, mall)
  } finally {
    await front.stop()
    await mall.close()
  }
}

/** After the start the site still fetches pictures and titles, which changes its pages. */
async function waitUntilStable({ siteUrl }: RestartableMall): Promise<void> {
  let [tag, since] = ['', 0]
  const isStable = async () => {
    const present = (await get(siteUrl, '/stores')).headers.get('etag') ?? ''
    if (present !== tag) [tag, since] = [present, performance.now()]
    return performance.now() - since > 4_000
  }
  await waitUntil('pages to stay as they are', isStable, { pauseMs: 500 })
}

/** Longer than `s-maxage` and `stale-while-revalidate` together. */
const untilOld = 11_000

async function cachesPages(url: string): Promise<void> {
  const seen: string[] = []
  for (let time = 0; time < 3; time++) seen.push(await cacheOf(url, '/stores'))
  expect.soft(seen).toEqual(['MISS', 'HIT', 'HIT'])
}

async function cachesNoPersonalPage(url: string): Promise<void> {
  const seen: string[] = []
  for (const path of ['/profile', '/favorites', '/login'])
    for (let time = 0; time < 2; time++) seen.push(await cacheOf(url, path))
  expect.soft(seen).toEqual(Array(6).fill('MISS'))
}

async function separatesLanguages(url: string): Promise<void> {
  const statuses: string[] = []
  for (const language of ['en', 'es', 'en']) {
    const { status } = await get(url, '/', { 'accept-language': language })
    statuses.push(String(status))
  }
  expect.soft(statuses).toEqual(['200', '302', '200'])
}

async function revalidates(url: string): Promise<void> {
  await delay(untilOld)
  const seen = [await cacheOf(url, '/stores'), await cacheOf(url, '/stores')]
  expect.soft(seen).toEqual(['REVALIDATED', 'HIT'])
}

async function outlivesSite(url: string, mall: RestartableMall): Promise<void> {
  await cacheOf(url, '/es/stores')
  await mall.stop('site')
  await delay(untilOld)
  const paths = ['/stores', '/es/stores', '/profile']
  const seen = await Promise.all(paths.map(async (path) => String((await get(url, path)).status)))
  expect.soft(seen).toEqual(['200', '200', '502'])
}

async function get(
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
  return (await get(url, path)).headers.get('x-cache') ?? 'none'
}
