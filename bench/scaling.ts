import { join } from 'node:path'
import type { Row, Table } from './reports/table.ts'
import { openBenchMall } from './bench-mall.ts'
import { measureRendering, type Rendering } from './measure-rendering.ts'
import { residentMegabytes } from './server-memory.ts'
import { startSiteAlone, timeStarts } from './server-starts.ts'

const sizes = [250, 1_000, 5_000] as const
/** Of the cost per store in the smallest mall: linear, and the noise of a shared machine. */
const tolerance = 1.1

interface Size extends Rendering {
  readonly stores: number
  readonly memory: number
  readonly start: number
}

/** How the costs of the site grow with the number of stores. */
export async function benchScaling(): Promise<readonly Table[]> {
  const measured: Size[] = []
  for (const stores of sizes) measured.push(await measureSize(stores))
  const [smallest] = measured
  if (smallest === undefined) return []
  return [
    {
      title: 'What a mall costs by its number of stores',
      how: 'Malls made of the demo mall. The directory in brotli (quality 11) and the processor time to render it anew, not compressed; one query of the search; a page with a way on the map, whose building stays the same; memory of the site and its start from the snapshot, platform away.',
      head: [
        'stores',
        'directory, bytes',
        'rendered, ms',
        'search, µs',
        'a way, ms',
        'memory, MB',
        'start, ms',
      ],
      rows: measured.map((size) => ({
        cells: [
          size.stores.toLocaleString('en'),
          size.bytes.toLocaleString('en'),
          size.anew.toFixed(1),
          size.search.toFixed(1),
          size.way.toFixed(1),
          String(size.memory),
          String(size.start),
        ],
      })),
    },
    {
      title: 'Cost per store',
      how: `Beside the mall of ${smallest.stores} stores; linear or better means no more than ${tolerance} × its cost per store.`,
      head: ['stores', 'what', 'per store', `at ${smallest.stores}`, 'ratio', 'goal'],
      rows: measured.slice(1).flatMap((size) => perStoreRows(size, smallest)),
    },
  ]
}

async function measureSize(stores: number): Promise<Size> {
  const mall = await openBenchMall(stores)
  try {
    await mall.stop()
    const { options, platformUrl } = mall
    const rendering = await measureRendering(
      join(options.dataFolder, 'site'),
      platformUrl,
      stores > 1_000 ? 2 : 5,
    )
    let memory = 0
    const start = await timeStarts(
      () => startSiteAlone(options, platformUrl),
      '/stores',
      (pid) => (memory = residentMegabytes(pid)),
    )
    return { stores, ...rendering, memory, start }
  } finally {
    await mall.close()
  }
}

function perStoreRows(size: Size, smallest: Size): readonly Row[] {
  const costs = [
    { what: 'directory, bytes', key: 'bytes' },
    { what: 'rendered, ms', key: 'anew' },
    { what: 'search, µs', key: 'search' },
  ] as const
  return costs.map(({ what, key }) => {
    const [here, before] = [size[key] / size.stores, smallest[key] / smallest.stores]
    const ratio = here / before
    return {
      cells: [
        size.stores.toLocaleString('en'),
        what,
        here.toPrecision(3),
        before.toPrecision(3),
        ratio.toFixed(2),
        `≤ ${tolerance}`,
      ],
      isMet: ratio <= tolerance,
    }
  })
}
