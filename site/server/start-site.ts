import { fileURLToPath } from 'node:url'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { closeServer } from '@promenade/process/close-server'
import { watchEventLoopLag } from '@promenade/process/event-loop-lag'
import { listen } from '@promenade/process/listen'
import { type ProcessTools, runProcess } from '@promenade/process/run-process'
import { serveMetrics } from '@promenade/process/serve-metrics'
import { createGateway, type Gateway } from '../content/gateway.ts'
import type { MallContent } from '../content/mall-content.ts'
import { createMedia } from '../content/media.ts'
import { type Config, readConfig } from './config.ts'
import { configuredOptions, featuresOf } from './configured-options.ts'
import { warnOfReadOnlyFolder } from './platform/data-folder.ts'
import { createNodeServer, type NodeSite } from './http/node-server.ts'
import { findRequestId } from './http/request-context.ts'
import { createConfiguredAnalytics } from './analytics/configured-analytics.ts'
import { loadOrCreateSecret } from './session/load-or-create-secret.ts'
import { serveMedia } from './static-files/media-files.ts'
import { meterContent } from './metrics/content-meters.ts'
import { createMeters } from './metrics/meters.ts'
import { meterPageCache } from './metrics/page-cache-meters.ts'
import { watchPlatformCalls } from './platform/platform-calls.ts'
import { platformFetch } from './platform/platform-fetch.ts'
import { createMapWorker } from './map/map-worker.ts'
import { prepareMap } from './map/prepare-map.ts'
import type { Backgrounds, ImageTask } from './images/image-task.ts'
import { createImages } from './images/images.ts'
import { neededImages } from './images/needed-images.ts'
import { serveOpenGraphImages } from './images/open-graph/serve-open-graph-images.ts'
import { createPhotoReader } from './images/photos/photo-reader.ts'
import { withVariants } from './images/variants/content-with-variants.ts'
import { serveVariants } from './images/variants/serve-variants.ts'
import { createImageWorker } from '@promenade/process/images/image-worker'
import { createStaticFiles } from './static-files/static-files.ts'
import type { SiteOptions, SiteParts } from './site-parts.ts'
import { checkAccountApi } from './session/check-account-api.ts'
import { createPageViews } from './page-views/page-views.ts'
import { createSiteFindings } from './platform/site-findings.ts'
import { watchWeather } from './platform/watch-weather.ts'

/** The site, and the parts of it that the process uses. */
export interface RunningSite extends Pick<SiteParts, 'fastPath' | 'pages'> {
  readonly fetch: NodeSite['fetch']
}

/** The parts that come from the build, which has one theme and all screens. */
export interface Build {
  readonly createSite: (options: Omit<SiteOptions, 'build'>) => RunningSite
  /** Background colours of Open Graph images. */
  readonly imageBackgrounds: Backgrounds
  /** Folder of the site's package. */
  readonly folder: URL
  /** Path in it of the browser's files. */
  readonly files: string
  /** Path in it of their brotli forms, which are kept for the next start. */
  readonly compressed?: string | undefined
  /** What else the process of `npm run dev` serves. */
  readonly startBeside?: (config: Config, tools: ProcessTools) => Promise<unknown>
  /** Called after each change of the content. */
  readonly onContent?: () => void
}

/** Milliseconds between two looks at whether the site is ready, until it is. */
const readinessMs = 250

/** Bytes of rendered pages kept in memory. */
const pageCacheBytes = 32 * 1024 * 1024

/** Runs the site in this process until it is told to stop. */
export function runSite(env: NodeJS.ProcessEnv, build: Build): Promise<void> {
  const ready = Promise.withResolvers<void>()
  return runProcess({
    name: 'site',
    readConfig: () => readConfig(env),
    start: async (config, tools) => {
      await build.startBeside?.(config, tools)
      return start(config, build, { ...tools, onReady: ready.resolve })
    },
    untilReady: () => ready.promise,
    findRequestId,
  })
}

interface SiteTools extends ProcessTools {
  /** Called as soon as `/readyz` is 200. */
  readonly onReady: () => void
}

