import { measurePath } from '../app/device/measurement.ts'
import { seenPath } from '../app/device/page-views.ts'
import { allFeatures, type Features } from '../app/features.ts'
import type { Analytics } from './analytics/analytics.ts'
import { maxReportBytes, receiveReport } from './analytics/receive-report.ts'
import { createForms, type Forms } from './forms/receive-forms.ts'
import type { HealthOptions } from './http/health.ts'
import { createHostCheck, type IsOwnHost } from './http/check-host.ts'
import { checkOrigin } from './http/check-origin.ts'
import { createFastPath, type FastPath } from './http/fast-path.ts'
import type { RequestLogOptions } from './http/log-requests.ts'
import type { SiteContext, SiteHandler } from './http/site-env.ts'
import type { Meters } from './metrics/meters.ts'
import type { MiddlewareOptions } from './middleware.ts'
import type { DataFile } from './offline/data-file.ts'
import { createMapData } from './offline/map-data.ts'
import { createOfflineLists } from './offline/offline-lists.ts'
import { createVisitData } from './offline/visit-data.ts'
import { createPageRenderer, type RenderPage } from './page-cache/page-renderer.ts'
import { createPages, type Pages, type PagesOptions } from './page-cache/serve-pages.ts'
import { createPersonalPages } from './page-cache/personal-pages.ts'
import { createPageContexts, type PageContextsOptions } from './page-cache/page-contexts.ts'
import { createRouteTable } from './page-cache/route-table.ts'
import { createWorkload } from './page-cache/workload.ts'
import type { PageDataOptions } from './page-data/serve-page-data.ts'
import type { SecurityTxtOptions } from './security/security-txt.ts'
import { type CountView, maxViewBytes, receiveView } from './page-views/receive-view.ts'
import { createFormStamps } from './session/form-stamps.ts'
import { createKeyRing } from './session/keys.ts'
import { createVisitors, type VisitorsOptions } from './session/session.ts'

export interface SiteOptions
  extends
    PagesOptions,
    Omit<PageContextsOptions, 'stamp' | 'mapData'>,
    MiddlewareOptions,
    VisitorsOptions,
    HealthOptions,
    SecurityTxtOptions,
    PageDataOptions,
    Omit<RequestLogOptions, 'onResponse'> {
  /** Encrypts sessions and signs forms; the same in all processes of one mall's site. */
  readonly secret: string
  /** Replaced secrets: sessions and forms from before the change stay valid. */
  readonly formerSecrets?: readonly string[]
  /** Allowed values of `Host` without a port; default: any. */
  readonly hosts?: readonly string[]
  /** Handlers of the build's files and of pictures, each for its own paths. */
  readonly files?: readonly SiteHandler[]
  /** Paths of the build's files; service workers cache some of them. */
  readonly builtFiles?: readonly string[]
  /** True when the process is too busy to render more pages. */
  readonly isLate?: () => boolean
  /** Absent without a configured analytics provider. */
  readonly analytics?: Analytics
  /** Absent without our own platform, and in a preview. */
  readonly countView?: CountView
  readonly meters?: Pick<Meters, 'countResponse' | 'observeRender' | 'observeVitals'>
}

/** The parts of the site that its middleware and handlers use. */
export interface SiteParts extends SiteOptions, RequestLogOptions {
  readonly features: Features
  readonly isOwnHost: IsOwnHost
  readonly fastPath: FastPath
  /** Maximum bytes of a request body at a path; 0 if it accepts none. */
  readonly maxBytes: (context: SiteContext) => number
  readonly checkOrigin: SiteHandler
  /** Absent without a configured analytics provider. */
  readonly receiveReport: ((context: SiteContext) => Promise<Response>) | undefined
  /** Absent where pages are not counted. */
  readonly receiveView: ((context: SiteContext) => Promise<Response>) | undefined
  readonly forms: Forms
  readonly mapData: DataFile
  readonly visitData: ReturnType<typeof createVisitData>
  readonly serveOfflineList: ReturnType<typeof createOfflineLists>
  readonly pages: Pages
}

export function createParts(options: SiteOptions): SiteParts {
  const { analytics, countView, meters, features = allFeatures } = options
  const mapData = createMapData(options.content)
  const visitData = createVisitData(options)
  const keys = createKeyRing(options.secret, options.formerSecrets)
  const stamps = createFormStamps(keys, options.clock)
  const recognize = createVisitors(options, { keys, stamps })
  const partOptions = { ...options, mapData: mapData.path, stamp: stamps.create }
  const workload = createWorkload(options.isLate)
  const render = timed(createPageRenderer(partOptions), meters)
  const routes = createRouteTable(options.build)
  const rendering = { render, contexts: createPageContexts(partOptions), workload }
  const personalPages = createPersonalPages({ ...rendering, recognize })
  const pages = createPages(partOptions, { ...rendering, personalPages, routes })
  const ownOrigin = checkOrigin(options.origin)
  const { serveForm } = pages
  const forms = createForms({ ...options, routes, stamps, recognize, checkOrigin: ownOrigin, serveForm })
  const isOwnHost = createHostCheck(options.hosts)
  const counting = meters && { onResponse: meters.countResponse }
  return {
    ...options,
    ...counting,
    features,
    mapData,
    visitData,
    pages,
    forms,
    isOwnHost,
    checkOrigin: ownOrigin,
    fastPath: createFastPath({ findPage: pages.findStored, isOwnHost, ...counting }),
    maxBytes: (context) =>
      (analytics && maxAt(measurePath, maxReportBytes, context)) ||
      (countView && maxAt(seenPath, maxViewBytes, context)) ||
      forms.maxBytes(context),
    receiveReport: analytics && receiveReport({ ...options, analytics, recognize }),
    receiveView: countView && receiveView({ ...options, countView }),
    serveOfflineList: createOfflineLists({ ...partOptions, visitData }),
  }
}

function maxAt(path: string, maxBytes: number, { req }: SiteContext): number {
  return req.method === 'POST' && req.path === path ? maxBytes : 0
}

function timed(render: RenderPage, meters: SiteOptions['meters']): RenderPage {
  if (meters === undefined) return render
  return async (...given) => {
    const startedAt = performance.now()
    const page = await render(...given)
    meters.observeRender(performance.now() - startedAt)
    return page
  }
}
