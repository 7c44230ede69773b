import { keptKey, type MallOptions, type Running, startPlatform, startSite } from '../mall.ts'
import type { Table } from '../reports/table.ts'
import { openBenchMall } from './bench-mall.ts'
import { median } from './interleave.ts'

const times = 5

/** How long platform and site take to start, each with what an earlier run left on the disk. */
export async function benchStarts(): Promise<Table> {
  const mall = await openBenchMall(250)
  try {
    await mall.site.stop()
    await mall.platform.stop()
    const { options } = mall
    const platform = await timeStarts(() => startPlatform(options), '/healthz')
    const site = await timeStarts(() => startAlone(options), '/stores')
    return {
      title: 'Starting with what is on the disk: 250 stores, both languages',
      how: `From the launch of the process to the first 200, median of ${times}; the site starts while no platform runs.`,
      head: ['process', 'first answer', 'starts in', 'goal'],
      rows: [
        { cells: ['site, from its snapshot', '/stores', `${site} ms`, '≤ 1,000 ms'], isMet: site <= 1_000 },
        {
          cells: ['platform, existing database', '/healthz', `${platform} ms`, '≤ 2,000 ms'],
          isMet: platform <= 2_000,
        },
      ],
    }
  } finally {
    await mall.close()
  }
}

function startAlone(options: MallOptions): Promise<Running> {
  const platformUrl = `http://localhost:${options.platformPort}`
  return startSite(
    { ...options, environment: { ...options.environment, LOG_LEVEL: 'silent' } },
    keptKey(options.dataFolder),
    platformUrl,
  )
}

async function timeStarts(start: () => Promise<Running>, path: string): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const begun = performance.now()
    const running = await start()
    const { status } = await fetch(running.url + path)
    if (status !== 200) throw new Error(`The first answer of ${path} has status ${status}.`)
    taken.push(performance.now() - begun)
    await running.stop()
  }
  return Math.round(median(taken))
}
