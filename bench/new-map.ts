import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { isWalkable } from '@promenade/domain/map/is-walkable'
import { locales } from '@promenade/domain/locale/locale'
import { createGateway, type Gateway } from '../site/content/gateway.ts'
import { readMap } from '../site/content/read-map.ts'
import { createMapWorker } from '../site/server/map/map-worker.ts'
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
  const waits = await longestWaits(map)
  return [
    {
      title:
        'The longest wait of a request while a new map of 3,000 units is read, then a walkway of it closed',
      how: 'By the delay of the event loop; beside it the time that the same map takes to read in the same process.',
      head: ['', 'longest wait', 'reading the map', 'ratio', 'goal'],
      rows: [row('new map', waits.read, readingTime), row('closed walkway', waits.closed, readingTime)],
    },
  ]
}

function row(name: string, wait: number, readingTime: number): Row {
  const ratio = (wait / readingTime).toFixed(2)
  const cells = [name, `${wait.toFixed(0)} ms`, `${readingTime.toFixed(0)} ms`, ratio, `≤ ${goal} ms`]
  return { cells, isMet: wait <= goal }
}

/** Milliseconds. */
async function longestWaits(
  map: ReturnType<typeof createLargeMap>,
): Promise<{ readonly read: number; readonly closed: number }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'promenade-new-map-'))
  const platform = createTestPlatform()
  Object.assign(platform.responses, { map: mapExample, pois: [] })
  const options = { ...testGatewayOptions(platform, dataFolder), mapWorker: createMapWorker(mapThread) }
  const gateway = createGateway(options)
  try {
    await gateway.refresh()
    const body = JSON.stringify(map)
    platform.behave = (path) => (path === 'map' ? new Response(body) : undefined)
    gateway.onChange(() => prepareMap(contentsOf(gateway), console))
    const read = await longestWait(gateway)
    const units = gateway.current('en')?.map?.units ?? []
    if (units.length <= 3_000) throw new Error('The new map was not read.')
    const slug = units.find(isWalkable)?.id
    platform.responses['pois'] = [
      { name: 'Halls', locations: [{ slug, name: 'Hall', is_temporarily_closed: true }] },
    ]
    return { read, closed: await longestWait(gateway) }
  } finally {
    await gateway.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** While the gateway takes what has changed, and the map is prepared. Milliseconds. */
async function longestWait(gateway: Gateway): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await gateway.refresh()
  await setTimeout(preparing)
  delay.disable()
  return delay.max / 1e6
}

function contentsOf(gateway: Gateway) {
  return locales.flatMap(({ code }) => gateway.current(code) ?? [])
}
