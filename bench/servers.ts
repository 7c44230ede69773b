import { join } from 'node:path'
import { startMall } from '../tools/mall.ts'
import type { Table } from './reports/table.ts'
import { untilOpen } from '../e2e/support/wait-until.ts'
import { type BenchMall, openBenchMall } from './bench-mall.ts'
import { measureRendering } from './measure-rendering.ts'
import { changeRows } from './server-changes.ts'
import { memoryRow } from './server-memory.ts'
import { benchRates } from './server-rates.ts'
import { benchStarts } from './server-starts.ts'

const mostOfTree = 3

/** What the servers cost, beside others that do the same. */
export async function benchServers(): Promise<readonly Table[]> {
  const mall = await openBenchMall(250)
  try {
    await mall.stop()
    const measured = [await benchRates(mall), await renderingTable(mall), await benchStarts(mall)]
    return [...measured, await ownTable(mall)]
  } finally {
    await mall.close()
  }
}

async function ownTable(mall: BenchMall): Promise<Table> {
  const again = await startMall(mall.options)
  try {
    await untilOpen(again.siteUrl)
    const changes = await changeRows({ ...mall, ...again })
    return {
      title: 'The site by itself',
      how: 'Memory is what is resident after every page of the site map was asked for once in brotli, in both languages. A change is an import of one renamed store into the database of the running platform, timed from its end.',
      head: ['what', 'seen', 'goal'],
      rows: [await memoryRow(), ...changes],
    }
  } finally {
    await again.stop()
  }
}

async function renderingTable({ options, platformUrl }: BenchMall): Promise<Table> {
  const { anew, tree, ratio } = await measureRendering(join(options.dataFolder, 'site'), platformUrl, 10)
  return {
    title: 'A directory page rendered anew (250 stores)',
    how: 'Processor time in one process, turn by turn in the order A B B A: the whole way through the site with nothing kept (routing, loaders, React, policy, hash; not compressed), beside renderToString of the very tree that the site hands to React, without the data for the browser.',
    head: ['the site, ms', 'renderToString, ms', 'ratio', 'goal'],
    rows: [
      {
        cells: [anew.toFixed(2), tree.toFixed(2), ratio.toFixed(2), `≤ ${mostOfTree}`],
        isMet: ratio <= mostOfTree,
      },
    ],
  }
}
