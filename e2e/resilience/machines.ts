import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../platform/src/database/connect.ts'
import { buildSite } from '../../tools/build-site.ts'
import { freePort } from '@promenade/process/free-port'
import {
  loadOrCreateKey,
  type MallOptions,
  type Running,
  startPlatform,
  startSite,
} from '../../tools/mall.ts'
import { untilOpen } from '../support/wait-until.ts'
import type { RestartableMall } from './restartable-mall.ts'
import { startNginx } from './nginx.ts'
import { startOwnDatabase } from './own-database.ts'

/** Two sites and two platforms on one database, behind nginx, as on four machines. */
export interface Machines extends Pick<RestartableMall, 'siteUrl' | 'readDatabase'> {
  /** Restarts the four processes one after the other, each ended by this signal. */
  restartEach(signal: NodeJS.Signals, between: () => Promise<void>): Promise<void>
  /** Replaces the sites one after the other by the version in a folder. */
  rollOut(folder: string, between: () => Promise<void>): Promise<void>
  /** Address of one site, without nginx. */
  readonly firstSiteUrl: string
  close(): Promise<void>
}

interface Machine {
  /** `folder`: the code to run; default: this repository. */
  readonly start: (folder?: string) => Promise<Running>
  running: Running
}

const both = [0, 1] as const

/** Seconds in which a stopping process still gets requests. */
const drainSeconds = '2'

export async function openMachines(environment: Readonly<Record<string, string>>): Promise<Machines> {
  buildSite()
  const database = await startOwnDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'promenade-machines-'))
  const key = loadOrCreateKey(folder)
  const ports = await findPorts()
  const nginx = await startNginx(
    'nginx.conf',
    new Map([
      [8080, ports.front],
      [3001, ports.sites[0]],
      [3002, ports.sites[1]],
      [4100, ports.platformFront],
      [4101, ports.platforms[0]],
      [4102, ports.platforms[1]],
    ]),
  )
  const siteUrl = `http://127.0.0.1:${ports.front}`
  const shared = {
    ...environment,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'fatal',
    SITE_ORIGIN: siteUrl,
    SITE_SECRET: randomBytes(24).toString('hex'),
    // nginx, and the test, which sets the client addresses of its visitors.
    SITE_TRUSTED_PROXIES: '2',
    SITE_DRAIN_SECONDS: drainSeconds,
    PLATFORM_DRAIN_SECONDS: drainSeconds,
  }
  const optionsOf = (nth: 0 | 1): MallOptions => ({
    dataFolder: join(folder, String(nth)),
    contentFolder: 'demo/content',
    sitePort: ports.sites[nth],
    platformPort: ports.platforms[nth],
    environment: shared,
  })
  const platformUrl = `http://127.0.0.1:${ports.platformFront}`
  // Both at once: one creates the tables and imports the content, the other waits for it.
  const platforms = await Promise.all(
    both.map((nth) => startMachine(() => startPlatform(optionsOf(nth), key))),
  )
  const startOne = (nth: 0 | 1) => (siteFolder?: string) =>
    startSite({ ...optionsOf(nth), ...(siteFolder !== undefined && { siteFolder }) }, key, platformUrl)
  const sites = await Promise.all(both.map((nth) => startMachine(startOne(nth))))
  await untilOpen(siteUrl)
  return {
    siteUrl,
    firstSiteUrl: `http://127.0.0.1:${ports.sites[0]}`,
    async readDatabase(read) {
      const found = connect(database.url)
      return read(found).finally(() => found.destroy())
    },
    async restartEach(signal, between) {
      for (const machine of [...platforms, ...sites]) await restart(machine, { signal, between })
      await between()
    },
    async rollOut(siteFolder, between) {
      for (const machine of sites) await restart(machine, { signal: 'SIGTERM', between, siteFolder })
      await between()
    },
    async close() {
      for (const { running } of [...sites, ...platforms]) await running.stop('SIGKILL')
      await nginx.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startMachine(start: Machine['start']): Promise<Machine> {
  return { start, running: await start() }
}

interface Restart {
  readonly signal: NodeJS.Signals
  readonly between: () => Promise<void>
  readonly siteFolder?: string
}

async function restart(machine: Machine, { signal, between, siteFolder }: Restart): Promise<void> {
  await between()
  await machine.running.stop(signal)
  await between()
  machine.running = await machine.start(siteFolder)
}

async function findPorts() {
  const pair = async () => [await freePort(), await freePort()] as const
  return {
    front: await freePort(),
    platformFront: await freePort(),
    sites: await pair(),
    platforms: await pair(),
  }
}
