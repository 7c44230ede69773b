import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { inParallel } from '../site/content/in-parallel.ts'
import { importContent } from '../e2e/support/import-content.ts'
import { listenLocally } from '../e2e/support/listen-locally.ts'
import { memoryOf } from '../e2e/support/memory.ts'
import { forwardRequest } from '../e2e/support/forward-request.ts'
import { listPublicPaths } from '../e2e/support/public-paths.ts'
import { untilOpen, waitUntil } from '../e2e/support/wait-until.ts'
import { loadOrCreateKey, startMall, startSite } from '../tools/mall.ts'
import { type BenchMall, openBenchMall, waitUntilStable } from './bench-mall.ts'
import { measureRendering } from './measure-rendering.ts'
import type { Row, Table } from './report.ts'
import { benchRates } from './server-rates.ts'
import { benchStarts } from './server-starts.ts'

const goals = { treeRatio: 2.5, notifiedSeconds: 0.8, pollingSeconds: 30 }

/** Megabytes by number of stores; the demo mall speaks of 56. */
const memoryGoals = [
  [500, 180],
  [56, 90],
] as const

/** Memory, rates and times of the servers, compared with others. */
export async function benchServers(): Promise<readonly Table[]> {
  const mall = await openBenchMall(250)
  try {
    await mall.stop()
    const tables = [await benchRates(mall), await renderingTable(mall), await benchStarts(mall)]
    return [...tables, await siteTable(mall)]
  } finally {
    await mall.close()
  }
}

async function renderingTable(mall: BenchMall): Promise<Table> {
  const { site, tree, ratio } = await measureRendering(mall, 10)
  const cells = [site.toFixed(2), tree.toFixed(2), ratio.toFixed(2), `≤ ${goals.treeRatio}`]
  return {
    title: 'A directory page rendered without the cache (250 stores)',
    how: 'Processor time in one process, in the order A B B A: the whole request through the site (routing, loaders, React, policy, hash; not compressed), beside renderToString of the tree that the site gives to React.',
    head: ['the site, ms', 'renderToString, ms', 'ratio', 'goal'],
    rows: [{ cells, isMet: ratio <= goals.treeRatio }],
  }
}

async function siteTable(stopped: BenchMall): Promise<Table> {
  const mall = { ...stopped, ...(await startMall(stopped.options)) }
  try {
    await untilOpen(mall.siteUrl)
    return {
      title: 'The site by itself',
      how: 'Memory is what is resident after every page of the site map was requested once in both languages. A change is an import of one renamed store into the running platform, timed from its end.',
      head: ['what', 'measured', 'goal'],
      rows: [...(await memoryRows()), ...(await changeRows(mall))],
    }
  } finally {
    await mall.stop()
  }
}

async function memoryRows(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [stores, goal] of memoryGoals) rows.push(await memoryRow(stores, goal))
  return rows
}

async function memoryRow(stores: number, goal: number): Promise<Row> {
  const mall = await openBenchMall(stores)
  try {
    const paths = await listPublicPaths(mall.siteUrl)
    await inParallel(paths, 4, async (path) => void (await (await fetch(mall.siteUrl + path)).arrayBuffer()))
    // Waits for the recompression of the pages.
    await waitUntilStable(`${mall.siteUrl}${paths.at(-1)}`)
    const { own } = await memoryOf(mall.site.pid)
    const what = `memory of the site: ${stores} stores, ${paths.length} pages`
    return { cells: [what, `${own} MB`, `≤ ${goal} MB`], isMet: own <= goal }
  } finally {
    await mall.close()
  }
}

/** Time from an import to the changed page, with and without the platform's notifications. */
async function changeRows(mall: BenchMall): Promise<readonly Row[]> {
  const notified = await secondsToPage(mall, mall.siteUrl, 'Renamed Once')
  await mall.site.stop()
  const silent = createServer((request, response) => {
    if (request.url?.includes('/changes')) response.writeHead(404).end()
    else forwardRequest(request, response, mall.platformUrl)
  })
  const platformUrl = `http://127.0.0.1:${await listenLocally(silent)}`
  // With a separate snapshot, since a snapshot belongs to one platform address.
  const options = { ...mall.options, dataFolder: join(mall.options.dataFolder, 'polling') }
  const site = await startSite(options, loadOrCreateKey(mall.options.dataFolder), platformUrl)
  try {
    await untilOpen(site.url)
    const polling = await secondsToPage(mall, site.url, 'Renamed Twice')
    return [
      changeRow('the platform notifies', notified, goals.notifiedSeconds),
      changeRow('by polling alone', polling, goals.pollingSeconds),
    ]
  } finally {
    await site.stop()
    silent.closeAllConnections()
    silent.close()
  }
}

function changeRow(how: string, seconds: number, goal: number): Row {
  const cells = [`a change imported → on the page, ${how}`, `${seconds.toFixed(1)} s`, `≤ ${goal} s`]
  return { cells, isMet: seconds <= goal }
}

/** Seconds from the end of an import to the changed page. */
async function secondsToPage({ options }: BenchMall, siteUrl: string, name: string): Promise<number> {
  const file = join(options.contentFolder, 'stores', 'ixtle.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^name: .*$/m, `name: ${name}`))
  const { status, stderr } = importContent(options)
  if (status !== 0) throw new Error(`The changed content could not be imported.\n${stderr}`)
  const begun = performance.now()
  const isShown = async () => (await (await fetch(`${siteUrl}/stores/ixtle`)).text()).includes(name)
  await waitUntil('the change on the page', isShown, { pauseMs: 50 })
  return (performance.now() - begun) / 1_000
}
