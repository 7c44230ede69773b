import { fork } from 'node:child_process'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serverProcess } from '../tools/mall.ts'
import { type BenchMall, waitUntilStable } from './bench-mall.ts'
import { compare, measurePairs, type Pair } from './interleave.ts'
import { firstMessage, hasWrk, loadRate, loadText, pin } from './load.ts'
import type { Row, Table } from './report.ts'
import { startSiteAlone } from './server-starts.ts'

const goal = 0.85
/** Number of processes measured: one may be a fifth faster than another of the same program. */
const launches = 5
const rounds = 3
/** Before each measurement, until Node has optimised the code. */
const warmUpSeconds = 4
const brotli = 'accept-encoding: br'
/** Headers that node:http adds, and those of a connection. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Rate of a cached page, compared with a bare server that sends the same bytes. The mall must be stopped. */
export async function benchRates(mall: BenchMall): Promise<Table> {
  return {
    title: 'The directory from the cache (250 stores, brotli)',
    how: `${loadText}; ${launches} launches of each, with ${rounds} rounds in the order A B B A after ${warmUpSeconds} s of load and one round that does not count. node:http has page and headers ready and runs with the same settings of Node as the site.`,
    head: ['site, responses/s', 'node:http', 'ratio', 'goal'],
    rows: [hasWrk ? await rateRow(mall) : { cells: ['not measured: wrk is not installed', '', '', ''] }],
  }
}

async function rateRow(mall: BenchMall): Promise<Row> {
  const { a, b, ratio } = compare(await compareRates(mall, launches))
  const rates = [a, b].map((rate) => Math.round(rate).toLocaleString('en'))
  return { cells: [...rates, ratio.toFixed(2), `≥ ${goal}`], isMet: ratio >= goal }
}

/** Responses per second of the site and of node:http, in several launches of each. The mall must be stopped. */
export async function compareRates(mall: BenchMall, times: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (let launch = 0; launch < times; launch++) pairs.push(...(await measureLaunch(mall)))
  return pairs
}

async function measureLaunch(mall: BenchMall): Promise<readonly Pair[]> {
  const site = await startSiteAlone(mall.options, mall.platformUrl)
  const bareServer = join(import.meta.dirname, 'bare-server.ts')
  const env = { ...process.env, ...serverProcess.environment }
  const bare = fork(bareServer, { execArgv: [...serverProcess.args], env })
  try {
    pin(site.pid)
    pin(bare.pid)
    const url = `${site.url}/stores`
    await waitUntilStable(url)
    bare.send(await readRaw(url))
    const { port } = await firstMessage<AddressInfo>(bare)
    const bareUrl = `http://127.0.0.1:${port}/stores`
    for (const warm of [url, bareUrl])
      for (let second = 0; second < warmUpSeconds; second++) await loadRate(warm, brotli)
    const pairs = await measurePairs(
      () => loadRate(url, brotli),
      () => loadRate(bareUrl, brotli),
      rounds + 1,
    )
    // In the first round the site has been idle since its warm-up, and node:http has not.
    return pairs.slice(1)
  } finally {
    bare.kill()
    await site.stop()
  }
}

/** The compressed body, which fetch would decode. */
async function readRaw(url: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const headers = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name))
  return { headers: Object.fromEntries(headers), body: (await buffer(response)).toString('base64') }
}
