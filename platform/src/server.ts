import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'
import { closeServer } from '@promenade/process/close-server'
import { inBackground } from '@promenade/process/in-background'
import { listen } from '@promenade/process/listen'
import { type ProcessTools, runProcess } from '@promenade/process/run-process'
import { serveMetrics } from '@promenade/process/serve-metrics'
import { createPlatform } from './app.ts'
import { startCleaning } from './clean-up.ts'
import { type Config, readConfig } from './config.ts'
import { connectThrough, createPool, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { logOutagesOnce } from './database/outage.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { warnOfInvalidRecords } from './documents/warn-of-invalid-records.ts'
import { startPublications } from './documents/run-publications.ts'
import { logRequests } from './http/log-requests.ts'
import { createNodeServer } from './http/node-server.ts'
import { followFolder } from './import/follow-folder.ts'
import { noteFailure, noteImport } from './import/note-import.ts'
import { createChangeImporter, importIfEmpty, refreshContent } from './import/refresh.ts'
import { startLinkChecks } from './links/check-links.ts'
import { readMailQueue } from './mail/mail-queue.ts'
import { startMail, warnOfMail } from './mail/start-mail.ts'
import { createMeters } from './metrics/meters.ts'
import { databaseFailure } from './open-database.ts'
import { createChangeFeed } from './changes/change-feed.ts'
import { createChangeStreams } from './changes/change-stream.ts'
import { type ContentParts, createContentParts } from './previews/preview-contents.ts'
import { startStudio } from './studio/start-studio.ts'
import { readDeliveryQueue } from './studio/webhooks/delivery-queue.ts'

interface Options {
  /** Import this folder if there is no content yet. */
  readonly importIfEmpty: string | undefined
  /** Import this folder again in each new week and when its files change. */
  readonly demo: string | undefined
}

function readOptions(): Options {
  const options = { 'import-if-empty': { type: 'string' }, demo: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ options })
    return { importIfEmpty: values['import-if-empty'], demo: values.demo }
  } catch {
    throw new OperatorError(
      'The platform has only the options --import-if-empty <folder> and --demo <folder>.',
    )
  }
}

const siteOriginsMissing =
  'SITE_ORIGINS is not set: whoever has the key can put a link to any address into the mails. Set it to the address of your site, such as https://www.mall.example.'

/** Starts to serve and returns the URL. */
async function start(config: Config & Options, given: ProcessTools): Promise<string> {
  const log = { ...given.log, ...logOutagesOnce(given.log, Date.now) }
  const tools = { ...given, log }
  const { shutdown } = tools
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, tools))
  const pool = createPool(databaseUrl, (err) => log.warn({ err }, 'database connection lost'))
  const database = connectThrough(pool)
  shutdown.add(() => database.destroy())
  const migrations = await migrateOrExplain(database)
  if (migrations.length > 0) log.info({ migrations }, 'database migrated')
  await prepareContent(database, config, tools)
  const mail = startMail(config.mail, database, log)
  if (config.demo === undefined || config.mail.smtp !== undefined)
    inBackground(log, 'the mail server could not be checked', warnOfMail(config.mail, log))
  if (config.siteOrigins === undefined) log.warn({}, siteOriginsMissing)
  shutdown.add(() => mail.stop())
  shutdown.add(startCleaning(database, log))
  const feed = createChangeFeed(databaseUrl, (err) => log.warn({ err }, 'change feed interrupted'))
  shutdown.add(() => feed.stop())
  const changes = createChangeStreams(database, feed)
  const contents = createContentParts(database)
  const platform = createPlatform({
    ...contents,
    apiKeys: config.apiKeys,
    propertyKeys: config.propertyKeys,
    tenant: config.tenant,
    signatureScheme: config.signatureScheme,
    siteOrigins: config.siteOrigins,
    changes,
    clock: () => new Date(),
    isStopping: shutdown.isStopping,
    onError: (error, request) =>
      log.error({ err: error, path: new URL(request.url).pathname }, 'request failed'),
  })
  const meters = createMeters({
    pool,
    mailQueue: () => readMailQueue(database, new Date()),
    deliveryQueue: () => readDeliveryQueue(database, new Date()),
  })
  if (config.metrics !== undefined)
    await serveMetrics(meters.registry, { ...config.metrics, settings: 'PLATFORM_METRICS' }, shutdown)
  const server = createNodeServer(logRequests(platform, log, meters.recordRequest))
  const url = await listen(server, { ...config, settings: 'PLATFORM' })
  const { drainSeconds } = config
  shutdown.add(() => closeServer(server, { drainSeconds, endStreams: () => changes.closeAll() }))
  await openStudio(contents, config, tools)
  shutdown.add(startPublications(database, log, () => new Date()))
  if (config.checksLinks) shutdown.add(startLinkChecks({ database, log, clock: () => new Date() }))
  const warned = warnOfInvalidRecords(database, log).catch((err: unknown) =>
    log.warn({ err }, 'content was not checked'),
  )
  shutdown.add(() => warned)
  return url
}

async function openStudio(
  contents: ContentParts,
  { studio, demo, drainSeconds }: Config & Options,
  tools: ProcessTools,
): Promise<void> {
  if (studio === undefined) return
  const isDemo = demo !== undefined
  const url = await startStudio({ ...studio, ...contents, isDemo, drainSeconds }, tools)
  // For a parent process, which shows it to whoever has started the demo mall.
  process.send?.({ studio: url })
}

async function startDatabase(
  { embeddedFolder, dataSetting }: Config,
  { log, shutdown, endProcess }: ProcessTools,
): Promise<string> {
  const server = await startEmbedded(embeddedFolder, dataSetting)
  shutdown.add(() => server.stop())
  if (server.folder !== (await realpath(embeddedFolder))) {
    log.info(
      {},
      `The database is in ${server.folder}: PostgreSQL's own account cannot reach ${embeddedFolder}.`,
    )
  }
  const end = server.lost.then(() => {
    log.fatal({}, 'The database server ended; the platform ends too.')
    return endProcess(1)
  })
  inBackground(log, 'the platform could not end in order', end)
  return server.databaseUrl
}

/** An unreachable database is reported as a wrong setting. */
async function migrateOrExplain(database: Database): Promise<readonly string[]> {
  try {
    return await migrate(database)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw databaseFailure(error)
  }
}

async function prepareContent(
  database: Database,
  { importIfEmpty: folder, demo }: Options,
  { log, shutdown }: ProcessTools,
): Promise<void> {
  if (folder !== undefined) noteImport(await importIfEmpty(database, folder, new Date()), log)
  if (demo === undefined) return
  noteImport(await refreshContent(database, demo, new Date()), log)
  const importChanges = createChangeImporter(database, demo)
  const follower = {
    onSaved: () =>
      importChanges(new Date()).then(
        (result) => noteImport(result, log),
        (error: unknown) => noteFailure(error, log),
      ),
    onError: (err: unknown) => log.warn({ err }, 'changed files are noticed at the next start'),
  }
  shutdown.add(await followFolder(demo, follower))
}

// Last, because it uses the constants above.
await runProcess({
  name: 'platform',
  readConfig: () => ({ ...readOptions(), ...readConfig(process.env) }),
  start,
})
