import { loadOrCreateKey, type MallOptions, type Running, startPlatform, startSite } from '../tools/mall.ts'
import type { BenchMall } from './bench-mall.ts'
import { median } from './interleave.ts'
import type { Table } from './report.ts'

const times = 5

/** Start times of platform and site with the data of a former run. */
export async function benchStarts({ options, platformUrl }: BenchMall): Promise<Table> {
  const platform = await timeStart(() => startPlatform(options), '/healthz')
  const site = await timeStart(() => startSiteAlone(options, platformUrl), '/stores')
  return {
    title: 'Starting with existing data: 250 stores, both languages',
    how: `From the launch of the process to the first 200, median of ${times}; the site starts while no platform runs.`,
    head: ['process', 'first response', 'starts in', 'goal'],
    rows: [
      { cells: ['site, from its snapshot', '/stores', `${site} ms`, '≤ 800 ms'], isMet: site <= 800 },
      {
        cells: ['platform, existing database', '/healthz', `${platform} ms`, '≤ 1,200 ms'],
        isMet: platform <= 1_200,
      },
    ],
  }
}

/** Starts a site with its snapshot only, without a platform. */
export function startSiteAlone(options: MallOptions, platformUrl: string): Promise<Running> {
  const environment = { ...options.environment, LOG_LEVEL: 'silent' }
  return startSite({ ...options, environment }, loadOrCreateKey(options.dataFolder), platformUrl)
}

async function timeStart(start: () => Promise<Running>, path: string): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) taken.push(await timeStartOf(start, path))
  return Math.round(median(taken))
}

/** Milliseconds from the launch of a process to its first 200. */
export async function timeStartOf(start: () => Promise<Running>, path: string): Promise<number> {
  const begun = performance.now()
  const running = await start()
  try {
    const { status } = await fetch(running.url + path)
    if (status !== 200) throw new Error(`The first response of ${path} has status ${status}.`)
    return performance.now() - begun
  } finally {
    await running.stop()
  }
}
