import { join } from 'node:path'
import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/mall/values'
import { changesUrl } from './platform-resources.ts'
import { type ChangeListening, listenToChanges } from './changes.ts'
import type { ContentLog } from './content-log.ts'
import { createCopy } from './copy.ts'
import type { MallContent } from './mall-content.ts'
import type { Media } from './media.ts'
import type { PlatformFetch, RequestLimits } from './platform-request.ts'
import type { ReadMap } from './read-map.ts'
import { createPoller } from './poller.ts'
import { goneKey } from './saved-gone-records.ts'
import { createContentStore } from './content-store.ts'
import { createSnapshot } from './snapshot.ts'

export interface GatewayOptions {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  readonly log: ContentLog
  /** Folder of the copy that outlives the process. */
  readonly dataFolder: string
  /** Public origin and old addresses of the mall's site: links to them become internal. */
  readonly ownOrigins: readonly string[]
  /** Of a mall whose platform sends none. */
  readonly timeZone?: string | undefined
  readonly media?: Media
  /** Reads a new map beside the requests of visitors; without it they wait for it. */
  readonly readMap?: (answer: unknown) => Promise<ReadMap>
  /** Milliseconds between two rounds when all is well. */
  readonly pollMs?: number
  readonly limits?: RequestLimits
}

/** The one way content reaches the screens. */
export interface Gateway {
  /** Always at once: the latest whole content of a language, undefined before there was any. */
  readonly current: (locale: Locale) => MallContent | undefined
  /** Whether there is content in every language, with the titles that pages have of their own: not much later without them. */
  readonly isReady: () => boolean
  /** Reads the copy on disk and begins to follow the platform; resolves as soon as the copy is read. */
  readonly start: () => Promise<void>
  /** Resolves when the copy on disk is complete. */
  readonly stop: () => Promise<void>
  /** Asks the platform for everything once; rounds asked for while one runs become one more. */
  readonly refresh: () => Promise<void>
  /** Returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
  readonly status: () => GatewayStatus
}

interface GatewayStatus {
  readonly confirmedAt: EpochMs | undefined
  /** Resources whose last answer was no use, as `locale key`. */
  readonly failing: readonly string[]
  /** Items left out of the present content. */
  readonly faults: number
}

const defaultPollMs = 15_000
const longestPause = 60_000
/** Without any content visitors see a holding page: ask again soon. */
const pauseWithoutContent = 1_000
/** How long the titles of pages are waited for. */
const longestWaitForTitles = 10_000

export function createGateway(options: GatewayOptions): Gateway {
  const { dataFolder, platformUrl, propertyId, log, clock, pollMs = defaultPollMs } = options
  const source = `${new URL(platformUrl).origin} ${propertyId}`
  const snapshot = createSnapshot({ folder: join(dataFolder, 'content'), source, log })
  const shelf = createContentStore({
    ...options,
    saveGone: (locale, gone) => snapshot.save({ locale, key: goneKey, copy: createCopy(gone, undefined) }),
  })
  const rounds = createPoller({ ...options, shelf, snapshot })
  let listening: ChangeListening | undefined
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let failures = 0
  let wasComplete = true
  /** When content without titles is good enough. */
  let readyAt = Infinity
  let isOpening = true
  let isStopped = false

  async function refresh(): Promise<void> {
    isWanted = true
    running ??= runWhileWanted().finally(() => (running = undefined))
    await running
  }

  async function runWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      const end = await rounds.run()
      failures = end === 'unreachable' ? failures + 1 : 0
      const isComplete = end === 'complete'
      if (hasContent()) readyAt = Math.min(readyAt, clock() + longestWaitForTitles)
      // What kept the platform from answering kept it from opening the stream, too.
      if (isComplete && !wasComplete) listening?.retryNow()
      if (isComplete) options.media?.fetchMissing()
      wasComplete = isComplete
    }
  }

  function plan(): void {
    if (isStopped) return
    timer = setTimeout(
      () => {
        refresh().then(plan, plan)
      },
      pauseBefore(hasContent(), failures, pollMs),
    )
  }

  function hasContent(): boolean {
    return locales.every(({ code }) => shelf.current(code) !== undefined)
  }

  return {
    current: shelf.current,
    isReady: () => hasContent() && (rounds.hasRequestedRare() || clock() >= readyAt),
    async start() {
      await options.media?.open()
      shelf.restore(await snapshot.load(), log)
      // The titles are on disk, too.
      if (hasContent()) readyAt = clock()
      listening = listenToChanges({
        fetch: options.fetch,
        url: changesUrl(options),
        onChange() {
          // A stream begins with the present version, which the first round is asking for already.
          if (!isOpening) {
            rounds.askRareAgain()
            void refresh()
          }
          isOpening = false
        },
      })
      refresh()
        .finally(() => (isOpening = false))
        .then(plan, plan)
    },
    async stop() {
      isStopped = true
      listening?.stop()
      clearTimeout(timer)
      await snapshot.settled()
    },
    refresh,
    onChange: shelf.onChange,
    status: () => ({ ...rounds.status(), faults: shelf.countFaults() }),
  }
}

/** A tenth more or less, so that many sites do not ask in step; longer and longer while the platform is away. */
function pauseBefore(hasContent: boolean, failures: number, pollMs: number): number {
  if (!hasContent) return pauseWithoutContent
  const pause = Math.min(pollMs * 2 ** Math.min(failures, 10), Math.max(longestPause, pollMs))
  return pause * (0.9 + Math.random() * 0.2)
}
