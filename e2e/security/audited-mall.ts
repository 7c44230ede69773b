import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../tools/build-site.ts'
import { freePort } from '../support/free-port.ts'
import { keptKey, type MallOptions, type Running, startMall, startSite } from '../../tools/mall.ts'
import { untilOpen } from '../support/wait-until.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The demo mall on the production build: a platform, a site, and more sites where they are asked for. */
export interface AuditedMall {
  readonly siteUrl: string
  readonly platformUrl: string
  readonly dataFolder: string
  /** What the site proves itself to the platform with. */
  readonly apiKey: string
  /** A further site with settings of its own, of the same platform unless another is named. */
  addSite(environment: Environment, platformUrl?: string): Promise<string>
  close(): Promise<void>
}

/** What the public calls the audited sites; they are asked on this machine. */
export const publicOrigin = 'https://merrowquay.example'

const common: Environment = {
  DATABASE_URL: undefined,
  LOG_LEVEL: 'fatal',
  SITE_IMAGE_VARIANTS: 'off',
  SITE_ORIGIN: publicOrigin,
}

/** Opens a mall for the time of `work`. */
export async function withMall<Result>(
  environment: Environment,
  work: (mall: AuditedMall) => Promise<Result>,
): Promise<Result> {
  buildSite()
  const dataFolder = await mkdtemp(join(tmpdir(), 'promenade-audit-'))
  try {
    const mall = await openMall(dataFolder, { ...common, ...environment })
    return await work(mall).finally(() => mall.close())
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function openMall(dataFolder: string, environment: Environment): Promise<AuditedMall> {
  const options: MallOptions = {
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: await freePort(),
    platformPort: 0,
    environment,
  }
  const { platformUrl, stop } = await startMall(options)
  const apiKey = keptKey(dataFolder)
  const more: Running[] = []
  const mall: AuditedMall = {
    siteUrl: addressAt(options),
    platformUrl,
    dataFolder,
    apiKey,
    async addSite(own, feed = platformUrl) {
      const folder = join(dataFolder, `more-${more.length}`)
      const sitePort = await freePort()
      const settings = { ...options, sitePort, dataFolder: folder, environment: { ...environment, ...own } }
      more.push(await startSite(settings, apiKey, feed))
      await untilOpen(addressAt(settings))
      return addressAt(settings)
    },
    async close() {
      for (const site of more) await site.stop()
      await stop()
    },
  }
  await untilOpen(mall.siteUrl)
  return mall
}

/** The site itself says where the public finds it. */
function addressAt({ sitePort }: MallOptions): string {
  return `http://127.0.0.1:${sitePort}`
}
