import { openBenchMall } from './bench-mall.ts'
import { measureRendering } from './measure-rendering.ts'
import type { Row, Table } from './report.ts'

const sizes = [250, 1_000, 5_000] as const
/** Maximum ratio to linear growth; allows for noise. */
const goal = 1.1

const costs = { bytes: 'directory, bytes', site: 'rendered, ms', search: 'search, µs' } as const

interface Size extends Readonly<Record<keyof typeof costs, number>> {
  readonly stores: number
}

/** How the costs of the site grow with the number of stores. */
export async function benchScaling(): Promise<readonly Table[]> {
  const measured: Size[] = []
  for (const stores of sizes) measured.push(await measureSize(stores))
  const [smallest, ...larger] = measured
  if (smallest === undefined) return []
  return [
    {
      title: 'Cost per store',
      how: `Malls generated from the demo mall: the directory in brotli (quality 11), the processor time to render it without the cache, one search. Linear or better means at most ${goal} × the cost per store of the mall of ${smallest.stores} stores.`,
      head: ['stores', 'what', 'in all', 'per store', `at ${smallest.stores}`, 'ratio', 'goal'],
      rows: larger.flatMap((size) => rowsOf(size, smallest)),
    },
  ]
}

async function measureSize(stores: number): Promise<Size> {
  const mall = await openBenchMall(stores)
  try {
    await mall.stop()
    return { stores, ...(await measureRendering(mall, stores > 1_000 ? 2 : 5)) }
  } finally {
    await mall.close()
  }
}

function rowsOf(size: Size, smallest: Size): readonly Row[] {
  return (['bytes', 'site', 'search'] as const).map((key) => {
    const [here, before] = [size[key] / size.stores, smallest[key] / smallest.stores]
    const ratio = here / before
    const figures = [size[key], here, before].map((figure) => figure.toPrecision(3))
    return {
      cells: [size.stores.toLocaleString('en'), costs[key], ...figures, ratio.toFixed(2), `≤ ${goal}`],
      isMet: ratio <= goal,
    }
  })
}
