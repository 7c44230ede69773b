import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { siteProcess } from '../mall.ts'
import type { Row, Table } from '../reports/table.ts'
import type { BenchMall } from './bench-mall.ts'
import { interleaveMeasures } from './interleave.ts'
import { askRaw, type Headers, loadRate, loadText, type RawAnswer } from './load.ts'
import { has, pin, type PinnedServer, startPinned } from './pinned.ts'

const goal = 0.9
const times = 9
/** Seconds of load before anything is measured: what has just been started is slow until Node has compiled it. */
const warmUp = 4
const brotli = { 'accept-encoding': 'br' }

/** What node:http says by itself, and what belongs to the one connection. */
const notKept: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Answers from memory beside servers that send the very same bytes. */
export async function benchRates(mall: BenchMall): Promise<Table> {
  pin(mall.site.pid)
  const address = `${mall.siteUrl}/stores`
  const page = await askRaw(address, brotli)
  const known = { ...brotli, 'if-none-match': page.headers['etag'] ?? '' }
  const folder = join(mall.options.dataFolder, 'peers')
  await mkdir(folder, { recursive: true })
  const bare = await startBare(page, folder)
  const nginx = has('nginx') ? await startNginx(mall.siteUrl, folder) : undefined
  try {
    return {
      title: `A directory page of ${page.bytes.length.toLocaleString('en')} bytes from memory (250 stores, brotli)`,
      how: `${loadText}; ${times} rounds in the order A B B A, after ${warmUp} s of load on each. node:http has the page and its headers ready, looks at nothing but If-None-Match, and is started with the same settings of Node as the site; nginx keeps what the site sent (proxy_cache).`,
      head: ['answer', 'beside', 'site, answers/s', 'the other', 'ratio', 'goal'],
      rows: [
        await rateRow('200, whole page', 'node:http', { address, other: bare.url, headers: brotli, goal }),
        await rateRow('304, not changed', 'node:http', { address, other: bare.url, headers: known, goal }),
        nginx === undefined
          ? { cells: ['200, whole page', 'nginx is not installed', '', '', '', ''] }
          : await rateRow('200, whole page', 'nginx', { address, other: nginx.url, headers: brotli }),
      ],
    }
  } finally {
    await bare.stop()
    await nginx?.stop()
  }
}

interface Contest {
  readonly address: string
  readonly other: string
  readonly headers: Headers
  readonly goal?: number
}

async function rateRow(what: string, beside: string, contest: Contest): Promise<Row> {
  const { address, other, headers, goal: wanted } = contest
  for (const url of [address, other])
    for (let second = 0; second < warmUp; second++) await loadRate(url, headers)
  const { a, b, ratio } = await interleaveMeasures(
    () => loadRate(address, headers),
    () => loadRate(other, headers),
    times,
  )
  const cells = [
    what,
    beside,
    Math.round(a).toLocaleString('en'),
    Math.round(b).toLocaleString('en'),
    ratio.toFixed(2),
  ]
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
