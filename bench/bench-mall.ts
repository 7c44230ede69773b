import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buildSite } from '../tools/build-site.ts'
import { freePort } from '@promenade/process/free-port'
import { writeGeneratedMall } from './generated-mall.ts'
import { type Mall, type MallOptions, startMall } from '../tools/mall.ts'
import { untilOpen, waitUntil } from '../e2e/support/wait-until.ts'

/** A generated mall, open for a measurement. */
export interface BenchMall extends Mall {
  /** Options to start its platform or site again. */
  readonly options: MallOptions
  /** Stops both processes and removes the folder. */
  close(): Promise<void>
}

/** Starts platform and site with a generated mall in a temporary folder, which `change` may alter, and waits until pages are served. */
export async function openBenchMall(
  stores: number,
  environment: MallOptions['environment'] = {},
  ports: Pick<MallOptions, 'studioPort' | 'previewPort'> = {},
  change: (content: string) => Promise<void> = async () => {},
): Promise<BenchMall> {
  buildSite()
  const folder = await mkdtemp(join(tmpdir(), 'promenade-bench-'))
  const contentFolder = await writeGeneratedMall(join(folder, 'mall'), stores)
  await change(contentFolder)
  const options: MallOptions = {
    dataFolder: join(folder, 'data'),
    contentFolder,
    sitePort: await freePort(),
    platformPort: await freePort(),
    ...ports,
    // Without image variants, whose generation would disturb the measurement.
    environment: { DATABASE_URL: undefined, LOG_LEVEL: 'fatal', SITE_IMAGE_VARIANTS: 'off', ...environment },
  }
  const mall = await startMall(options)
  const close = async () => {
    await mall.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(mall.siteUrl)
    await waitUntilStable(`${mall.siteUrl}/stores`)
  } catch (error) {
    await close()
    throw error
  }
  return { ...mall, options, close }
}

/** Longer than the quiet that the best compression waits for. */
const stableMs = 5_000

/** Waits until a page stays the same, since a started site still fetches content and recompresses pages. */
export async function waitUntilStable(url: string): Promise<void> {
  const tagOf = async () => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    // The length changes when the page is recompressed.
    return `${headers.get('etag')} ${headers.get('content-length')}`
  }
  let before = await tagOf()
  await waitUntil(`the same page twice from ${url}`, async () => {
    await delay(stableMs)
    const now = await tagOf()
    const isStable = now === before
    before = now
    return isStable
  })
}
