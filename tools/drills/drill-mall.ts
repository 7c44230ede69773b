import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '../../platform/src/database/connect.ts'
import { findEmbedded } from '../../platform/src/embedded/embedded.ts'
import { buildSite } from '../build-site.ts'
import { freePort } from '../free-port.ts'
import { keptKey, type MallOptions, type Running, startMall, startPlatform, startSite } from '../mall.ts'
import { untilOpen } from '../until-open.ts'

/** The demo mall as two processes that a drill may kill, on ports that stay the same. */
export interface DrillMall {
  readonly siteUrl: string
  readonly dataFolder: string
  /** Ends the process as a power cut would, and starts it anew. */
  killAndRestart(which: 'platform' | 'site'): Promise<void>
  /** Reads the database of the platform, which must run. */
  look<Found>(read: (database: Database) => Promise<Found>): Promise<Found>
  close(): Promise<void>
}

interface DrillOptions {
  readonly environment: Readonly<Record<string, string>>
  /** Where the mall keeps its data; a folder of its own unless given. */
  readonly dataFolder?: string
}

export async function openDrillMall({ environment, dataFolder: given }: DrillOptions): Promise<DrillMall> {
  buildSite()
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), 'promenade-drill-')))
  const options: MallOptions = {
    dataFolder,
    contentFolder: 'demo/content',
    sitePort: await freePort(),
    platformPort: await freePort(),
    environment: { ...environment, DATABASE_URL: undefined, SITE_TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' },
  }
  const running = await startMall(options)
  const { siteUrl, platformUrl } = running
  let { platform, site }: Record<'platform' | 'site', Running> = running
  await untilOpen(siteUrl)
  return {
    siteUrl,
    dataFolder,
    async killAndRestart(which) {
      if (which === 'platform') {
        await platform.stop('SIGKILL')
        platform = await startPlatform(options)
      } else {
        await site.stop('SIGKILL')
        site = await startSite(options, keptKey(dataFolder), platformUrl)
        await untilOpen(siteUrl)
      }
    },
    async look(read) {
      const databaseUrl = await findEmbedded(join(dataFolder, 'postgres'))
      if (databaseUrl === undefined) throw new Error('The database does not run.')
      const database = connect(databaseUrl)
      return read(database).finally(() => database.destroy())
    },
    async close() {
      await site.stop()
      await platform.stop()
      if (given === undefined) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
