import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { locales } from '@promenade/domain/locale/locale'
import { createGateway, type Gateway } from '../site/content/gateway.ts'
import { readMap } from '../site/content/read-map.ts'
import { createMapReader } from '../site/server/map/map-reader.ts'
import { prepareMap } from '../site/server/map/prepare-map.ts'
import { createTestPlatform, testGatewayOptions } from '../site/testing/platform.ts'
import type { Row, Table } from './report.ts'

/** Milliseconds. */
const goal = 100
/** Milliseconds in which the drawings and the ways without sight are made, in parts. */
const preparing = 10_000
const mapThread = fileURLToPath(new URL('../site/server/map/map-thread.ts', import.meta.url))

/** The longest wait of a request while the site loads a new map, and the time to read the map. */
export async function benchNewMap(): Promise<readonly Table[]> {
  const map = createLargeMap(5)
  const begun = performance.now()
  readMap(map)
  const readingTime = performance.now() - begun
  return [
    {
      title: 'The longest wait of a request while a new map of 3,000 units is read',
      how: 'By the delay of the event loop; beside it the time that the same map takes to read in the same process.',
      head: ['longest wait', 'reading the map', 'ratio', 'goal'],
      rows: [row(await longestWait(map), readingTime)],
    },
  ]
}

function row(wait: number, readingTime: number): Row {
  const ratio = (wait / readingTime).toFixed(2)
  const cells = [`${wait.toFixed(0)} ms`, `${readingTime.toFixed(0)} ms`, ratio, `≤ ${goal} ms`]
  return { cells, isMet: wait <= goal }
}

/** Milliseconds. */
async function longestWait(map: ReturnType<typeof createLargeMap>): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'promenade-new-map-'))
  const platform = createTestPlatform()
  platform.responses['map'] = mapExample
  const options = { ...testGatewayOptions(platform, dataFolder), readMap: createMapReader(mapThread) }
  const gateway = createGateway(options)
  try {
    await gateway.refresh()
    const body = JSON.stringify(map)
    platform.behave = (path) => (path === 'map' ? new Response(body) : undefined)
    gateway.onChange(() => prepareMap(contentsOf(gateway), console))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await gateway.refresh()
    await setTimeout(preparing)
    delay.disable()
    if ((gateway.current('en')?.map?.units.length ?? 0) <= 3_000) throw new Error('The new map was not read.')
    return delay.max / 1e6
  } finally {
    await gateway.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function contentsOf(gateway: Gateway) {
  return locales.flatMap(({ code }) => gateway.current(code) ?? [])
}
