import type { EpochMs } from '@promenade/domain/calendar/instants'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import type { ContentLog } from './content-log.ts'
import type { ContentStore } from './content-store.ts'
import { createFailures, type Failures } from './failures.ts'
import { createFaultLines, type FaultLines } from './fault-lines.ts'
import { inParallel } from './in-parallel.ts'
import { cacheRoutes, findUncomputedClosures } from './map-guide.ts'
import type { MapWorker } from './map-worker.ts'
import {
  PlatformFault,
  type PlatformFetch,
  type PlatformResponse,
  type RequestLimits,
  requestLimits,
} from './platform-request.ts'
import {
  type Platform,
  polledRequests,
  propertyRequest,
  requestsWithoutLanguage,
  type ResourceRequest,
} from './platform-resources.ts'
import { createPropertyWarning } from './property-warning.ts'
import { infrequentRequests } from './infrequent-requests.ts'
import { requestResource } from './request-resource.ts'
import { createMissingWarning, findMissing } from './required-resources.ts'
import { idOf, isInfrequent } from './resource-ids.ts'
import type { Snapshot } from './snapshot.ts'
import { ResponseTaker } from './response-taker.ts'

interface PollerOptions extends Platform {
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  readonly log: ContentLog
  readonly contentStore: ContentStore
  readonly snapshot: Snapshot
  readonly mapWorker?: MapWorker
  readonly limits?: RequestLimits
}

/** Result of a poll: without the property nothing else is requested. */
type PollResult = 'complete' | 'unreachable' | 'no property'

/** Concurrent requests, in a poll and for the many small infrequent ones. */
const concurrency = 6
const infrequentConcurrency = 4

/** Interval of metadata, single stores and absent resources. */
const infrequentIntervalMs = 5 * 60_000

/** Requests the content of the platform, as often as each resource needs it. */
export class Poller {
  readonly #options: PollerOptions
  readonly #failures: Failures
  readonly #faults: FaultLines
  readonly #taker: ResponseTaker
  readonly #warnOfMissing: ReturnType<typeof createMissingWarning>
  readonly #warnOfProperty: ReturnType<typeof createPropertyWarning>
  #infrequentRequestedAt = -Infinity
  #hasRequestedInfrequent = false
  #infrequent: Promise<unknown> | undefined
  #polling: Promise<unknown> | undefined

  constructor(options: PollerOptions) {
    this.#options = options
    this.#failures = createFailures(options.log, options.clock)
    this.#faults = createFaultLines(options.log)
    this.#taker = new ResponseTaker({ ...options, failures: this.#failures, faults: this.#faults })
    this.#warnOfMissing = createMissingWarning(options)
    this.#warnOfProperty = createPropertyWarning(options)
  }

  /** Requests everything that is due. */
  run(): Promise<PollResult> {
    const poll = this.#poll()
    this.#polling = poll.catch(() => undefined)
    return poll
  }

  /** Makes all resources due, including absent ones. */
  resetInfrequent(): void {
    this.#infrequentRequestedAt = -Infinity
    this.#taker.forgetAbsences()
  }

  status(): { readonly confirmedAt: EpochMs | undefined; readonly failing: readonly string[] } {
    return { confirmedAt: this.#taker.confirmedAt, failing: this.#failures.list() }
  }

  /** True once the rarely requested resources, such as page titles, have been requested. */
  hasRequestedInfrequent(): boolean {
    return this.#hasRequestedInfrequent
  }

  async #poll(): Promise<PollResult> {
    const result = await this.#requestProperty()
    if (result === 'complete') {
      await this.#requestAll(this.#dueRequests(), concurrency)
      this.#insistOnRequired()
    }
    // Without an answer too: a closure may have ended.
    const { mapWorker } = this.#options
    if (mapWorker !== undefined && this.#hasContent()) await this.#computeRoutes(mapWorker)
    this.#options.contentStore.compose()
    this.#tell()
    if (result === 'complete') this.#requestInfrequent()
    return result
  }

  /** All but the property, which has been requested. */
  #dueRequests(): readonly ResourceRequest[] {
    const options = this.#options
    const requests = [
      ...locales.flatMap(({ code }) => (code === defaultLocale ? [] : propertyRequest(options, code))),
      ...locales.flatMap(({ code }) => polledRequests(options, code)),
      ...requestsWithoutLanguage(options),
    ]
    return requests.filter(
      (request) => options.clock() - this.#taker.absentSince(idOf(request)) >= infrequentIntervalMs,
    )
  }

