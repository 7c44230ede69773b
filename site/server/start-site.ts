import { fileURLToPath } from 'node:url'
import { locales } from '@promenade/domain/locale/locale'
import { createLog } from '@promenade/log/create-log'
import type { Log } from '@promenade/log/log'
import { createGateway, type Gateway } from '../app/content/gateway.ts'
import type { MallContent } from '../app/content/mall-content.ts'
import { guideOf } from '../app/content/map-guide.ts'
import { createMedia } from '../app/content/media.ts'
import { type Config, readConfig } from './config.ts'
import { watchEventLoop } from './event-loop.ts'
import { listen } from './http/listen.ts'
import type { Ask } from './http/ask.ts'
import { createNodeServer } from './http/node-server.ts'
import { findRequestId } from './http/request-context.ts'
import { watchRequests } from './http/watch-requests.ts'
import { createConfiguredMeasuring } from './measuring/configured-measuring.ts'
import { keptSecret } from './kept-secret.ts'
import { mediaStep } from './media-step.ts'
import { meterContent } from './metrics/content-meters.ts'
import { createMeters } from './metrics/meters.ts'
import { meterPageCache } from './metrics/page-cache-meters.ts'
import { createMetricsServer } from './metrics/serve-metrics.ts'
import { knownQueryKeys } from './pages/known-query-keys.ts'
import { watchPlatformCalls } from './platform-calls.ts'
import { platformFetch } from './platform-fetch.ts'
import { ConfigError, type Environment } from './settings.ts'
import { createPainter } from './painting/painter.ts'
import { withPictureFiles } from './picture-sizes/content-with-files.ts'
import { pictureSizesStep } from './picture-sizes/picture-sizes-step.ts'
import { createPictureSizes } from './picture-sizes/picture-sizes.ts'
import { wantedPictures } from './picture-sizes/wanted-pictures.ts'
import { sharePictureStep } from './share-pictures/share-picture-step.ts'
import type { Grounds } from './share-pictures/share-card.ts'
import { createSharePictures } from './share-pictures/share-pictures.ts'
import { wantedCards } from './share-pictures/wanted-cards.ts'
import { createStaticFiles } from './static-files.ts'
import type { Site, SiteOptions } from './site.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { watchWeather } from './watch-weather.ts'

/** What the build adds: it is made for one theme, and knows the screens. */
export interface Build {
  readonly createSite: (options: Omit<SiteOptions, 'build'>) => Site
  readonly shareGrounds: Grounds
  /** Of the site's package. */
  readonly folder: URL
}

/** Milliseconds: who waits for the site to start does not wait for what few ask for. */
const afterFirstVisitors = 1_000

/** Bytes of rendered pages kept in memory. */
const pageCacheBytes = 32 * 1024 * 1024

/** Runs the site as this process, which ends with one sentence where it cannot start. */
export async function runSite(env: Environment, build: Build): Promise<void> {
  try {
    await start(readConfig(env), build)
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`)
    process.exit(1)
  }
}

async function start(config: Config, build: Build): Promise<void> {
  const log = createLog({ logLevel: config.logLevel, findRequestId })
  const meters = createMeters()
  const fetch = watchPlatformCalls({ fetch: platformFetch, onCall: meters.called })
  let isStopping = false
  const files = await createStaticFiles(pathOf('build/client', build))
  const media = createMedia({ ...config, fetch, log })
  const gateway = createGateway({ ...config, clock: Date.now, fetch, media, log })
  meterContent({ gateway, clock: Date.now, registry: meters.registry })
  const painting = {
    ...config,
    media,
    painter: createPainter(pathOf('server/painting/painter-process.ts', build)),
    log,
    clock: Date.now,
  }
  const sharePictures = createSharePictures({ ...painting, grounds: build.shareGrounds })
  const pictureSizes = createPictureSizes(painting)
  await Promise.all([sharePictures.open(), pictureSizes.open()])
  gateway.onChange(() => {
    if (!config.paints) return
    const contents = contentsOf(gateway)
    pictureSizes.want(wantedPictures(contents))
    sharePictures.want(wantedCards(contents))
  })
  await gateway.start()
  const weather = watchWeather(config, gateway, log)
  weather?.start()
  // From here until the site is there nothing may be waited for: who comes in between would find none.
  const secret = config.secret ?? (await keptSecret(config.dataFolder))
  const late = {
    answer: (ask: Ask) => site.answer(ask),
    answerKept: (ask: Ask) => site.answerKept(ask),
    refuse: (...refused: Parameters<Site['refuse']>) => site.refuse(...refused),
    mostBytes: (ask: Ask) => site.mostBytes(ask),
  }
  const logsAll = log.isLevelEnabled('debug')
  const server = createNodeServer(watchRequests(late, { ...config, log, logsAll, onAnswer: meters.answered }))
  const boundPort = await listen(server, { ...config, settings: 'SITE' })
  const origin = config.origin ?? `http://localhost:${boundPort}`
  const measuring = createConfiguredMeasuring(config, origin, log)
  const site = build.createSite({
    origin,
    imageOrigins: config.imageOrigins,
    ...(config.owner === undefined ? {} : { owner: config.owner }),
    ...(config.securityContact === undefined ? {} : { securityContact: config.securityContact }),
    ...(measuring === undefined ? {} : { measuring }),
    ...(weather === undefined ? {} : { weather: weather.current }),
    ...(config.middleware === undefined ? {} : { middleware: config.middleware }),
    content: withPictureFiles(gateway.current, pictureSizes.current),
    isStopping: () => isStopping,
    meters,
    shareFile: sharePictures.find,
    clock: Date.now,
    isLate: watchEventLoop(),
    log,
    knownQueryKeys,
    pageCacheBytes,
    platform: { ...config, fetch },
    pageDataOrigins: config.pageDataOrigins,
    trustedProxies: config.trustedProxies,
    secret,
    builtFiles: files.paths,
    files: [files.answer, mediaStep(media), pictureSizesStep(pictureSizes), sharePictureStep(sharePictures)],
  })
  meterPageCache(site.pageCacheUse, meters.registry)
  gateway.onChange(site.renew)
  gateway.onChange(() => prepareMap(gateway, log))
  if (config.metrics !== undefined)
    await listen(createMetricsServer(meters.registry), { ...config.metrics, settings: 'SITE_METRICS' })
  stopOnSignals({
    server,
    drainSeconds: config.drainSeconds,
    onStopping: () => (isStopping = true),
    stopBackground() {
      pictureSizes.stop()
      sharePictures.stop()
      weather?.stop()
      return gateway.stop()
    },
  })
  log.info({ ready: true, url: origin }, 'site ready')
  // For a parent process, as a message.
  process.send?.({ ready: true, url: origin })
  setTimeout(() => prepareMap(gateway, log), afterFirstVisitors).unref()
  files.compressAll().catch((error: unknown) => log.warn({ err: error }, 'The files could not be compressed'))
}

/**
 * Reads the map for ways on it, which takes a moment, before the first visitor asks for one. One that cannot be read stands in
 * nobody's way but that of the map's own screen.
 */
function prepareMap(gateway: Gateway, log: Log): void {
  try {
    for (const content of contentsOf(gateway)) if (content.map !== undefined) guideOf(content.map, content)
  } catch (error) {
    log.error({ err: error }, 'The map could not be read for ways on it')
  }
}

/** In all languages that there is content in. */
function contentsOf(gateway: Gateway): readonly MallContent[] {
  return locales.flatMap(({ code }) => gateway.current(code) ?? [])
}

function pathOf(name: string, { folder }: Build): string {
  return fileURLToPath(new URL(name, folder))
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
