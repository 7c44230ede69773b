import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../platform/src/database/connect.ts'
import { findEmbedded } from '../../platform/src/embedded/embedded.ts'
import { buildSite } from '../../tools/build-site.ts'
import { freePort } from '../support/free-port.ts'
import { keptKey, type MallOptions, type Running, startPlatform, startSite } from '../../tools/mall.ts'
import { untilOpen } from '../support/wait-until.ts'
import { type MisbehavingPlatform, startMisbehavingPlatform } from './misbehaving-platform.ts'

/** The demo mall as two processes that a drill may kill, on ports that stay the same. */
export interface RestartableMall {
  readonly siteUrl: string
  readonly dataFolder: string
  /** Number of the site's process; another one after each start. */
  sitePid(): number
  /** What the site takes for the platform. */
  readonly platform: MisbehavingPlatform
  /** Ends the process as a power cut would, and starts it anew. */
  killAndRestart(which: 'platform' | 'site'): Promise<void>
  stop(which: 'platform' | 'site'): Promise<void>
  /** Starts what was stopped, with other settings where some are given; resolves when it says that it is ready. */
  start(which: 'platform' | 'site', environment?: MallOptions['environment']): Promise<void>
  /** Reads the database of the platform, which must run. */
  look<Found>(read: (database: Database) => Promise<Found>): Promise<Found>
  close(): Promise<void>
}

/** A mall as its visitors know it, and whoever looks up afterwards what was kept of them. */
export type VisitedMall = Pick<RestartableMall, 'siteUrl' | 'look'>

interface DrillOptions {
  readonly environment: Readonly<Record<string, string>>
  /** Where the mall keeps its data; a folder of its own unless given. */
  readonly dataFolder?: string
  /** A database that outlives the platform; the embedded one unless given. */
  readonly databaseUrl?: string
}

export async function openRestartableMall({
  environment,
  dataFolder: given,
  databaseUrl: givenDatabase,
}: DrillOptions): Promise<RestartableMall> {
  buildSite()
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'promenade-drill-')))
  const options: MallOptions = {
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: await freePort(),
    platformPort: await freePort(),
    environment: {
      SITE_IMAGE_VARIANTS: 'off',
      ...environment,
      DATABASE_URL: givenDatabase,
      SITE_TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'fatal',
    },
  }
  const servers: Record<'platform' | 'site', Running | undefined> = { platform: undefined, site: undefined }
  const between = await startMisbehavingPlatform(`http://127.0.0.1:${options.platformPort}`)
  const siteUrl = `http://localhost:${options.sitePort}`

  async function start(which: 'platform' | 'site', more: MallOptions['environment'] = {}): Promise<void> {
    const all = { ...options, environment: { ...options.environment, ...more } }
    servers[which] =
      which === 'platform' ? await startPlatform(all) : await startSite(all, keptKey(dataFolder), between.url)
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
    dataFolder,
    sitePid: () => servers.site?.pid ?? 0,
    platform: between,
    async killAndRestart(which) {
      await stop(which, 'SIGKILL')
      await start(which)
      if (which === 'site') await untilOpen(siteUrl)
    },
    stop,
    start,
    async look(read) {
      const databaseUrl = givenDatabase ?? (await findEmbedded(join(dataFolder, 'postgres')))
      if (databaseUrl === undefined) throw new Error('The database does not run.')
      const database = connect(databaseUrl)
      return read(database).finally(() => database.destroy())
    },
    async close() {
      await stop('site')
      await stop('platform')
      await between.close()
      if (given === undefined) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
