import { join } from 'node:path'
import { freePort } from '@promenade/process/free-port'
import { prepareMall } from '../support/prepare-mall.ts'
import { untilOpen } from '../support/wait-until.ts'
import { loadOrCreateKey, type MallOptions, type Running, startMall, startSite } from '../../tools/mall.ts'

/** The demo mall on the production build: a platform, a site, and more sites on demand. */
export interface MallUnderAttack {
  readonly siteUrl: string
  readonly platformUrl: string
  /** With a one-time link to log in. */
  readonly studioUrl: string
  /** Names of the processes that have ended. */
  readonly listEnded: () => readonly string[]
  readonly dataFolder: string
  readonly apiKey: string
  /** Starts another site with its own settings, by default on the same platform. */
  addSite(environment: MallOptions['environment'], platformUrl?: string): Promise<string>
}

/** The public address of the attacked sites, which are requested on this machine. */
export const publicOrigin = 'https://merrowquay.example'

/** Starts a mall, and stops it after `work`. */
export async function withMall(
  environment: MallOptions['environment'],
  work: (mall: MallUnderAttack) => Promise<void>,
): Promise<void> {
  const { options, remove } = await prepareMall('security', { SITE_ORIGIN: publicOrigin, ...environment })
  const ownOptions = { ...options, sitePort: await freePort(), studioPort: await freePort() }
  const { platformUrl, studioUrl = '', stop, platform, site } = await startMall(ownOptions)
  const ended: string[] = []
  const note = (name: string, process: Running) => void process.ended.then(() => ended.push(name))
  note('platform', platform)
  note('site', site)
  const apiKey = loadOrCreateKey(options.dataFolder)
  const more: Running[] = []
  const siteUrl = await waitUntilOpen(ownOptions)
  const addSite: MallUnderAttack['addSite'] = async (own, url = platformUrl) => {
    const settings = {
      ...options,
      sitePort: await freePort(),
      dataFolder: join(options.dataFolder, `more-${more.length}`),
      environment: { ...options.environment, ...own },
    }
    const added = await startSite(settings, apiKey, url)
    note(`site ${more.push(added)}`, added)
    return waitUntilOpen(settings)
  }
  try {
    const { dataFolder } = options
    const listEnded = () => [...ended]
    await work({ siteUrl, platformUrl, studioUrl, listEnded, dataFolder, apiKey, addSite })
  } finally {
    for (const site of more) await site.stop()
    await stop()
    await remove()
  }
}

/** Waits until the site responds on this machine; its own URL is the public one. */
async function waitUntilOpen({ sitePort }: MallOptions): Promise<string> {
  const url = `http://127.0.0.1:${sitePort}`
  await untilOpen(url)
  return url
}
