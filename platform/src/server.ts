import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createLog } from '@promenade/process/log/create-log'
import type { Log, ProcessLog } from '@promenade/process/log/log'
import { findUnknownSettings } from '@promenade/process/config/unknown-settings'
import { createPlatform } from './app.ts'
import { isPropertySetting } from './property-settings.ts'
import { startCleaning } from './clean-up.ts'
import { ConfigError } from './config-error.ts'
import { type Config, platformSettings, readConfig } from './config.ts'
import { connectThrough, createPool, type Database } from './database/connect.ts'
import { migrate, MigrationError } from './database/migrate.ts'
import { EmbeddedError } from './embedded/embedded-error.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { logRequests } from './http/log-requests.ts'
import { ListenError, listen } from './http/listen.ts'
import { ContentFaults, formatFault } from './import/faults.ts'
import type { ImportResult } from './import/import-content.ts'
import { importChangedFiles, importIfEmpty, refreshContent } from './import/refresh.ts'
import { readMailQueue } from './mail/mail-queue.ts'
import { startMail, warnOfMail } from './mail/start-mail.ts'
import { createMeters } from './metrics/meters.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createChangeFeed } from './resources/changes/change-feed.ts'
import { createChangeStreams } from './resources/changes/change-stream.ts'

interface Options {
  /** Import this folder when there is no content yet. */
  readonly importIfEmpty: string | undefined
  /** Import this folder anew every day. */
  readonly demo: string | undefined
}

/** Things to undo when the process ends, the last one first. */
type Undo = () => Promise<void> | void

async function main(): Promise<void> {
  const undo: Undo[] = []
  let log = createLog({ logLevel: 'info' })
  try {
    const options = readOptions()
    const config = readConfig(process.env)
    log = createLog(config)
    warnOfSettings(process.env, log)
    stopOnSignals(undo, log)
    await start(config, options, { undo, log })
  } catch (error) {
    explain(error, log)
    await stop(undo, log)
    // The channel to a parent process would keep this one alive.
    process.exit(1)
  }
}

function readOptions(): Options {
  const options = { 'import-if-empty': { type: 'string' }, demo: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ options })
    return { importIfEmpty: values['import-if-empty'], demo: values.demo }
  } catch {
    throw new ConfigError('The platform understands only --import-if-empty <folder> and --demo <folder>.')
  }
}

async function start(
  config: Config,
  options: Options,
  { undo, log }: { undo: Undo[]; log: ProcessLog },
): Promise<void> {
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, undo, log))
  const pool = createPool(databaseUrl, (err) => log.warn({ err }, 'database connection lost'))
  const database = connectThrough(pool)
  undo.push(() => database.destroy())
  const migrations = await migrateOrExplain(database)
  if (migrations.length > 0) log.info({ migrations }, 'database migrated')
  await prepareContent(database, options, { undo, log })
  const mail = startMail(config.mail, database, log)
  if (options.demo === undefined || config.mail.smtp !== undefined) void warnOfMail(config.mail, log)
  undo.push(() => mail.stop())
  undo.push(startCleaning(database, log))
  const feed = createChangeFeed(databaseUrl, (err) => log.warn({ err }, 'change feed interrupted'))
  undo.push(() => feed.stop())
  const changes = createChangeStreams(database, feed)
  let isStopping = false
  const platform = createPlatform({
    database,
    apiKeys: config.apiKeys,
    propertyKeys: config.propertyKeys,
    tenant: config.tenant,
    signatureScheme: config.signatureScheme,
    siteOrigins: config.siteOrigins,
    changes,
    clock: () => new Date(),
    isStopping: () => isStopping,
    onError: (error, request) =>
      log.error({ err: error, path: new URL(request.url).pathname }, 'request failed'),
  })
  const meters = createMeters({ pool, mailQueue: () => readMailQueue(database, new Date()) })
  if (config.metrics !== undefined) {
    const figures = await serveMetrics(meters.registry, config.metrics)
    undo.push(() => figures.close(0))
  }
  const server = await listen(logRequests(platform, log, meters.answered), config)
  undo.push(async () => {
    isStopping = true
    await server.close(config.drainSeconds, () => changes.closeAll())
  })
  announce(server.url, log)
}

