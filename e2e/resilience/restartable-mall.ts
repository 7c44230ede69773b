import { join } from 'node:path'
import { connect, type Database } from '../../platform/src/database/connect.ts'
import { findEmbedded } from '../../platform/src/embedded/embedded.ts'
import { freePort } from '@promenade/process/free-port'
import {
  loadOrCreateKey,
  type MallOptions,
  type Running,
  startPlatform,
  startSite,
} from '../../tools/mall.ts'
import { prepareMall } from '../support/prepare-mall.ts'
import { untilOpen } from '../support/wait-until.ts'
import { type MisbehavingPlatform, startMisbehavingPlatform } from './misbehaving-platform.ts'

/** The demo mall as two processes that a test may kill, on fixed ports. */
export interface RestartableMall {
  readonly siteUrl: string
  readonly dataFolder: string
  /** With a one-time link to log in; undefined without a studio. */
  readonly studioUrl: string | undefined
  /** Changes with each start of the site. */
  sitePid(): number
  platformPid(): number
  /** The proxy between site and platform. */
  readonly platform: MisbehavingPlatform
  /** Ends the process by SIGKILL, as in a power cut, and starts it again. */
  killAndRestart(which: 'platform' | 'site'): Promise<void>
  stop(which: 'platform' | 'site'): Promise<void>
  /** Starts a stopped process with additional settings; resolves when it is ready. */
  start(which: 'platform' | 'site', environment?: MallOptions['environment']): Promise<void>
  /** Runs a query on the platform's database, which must be running. */
  readDatabase<CrawledPage>(read: (database: Database) => Promise<CrawledPage>): Promise<CrawledPage>
  close(): Promise<void>
}

/** The part of a mall that visitors and checks of stored data need. */
export type VisitedMall = Pick<RestartableMall, 'siteUrl' | 'readDatabase'>

interface RestartableOptions {
  readonly environment: Readonly<Record<string, string>>
  /** Default: a temporary folder. */
  readonly dataFolder?: string
  /** Default: a copy of the demo content. */
  readonly contentFolder?: string
  /** A database that outlives the platform; default: the embedded one. */
  readonly databaseUrl?: string
  readonly hasStudio?: boolean
}

export async function openRestartableMall({
  environment,
  dataFolder,
  contentFolder,
  databaseUrl,
  hasStudio = false,
}: RestartableOptions): Promise<RestartableMall> {
  const prepared = await prepareMall('drill', {
    ...environment,
    DATABASE_URL: databaseUrl,
    SITE_TRUSTED_PROXIES: '1',
  })
  const options: MallOptions = {
    ...prepared.options,
    ...(dataFolder !== undefined && { dataFolder }),
    ...(contentFolder !== undefined && { contentFolder }),
    sitePort: await freePort(),
    platformPort: await freePort(),
    ...(hasStudio && { studioPort: await freePort() }),
  }
  const servers: Record<'platform' | 'site', Running | undefined> = { platform: undefined, site: undefined }
  const between = await startMisbehavingPlatform(`http://127.0.0.1:${options.platformPort}`)
  const siteUrl = `http://localhost:${options.sitePort}`

  async function start(which: 'platform' | 'site', more: MallOptions['environment'] = {}): Promise<void> {
    const all = { ...options, environment: { ...options.environment, ...more } }
    servers[which] =
      which === 'platform'
        ? await startPlatform(all)
        : await startSite(all, loadOrCreateKey(options.dataFolder), between.url)
  }

  async function stop(which: 'platform' | 'site', signal?: NodeJS.Signals): Promise<void> {
    await servers[which]?.stop(signal)
    servers[which] = undefined
  }

  await start('platform')
  await start('site')
  await untilOpen(siteUrl)
  return {
    siteUrl,
    dataFolder: options.dataFolder,
    studioUrl: servers.platform?.studioUrl,
    sitePid: () => servers.site?.pid ?? 0,
    platformPid: () => servers.platform?.pid ?? 0,
    platform: between,
    async killAndRestart(which) {
      await stop(which, 'SIGKILL')
      await start(which)
      if (which === 'site') await untilOpen(siteUrl)
    },
    stop,
    start,
    async readDatabase(read) {
      const url = databaseUrl ?? (await findEmbedded(join(options.dataFolder, 'postgres')))
      if (url === undefined) throw new Error('The database does not run.')
      const database = connect(url)
      return read(database).finally(() => database.destroy())
    },
    async close() {
      await stop('site')
      await stop('platform')
      await between.close()
      await prepared.remove()
    },
  }
}