/** Starts to listen and returns the public address. */
async function start(config: Config, build: Build, { log, shutdown, onReady }: SiteTools): Promise<string> {
  await warnOfReadOnlyFolder(config.dataFolder, log)
  const meters = createMeters()
  const fetch = watchPlatformCalls({ fetch: platformFetch, onCall: meters.observeCall })
  const { compressed } = build
  const files = await createStaticFiles(pathOf(build.files, build), compressed && pathOf(compressed, build))
  const media = createMedia({ ...config, imageOrigins: loadableOrigins(config), fetch, log })
  const mapWorker = createMapWorker(pathOf('server/map/map-thread.ts', build))
  const gateway = createGateway({ ...config, clock: Date.now, fetch, media, mapWorker, log })
  meterContent({ gateway, clock: Date.now, registry: meters.registry })
  const worker = createImageWorker<ImageTask>(pathOf('server/images/worker-process.ts', build))
  const images = await openImages(config, build, { media, worker, gateway, log, shutdown })
  shutdown.add(() => gateway.stop())
  await gateway.start()
  const content = withVariants(gateway.current, images.variants)
  prepareMap(contentsOf(content), log)
  const weather = watchWeather(config, gateway, log)
  weather?.start()
  shutdown.add(() => weather?.stop())
  // No `await` between `listen` and `createSite`: a request in between would find no site.
  const secret = config.secret ?? (await loadOrCreateSecret(config.dataFolder))
  const logsAll = log.isLevelEnabled('debug')
  const server = createNodeServer({
    fetch: (...given) => site.fetch(...given),
    findReady: (request) => (logsAll ? undefined : site.fastPath.find(request)),
  })
  const localUrl = await listen(server, { ...config, settings: 'SITE' })
  const origin = config.origin ?? `http://localhost:${new URL(localUrl).port}`
  const platform = { ...config, fetch }
  const findings =
    config.existingForms === undefined
      ? createSiteFindings({ gateway, platform, clock: Date.now, log })
      : undefined
  shutdown.add(findings?.start() ?? (() => {}))
  const pageViews =
    config.existingForms === undefined ? createPageViews({ platform, clock: Date.now, log }) : undefined
  shutdown.add(pageViews?.start() ?? (() => {}))
  const analytics = createConfiguredAnalytics(config, origin, log)
  const site = build.createSite({
    origin,
    ...(analytics === undefined ? {} : { analytics }),
    ...(weather === undefined ? {} : { weather: weather.current }),
    ...(findings && { noteEmptySearch: findings.noteEmptySearch }),
    ...(pageViews && { countView: pageViews.countView }),
    ...configuredOptions(config),
    content,
    isReady: gateway.isReady,
    isStopping: shutdown.isStopping,
    meters,
    openGraphFile: images.findOpenGraphImage,
    clock: Date.now,
    isLate: watchEventLoopLag(),
    log,
    logsAll,
    pageCacheBytes,
    platform,
    ...featuresOf(config, platform, log),
    readPhoto: createPhotoReader({ worker, clock: Date.now }),
    secret,
    builtFiles: files.paths,
    files: [files.serve, serveMedia(media), serveVariants(images), serveOpenGraphImages(images)],
  })
  meterPageCache(() => site.pages.usage(), meters.registry)
  gateway.onChange(() => {
    site.pages.revalidate()
    build.onContent?.()
  })
  gateway.onChange(() => prepareMap(contentsOf(content), log))
  if (config.metrics !== undefined)
    await serveMetrics(meters.registry, { ...config.metrics, settings: 'SITE_METRICS' }, shutdown)
  shutdown.add(watchReadiness(gateway.isReady, onReady))
  const hasContent = () => gateway.current(defaultLocale) !== undefined
  if (config.existingForms === undefined)
    shutdown.add(checkAccountApi({ platform, origin, hasContent, clock: Date.now, log }))
  shutdown.add(() => closeServer(server, config))
  files.compressAll().catch((error: unknown) => log.warn({ err: error }, 'The files could not be compressed'))
  return origin
}

type ImageParts = Pick<Parameters<typeof createImages>[0], 'media' | 'worker'> &
  Pick<ProcessTools, 'log' | 'shutdown'> & { readonly gateway: Gateway }

/** The images of the build and of the content, which make what they need after each change. */
async function openImages(config: Config, build: Build, parts: ImageParts) {
  const { gateway, shutdown, ...own } = parts
  const images = createImages({ ...config, ...own, backgrounds: build.imageBackgrounds, clock: Date.now })
  shutdown.add(() => images.stop())
  await images.open()
  gateway.onChange(() => {
    if (config.makesImageVariants) images.generate(neededImages(contentsOf(gateway.current)))
  })
  return images
}

/** Calls `onReady` once; returns a function that ends the watch. */
function watchReadiness(isReady: () => boolean, onReady: () => void): () => void {
  const timer = setInterval(() => {
    if (!isReady()) return
    clearInterval(timer)
    onReady()
  }, readinessMs)
  return () => clearInterval(timer)
}

/** Origins of images that the content security policy allows. */
function loadableOrigins({ imageOrigins, origin }: Config): readonly string[] {
  return origin === undefined ? imageOrigins : [...imageOrigins, origin]
}

/** The content of each language that has one. */
function contentsOf(content: Gateway['current']): readonly MallContent[] {
  return locales.flatMap(({ code }) => content(code) ?? [])
}

function pathOf(name: string, { folder }: Build): string {
  return fileURLToPath(new URL(name, folder))
}
