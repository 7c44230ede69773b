import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../e2e/support/free-port.ts'
import { siteProcess } from '../tools/mall.ts'
import type { Row, Table } from './reports/table.ts'
import { type BenchMall, untilSettled } from './bench-mall.ts'
import { compare, measurePairs, type Pair } from './interleave.ts'
import { askRaw, hasWrk, type Headers, loadRate, loadText, notMeasured, type RawAnswer } from './load.ts'
import { has, pin, type PinnedServer, startPinned } from './pinned.ts'
import { startSiteAlone } from './server-starts.ts'

const goal = 0.9
/** One process is up to a fifth faster than another of the very same program, for as long as it lives. */
const launches = 5
const times = 3
/** Seconds of load before anything is measured: what has just been started is slow until Node has compiled it. */
const warmUp = 4
const brotli = { 'accept-encoding': 'br' }

/** What node:http says by itself, and what belongs to the one connection. */
const notKept: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

interface Rates {
  readonly whole: Pair[]
  readonly unchanged: Pair[]
  readonly nginx: Pair[]
}

/** Answers from memory beside servers that send the very same bytes. The mall has stopped. */
export async function benchRates(mall: BenchMall): Promise<Table> {
  if (!hasWrk) return ratesTable()
  const folder = join(mall.options.dataFolder, 'peers')
  await mkdir(folder, { recursive: true })
  const rates: Rates = { whole: [], unchanged: [], nginx: [] }
  let bytes = 0
  for (let launch = 0; launch < launches; launch++) bytes = await launchAndMeasure(mall, folder, rates)
  return ratesTable({ ...rates, bytes })
}

/** Without rates, of a machine that has no wrk, no row meets a goal. */
export function ratesTable(rates?: Rates & { readonly bytes: number }): Table {
  const of = rates === undefined ? '' : ` of ${rates.bytes.toLocaleString('en')} bytes`
  return {
    title: `A directory page${of} from memory (250 stores, brotli)`,
    how: `${loadText}; ${launches} launches of each, since one process of the same program is faster than the next, and for each ${times} rounds in the order A B B A after ${warmUp} s of load. node:http has the page and its headers ready, looks at nothing but If-None-Match, and is started with the same settings of Node as the site; nginx keeps what the site sent (proxy_cache).`,
    head: ['answer', 'beside', 'site, answers/s', 'the other', 'ratio', 'goal'],
    rows: [
      rateRow(['200, whole page', 'node:http'], rates?.whole, goal),
      rateRow(['304, not changed', 'node:http'], rates?.unchanged, goal),
      hasNginx
        ? rateRow(['200, whole page', 'nginx'], rates?.nginx)
        : { cells: ['200, whole page', 'nginx is not installed', '', '', '', ''] },
    ],
  }
}

const hasNginx = has('nginx')

/** Adds what one process of each has done; the answer is how many bytes the page had. */
async function launchAndMeasure(mall: BenchMall, folder: string, rates: Rates): Promise<number> {
  const site = await startSiteAlone(mall.options, mall.platformUrl)
  const others: PinnedServer[] = []
  try {
    pin(site.pid)
    const address = `${site.url}/stores`
    await untilSettled(address)
    const page = await askRaw(address, brotli)
    const bare = await startBare(page, folder)
    others.push(bare)
    const known = { ...brotli, 'if-none-match': page.headers['etag'] ?? '' }
    rates.whole.push(...(await measureRates(address, bare.url, brotli)))
    rates.unchanged.push(...(await measureRates(address, bare.url, known)))
    // No goal stands beside it: one launch says enough.
    if (hasNginx && rates.nginx.length === 0) {
      const nginx = await startNginx(site.url, folder)
      others.push(nginx)
      rates.nginx.push(...(await measureRates(address, nginx.url, brotli)))
    }
    return page.bytes.length
  } finally {
    for (const other of others) await other.stop()
    await site.stop()
  }
}

async function measureRates(address: string, other: string, headers: Headers): Promise<readonly Pair[]> {
  for (const url of [address, other])
    for (let second = 0; second < warmUp; second++) await loadRate(url, headers)
  return measurePairs(
    () => loadRate(address, headers),
    () => loadRate(other, headers),
    times,
  )
}

function rateRow(names: readonly string[], pairs: readonly Pair[] | undefined, wanted?: number): Row {
  if (pairs === undefined) return { cells: [...names, notMeasured, '', '', ''] }
  const { a, b, ratio } = compare(pairs)
  const rates = [a, b].map((rate) => Math.round(rate).toLocaleString('en'))
  const cells = [...names, ...rates, ratio.toFixed(2)]
  return wanted === undefined
    ? { cells: [...cells, ''] }
    : { cells: [...cells, `≥ ${wanted}`], isMet: ratio >= wanted }
}

async function startBare({ headers, bytes }: RawAnswer, folder: string): Promise<PinnedServer> {
  const port = await freePort()
  const file = join(folder, 'page.json')
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !notKept.has(name)))
  await writeFile(file, JSON.stringify({ headers: kept, body: bytes.toString('base64') }))
  const args = [...siteProcess.args, join(import.meta.dirname, 'bare-server.ts'), String(port), file]
  const url = `http://127.0.0.1:${port}/stores`
  return startPinned({ file: process.execPath, args, url, env: siteProcess.environment })
}

async function startNginx(siteUrl: string, folder: string): Promise<PinnedServer> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, nginxConfig({ siteUrl, folder, port }))
  return startPinned({
    file: 'nginx',
    args: ['-c', file, '-p', folder],
    url: `http://127.0.0.1:${port}/stores`,
  })
}

function nginxConfig({ siteUrl, folder, port }: { siteUrl: string; folder: string; port: number }): string {
  return `daemon off; worker_processes 1; user root; pid ${folder}/nginx.pid; error_log stderr crit;
events {}
http {
  access_log off; keepalive_requests 1000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${siteUrl}; proxy_cache pages; proxy_cache_key $uri$http_accept_encoding;
      proxy_cache_valid 200 10m; proxy_ignore_headers Cache-Control Vary;
    }
  }
}
`
}