/** A site's setting, which begins like ours. */
const others = ['PLATFORM_URL']

function warnOfSettings(environment: NodeJS.ProcessEnv, log: Log): void {
  const ofProperties = Object.keys(environment).filter(isPropertySetting)
  const known = { names: platformSettings, prefix: 'PLATFORM_', others: [...others, ...ofProperties] }
  for (const sentence of findUnknownSettings(environment, known)) log.warn({}, sentence)
}

async function startDatabase({ embeddedFolder }: Config, undo: Undo[], log: ProcessLog): Promise<string> {
  const server = await startEmbedded(embeddedFolder)
  undo.push(() => server.stop())
  if (server.folder !== (await realpath(embeddedFolder))) {
    log.info(
      {},
      `The database is kept in ${server.folder}: PostgreSQL's own account cannot reach ${embeddedFolder}.`,
    )
  }
  void server.lost.then(async () => {
    log.fatal({}, 'The database server ended; the platform ends too.')
    await stop(undo, log)
    process.exit(1)
  })
  return server.databaseUrl
}

/** A database that cannot be reached is a setting to mend, not a crash. */
async function migrateOrExplain(database: Database): Promise<readonly string[]> {
  try {
    return await migrate(database)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new ConfigError(`The database at DATABASE_URL cannot be used: ${reason}.`, { cause: error })
  }
}

/** How often the folder of the demo mall is looked at for changed files. */
const refreshEveryMs = 15 * 60_000

async function prepareContent(
  database: Database,
  { importIfEmpty: folder, demo }: Options,
  { undo, log }: { undo: Undo[]; log: Log },
): Promise<void> {
  if (folder !== undefined) noteImport(await importIfEmpty(database, folder, new Date()), log)
  if (demo === undefined) return
  noteImport(await refreshContent(database, demo, new Date()), log)
  const timer = setInterval(() => {
    importChangedFiles(database, demo, new Date()).then(
      (result) => noteImport(result, log),
      (err: unknown) => log.error({ err }, 'the content could not be refreshed'),
    )
  }, refreshEveryMs)
  undo.push(() => clearInterval(timer))
}

function noteImport(result: ImportResult | undefined, log: Log): void {
  if (result === undefined) return
  const { version, counts, remarks } = result
  log.info({ version, counts }, 'content imported')
  // An import by hand tells them all.
  const first = remarks.slice(0, 5).map(formatFault)
  if (remarks.length > 0) log.info({ remarks: remarks.length, first }, 'remarks on the content')
}

/** For people in the log, for a parent process as a message. */
function announce(url: string, log: Log): void {
  log.info({ ready: true, url }, 'platform ready')
  process.send?.({ ready: true, url })
}

let stopping: Promise<void> | undefined

function stopOnSignals(undo: Undo[], log: Log): void {
  const end = (signal: string) => {
    // A second signal while stopping changes nothing: the database must be closed in order.
    if (stopping !== undefined) return
    log.info({ signal }, 'platform stopping')
    stopping = stop(undo, log).then(() => {
      log.info({}, 'platform stopped')
      process.exit(0)
    })
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // The process that started us is gone.
  process.on('disconnect', () => end('disconnect'))
}

async function stop(undo: Undo[], log: Log): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
    try {
      await step()
    } catch (error) {
      log.error({ err: error }, 'stopping failed')
    }
  }
}

/** One clear sentence for what the operator can mend; the whole error for what is our fault. */
function explain(error: unknown, log: ProcessLog): void {
  if (error instanceof ContentFaults) {
    for (const fault of error.faults) console.error(formatFault(fault))
    console.error(error.message)
    return
  }
  const isExpected =
    error instanceof ConfigError ||
    error instanceof EmbeddedError ||
    error instanceof MigrationError ||
    error instanceof ListenError
  if (isExpected) console.error(error.message)
  else log.fatal({ err: error }, 'the platform could not start')
}

// Last, because what it uses above has to exist by then.
await main()