  /** Without these there is no content: each is requested again in the next poll. */
  #insistOnRequired(): void {
    const missing = findMissing(this.#options.contentStore.responses)
    for (const { key } of missing) {
      const id = idOf({ locale: defaultLocale, key })
      this.#taker.forgetAbsence(id)
      this.#failures.add(id)
    }
    if (missing.length > 0) this.#warnOfMissing(missing)
  }

  /** So that the next content has its routes when it is composed. */
  async #computeRoutes(mapWorker: MapWorker): Promise<void> {
    const { contentStore, log } = this.#options
    for (const { map, pointsOfInterest } of contentStore.listMapFacts()) {
      const closed = map && findUncomputedClosures(map, pointsOfInterest)
      if (map === undefined || closed === undefined) continue
      try {
        cacheRoutes(map, closed, await mapWorker.computeRoutes(map, closed))
      } catch (err) {
        log.error({ err }, 'The routes around what is closed could not be computed in another thread')
      }
    }
  }

  #hasContent(): boolean {
    return locales.every(({ code }) => this.#options.contentStore.current(code) !== undefined)
  }

  #tell(): void {
    this.#failures.tell()
    this.#faults.tell()
  }

  /** A failing property keeps its stored response and does not stop the poll; one that is gone, refused or unknown does. */
  async #requestProperty(): Promise<PollResult> {
    const { contentStore } = this.#options
    const resourceRequest = propertyRequest(this.#options, defaultLocale)
    try {
      const result = await this.#request(resourceRequest)
      if (result.kind === 'absent') throw new PlatformFault(result.reason, { status: 404 })
      this.#taker.take(resourceRequest, result)
      return 'complete'
    } catch (error) {
      const fault = error instanceof PlatformFault ? error : new PlatformFault('is not a property')
      this.#failures.add(idOf(resourceRequest))
      this.#warnOfProperty(fault)
      if (fault.isUnreachable) return 'unreachable'
      const isRefused = fault.status === 401 || fault.status === 403 || fault.status === 404
      return isRefused || contentStore.responses.find(defaultLocale, resourceRequest.key) === undefined
        ? 'no property'
        : 'complete'
    }
  }

  /** Takes the responses together, so that related changes appear together. */
  async #requestAll(
    requests: readonly ResourceRequest[],
    width: number,
    before?: () => Promise<unknown>,
  ): Promise<void> {
    const results = await inParallel(requests, width, async (resourceRequest) => {
      await before?.()
      return this.#tryRequest(resourceRequest)
    })
    for (const [index, result] of results.entries()) {
      const resourceRequest = requests[index]
      if (resourceRequest !== undefined && result !== undefined)
        this.#taker.takeSafely(resourceRequest, result)
    }
  }

  /** Undefined after a failure, which is reported. */
  async #tryRequest(resourceRequest: ResourceRequest): Promise<PlatformResponse | undefined> {
    try {
      return await this.#request(resourceRequest)
    } catch (error) {
      const reason = error instanceof PlatformFault ? error.message : 'could not be requested'
      this.#failures.report(idOf(resourceRequest), reason)
      return undefined
    }
  }

  #request(resourceRequest: ResourceRequest): Promise<PlatformResponse> {
    const { fetch, limits = requestLimits, mapWorker } = this.#options
    return requestResource(resourceRequest, {
      fetch,
      limits,
      etag: this.#taker.etagOf(resourceRequest),
      hasContent: this.#hasContent(),
      mapWorker,
    })
  }

  /** Between polls, so that hundreds of small requests do not delay what staff have just published. */
  #requestInfrequent(): void {
    const { clock, contentStore, log } = this.#options
    if (this.#infrequent !== undefined || clock() - this.#infrequentRequestedAt < infrequentIntervalMs) return
    this.#infrequentRequestedAt = clock()
    const requests = infrequentRequests(this.#options, contentStore)
    this.#forgetOthers(new Set(requests.map(idOf)))
    this.#infrequent = this.#requestAll(requests, infrequentConcurrency, async () => this.#polling)
      .then(() => {
        contentStore.compose()
        this.#tell()
      })
      // Nobody waits for it: its error would end the site.
      .catch((err: unknown) => log.error({ err }, 'rarely requested content could not be used'))
      .finally(() => {
        this.#infrequent = undefined
        this.#hasRequestedInfrequent = true
      })
  }

  /** The title of a page that is gone does not fail any more. */
  #forgetOthers(requested: ReadonlySet<string>): void {
    for (const id of this.#failures.list()) if (isInfrequent(id) && !requested.has(id)) this.#taker.forget(id)
  }
}
