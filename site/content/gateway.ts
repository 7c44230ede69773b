import { join } from 'node:path'
import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { nextReopening } from '@promenade/domain/mall/point-of-interest'
import { changesUrl } from './platform-resources.ts'
import { type ChangeListener, listenToChanges } from './changes.ts'
import type { ContentLog } from './content-log.ts'
import { createStoredResponse } from './stored-response.ts'
import type { MallContent } from './mall-content.ts'
import type { Media } from './media.ts'
import type { PlatformFetch, RequestLimits } from './platform-request.ts'
import type { MapWorker } from './map-worker.ts'
import { Poller } from './poller.ts'
import { createRefreshLoop } from './refresh-loop.ts'
import { goneKey, renameFormerKeys } from './saved-gone-records.ts'
import { type ContentFault, createContentStore } from './content-store.ts'
import { createSnapshot } from './snapshot.ts'

export interface GatewayOptions {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  readonly log: ContentLog
  /** Folder for saved responses. */
  readonly dataFolder: string
  /** Public origin and former origins of the site: links to them become internal. */
  readonly ownOrigins: readonly string[]
  /** Time zone if the platform sends none. */
  readonly timeZone?: string | undefined
  readonly media?: Media
  /** Without it, requests wait while a new map is decoded, or the routes around a new closure are computed. */
  readonly mapWorker?: MapWorker
  /** Milliseconds between two polls when all is well. */
  readonly pollMs?: number
  readonly limits?: RequestLimits
}

/** The source of all content of the site. */
export interface Gateway {
  /** Synchronous: the latest complete content of a language, undefined before the first. */
  readonly current: (locale: Locale) => MallContent | undefined
  /** True with content in every language, including page titles unless they are late. */
  readonly isReady: () => boolean
  /** Restores saved responses and starts polling; resolves when they are restored. */
  readonly start: () => Promise<void>
  /** Resolves when everything is saved. */
  readonly stop: () => Promise<void>
  /** Polls once; calls during a poll share one more poll. */
  readonly refresh: () => Promise<void>
  /** Returns an unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void
  /** What is left out or changed of the current responses. */
  readonly listFaults: () => readonly ContentFault[]
  readonly status: () => GatewayStatus
}

interface GatewayStatus {
  readonly confirmedAt: EpochMs | undefined
  /** Resources whose last request failed, as `locale key`. */
  readonly failing: readonly string[]
  /** Number of dropped items. */
  readonly faults: number
}

const defaultPollMs = 15_000
/** Maximum wait for page titles. */
const maxWaitForTitles = 10_000

export function createGateway(options: GatewayOptions): Gateway {
  const { dataFolder, platformUrl, propertyId, log, clock, pollMs = defaultPollMs } = options
  const source = `${new URL(platformUrl).origin} ${propertyId}`
  const snapshot = createSnapshot({ folder: join(dataFolder, 'content'), source, log })
  const contentStore = createContentStore({
    ...options,
    saveGone: (locale, gone) =>
      snapshot.save({ locale, key: goneKey, response: createStoredResponse(gone, undefined) }),
  })
  const poller = new Poller({ ...options, contentStore, snapshot })
  let changes: ChangeListener | undefined
  /** Time from which content without titles is enough. */
  let readyAt = Infinity
  let isOpening = true
  const loop = createRefreshLoop({
    poller,
    pollMs,
    hasContent,
    untilChange() {
      const groups = locales.flatMap(({ code }) => contentStore.current(code)?.pointsOfInterest ?? [])
      const now = clock()
      return (nextReopening(groups, now) ?? Infinity) - now
    },
    onRun() {
      if (hasContent()) readyAt = Math.min(readyAt, clock() + maxWaitForTitles)
    },
    onComplete(isBack) {
      // The platform is back, so its stream may be too.
      if (isBack) changes?.retryNow()
      options.media?.fetchMissing()
    },
    onError: reportFailure,
  })

  function reportFailure(err: unknown): void {
    log.error({ err }, 'content could not be refreshed')
  }

  function hasContent(): boolean {
    return locales.every(({ code }) => contentStore.current(code) !== undefined)
  }

  return {
    current: contentStore.current,
    isReady: () => hasContent() && (poller.hasRequestedInfrequent() || clock() >= readyAt),
    async start() {
      await options.media?.open()
      const saved = await snapshot.load()
      const responses = renameFormerKeys(saved)
      for (const response of responses) if (!saved.includes(response)) snapshot.save(response)
      contentStore.restore(responses, log)
      // The saved responses include the titles.
      if (hasContent()) readyAt = clock()
      changes = listenToChanges({
        fetch: options.fetch,
        url: changesUrl(options),
        log: options.log,
        onChange() {
          // The first notification has the current version, which the first poll requests anyway.
          if (!isOpening) {
            poller.resetInfrequent()
            loop.refresh().catch(reportFailure)
          }
          isOpening = false
        },
      })
      loop.start(() => (isOpening = false))
    },
    async stop() {
      changes?.stop()
      loop.stop()
      await snapshot.settled()
    },
    refresh: loop.refresh,
    onChange: contentStore.onChange,
    listFaults: contentStore.listFaults,
    status: () => ({ ...poller.status(), faults: contentStore.listFaults().length }),
  }
}
