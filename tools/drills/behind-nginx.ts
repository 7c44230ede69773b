import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import type { Finding } from './drill.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')

/** The site behind nginx as `docs/nginx-cache.conf` sets it up. */
export async function drillBehindNginx(): Promise<readonly Finding[]> {
  const nginx = findNginx()
  if (nginx === undefined) {
    return [
      {
        fault: 'the site behind nginx',
        must: 'nginx keeps what it may',
        seen: 'no nginx here',
        isMet: false,
      },
    ]
  }
  const mall = await openDrillMall({ environment: {} })
  const front = await startNginx(nginx, mall.siteUrl).catch(async (error: unknown) => {
    await mall.close()
    throw error
  })
  try {
    return [
      await keepsPages(front.url),
      await keepsNobody(front.url),
      await asksForHome(front.url),
      await asksAnew(front.url),
      await outlivesSite(front.url, mall),
    ]
  } finally {
    await front.stop()
    await mall.close()
  }
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

function finding(fault: string, must: readonly string[], seen: readonly string[]): Finding {
  return { fault, must: must.join(' '), seen: seen.join(' '), isMet: seen.join() === must.join() }
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

function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).error === undefined)
}

/** Folders that nginx otherwise has where only its own account may write. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join('\n  ')

/** In a folder of its own, on a port of its own, and nothing of the machine's own nginx. */
async function startNginx(nginx: string, siteUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-nginx-'))
  const port = await freePort()
  const example = await readFile(join(docs, 'nginx-cache.conf'), 'utf8')
  const settings = example
    .replace('127.0.0.1:3000', `localhost:${new URL(siteUrl).port}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http {', `http {\n  access_log off;\n  ${temporary}`)
  // Started by root, its workers would be somebody who may not enter the folder.
  const own = `daemon off;\npid nginx.pid;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}`
  await writeFile(join(folder, 'nginx.conf'), own + settings)
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return { url, stop }
    await delay(50)
  }
  const said = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '')
  await stop()
  throw new Error(`nginx did not start: ${said}`)
}
