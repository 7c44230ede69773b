import { maxListLength } from '@promenade/contract/decode/limits'
import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import {
  metaRequest,
  type Platform,
  propertyRequest,
  type ResourceRequest,
  requestsWithoutLanguage,
  polledRequests,
  storeRequest,
} from './platform-resources.ts'
import { metaKey, storeKey } from './compose-content.ts'
import type { ContentLog } from './content-log.ts'
import { createCopy } from './copy.ts'
import { decoders, cacheMap } from './decoders.ts'
import { createFailures } from './failures.ts'
import { createFaultLines } from './fault-lines.ts'
import { inParallel } from './in-parallel.ts'
import { createQuarantine } from './quarantine.ts'
import { isConfirmed, assessResponse } from './assess-response.ts'
import {
  requestPlatform,
  type PlatformResponse,
  PlatformFault,
  type PlatformFetch,
  requestLimits,
  type RequestLimits,
} from './platform-request.ts'
import { createPropertyWarning } from './property-warning.ts'
import type { ReadMap } from './read-map.ts'
import { countItems, idOf, isRare, mayDisappear } from './resource-ids.ts'
import { createMissingWarning, findMissing } from './required-resources.ts'
import type { ContentStore } from './content-store.ts'
import type { Snapshot } from './snapshot.ts'

interface PollerOptions extends Platform {
  readonly fetch: PlatformFetch
  readonly clock: () => EpochMs
  readonly log: ContentLog
  readonly contentStore: ContentStore
  readonly snapshot: Snapshot
  /** Decodes a map in another thread. Rejects for an invalid map. */
  readonly readMap?: (body: unknown) => Promise<ReadMap>
  readonly limits?: RequestLimits
}

/** Result of a poll: without the property nothing else is requested. */
type PollResult = 'complete' | 'unreachable' | 'no property'

export interface Poller {
  /** Requests everything that is due. */
  readonly run: () => Promise<PollResult>
  /** Makes all resources due, including absent ones. */
  readonly resetRare: () => void
  readonly status: () => { readonly confirmedAt: EpochMs | undefined; readonly failing: readonly string[] }
  /** True once the rarely requested resources, such as page titles, have been requested. */
  readonly hasRequestedRare: () => boolean
}

/** Concurrent requests, in a poll and for the many small rare ones. */
const concurrency = 6
const rareConcurrency = 4

/** Interval of metadata, single stores and absent resources. */
const rareIntervalMs = 5 * 60_000
const maxPaths = 500

export function createPoller(options: PollerOptions): Poller {
  const { contentStore, snapshot, clock, log, fetch, limits = requestLimits } = options
  const { copies } = contentStore
  const failures = createFailures(log, clock)
  const faults = createFaultLines(log)
  const warnOfMissing = createMissingWarning(options)
  const warnOfProperty = createPropertyWarning(options)
  const etags = new Map<string, string | undefined>()
  const quarantine = createQuarantine(clock)
  const absentSince = new Map<string, EpochMs>()
  /** By resource: the version of the last act of staff that its copy holds. */
  const decidedVersions = new Map<string, number>()
  let confirmedAt: EpochMs | undefined
  let rareRequestedAt = -Infinity
  let hasRequestedRare = false
  let rare: Promise<unknown> | undefined
  let polling: Promise<unknown> | undefined

  return {
    run() {
      const poll = requestPolled()
      polling = poll.catch(() => undefined)
      return poll
    },
    resetRare() {
      rareRequestedAt = -Infinity
      absentSince.clear()
    },
    status: () => ({ confirmedAt, failing: failures.list() }),
    hasRequestedRare: () => hasRequestedRare,
  }

  async function requestPolled(): Promise<PollResult> {
    const end = await requestProperty()
    if (end !== 'complete') {
      tell()
      return end
    }
    const others = [
      ...locales.flatMap(({ code }) => (code === defaultLocale ? [] : propertyRequest(options, code))),
      ...locales.flatMap(({ code }) => polledRequests(options, code)),
      ...requestsWithoutLanguage(options),
    ]
    await requestAll(others.filter(isDue), concurrency)
    insistOnRequired()
    contentStore.compose()
    tell()
    requestRare()
    return 'complete'
  }

  /** Without these there is no content: each is requested again in the next poll. */
  function insistOnRequired(): void {
    const missing = findMissing(copies)
    for (const { key } of missing) {
      const id = idOf({ locale: defaultLocale, key })
      absentSince.delete(id)
      failures.add(id)
    }
    if (missing.length > 0) warnOfMissing(missing)
  }

  function tell(): void {
    failures.tell()
    faults.tell()
  }

  function isDue({ locale, key }: ResourceRequest): boolean {
    return clock() - (absentSince.get(`${locale} ${key}`) ?? -Infinity) >= rareIntervalMs
  }

  /** A failing property keeps its copy and does not stop the poll; one that is gone, refused or unknown does. */
  async function requestProperty(): Promise<PollResult> {
    const resourceRequest = propertyRequest(options, defaultLocale)
    try {
      const result = await request(resourceRequest)
      if (result.kind === 'absent') throw new PlatformFault(result.reason, { status: 404 })
      accept(resourceRequest, result)
      return 'complete'
    } catch (error) {
      const fault = error instanceof PlatformFault ? error : new PlatformFault('is not a property')
      failures.add(idOf(resourceRequest))
      warnOfProperty(fault)
      if (fault.isUnreachable) return 'unreachable'
      const isRefused = fault.status === 401 || fault.status === 403 || fault.status === 404
      return isRefused || copies.find(defaultLocale, resourceRequest.key) === undefined
        ? 'no property'
        : 'complete'
    }
  }

  /** Accepts the responses together, so that related changes appear together. */
  async function requestAll(
    requests: readonly ResourceRequest[],
    width: number,
    send = tryRequest,
  ): Promise<void> {
    const results = await inParallel(requests, width, send)
    for (const [index, result] of results.entries()) {
      const resourceRequest = requests[index]
      if (resourceRequest !== undefined && result !== undefined) acceptSafely(resourceRequest, result)
    }
  }

  /** Undefined after a failure, which is reported. */
  async function tryRequest(resourceRequest: ResourceRequest): Promise<PlatformResponse | undefined> {
    try {
      return await request(resourceRequest)
    } catch (error) {
      failures.report(
        idOf(resourceRequest),
        error instanceof PlatformFault ? error.message : 'could not be requested',
      )
      return undefined
    }
  }

  /** Throws `PlatformFault`. */
  async function request({ locale, key, url, resource }: ResourceRequest): Promise<PlatformResponse> {
    const etag = etags.get(idOf({ locale, key })) ?? copies.find(locale, key)?.etag
    const begins = hasContent() ? limits.begins : Math.min(limits.begins, 3_000)
    const result = await requestPlatform({ fetch, url, etag, limits: { ...limits, begins } })
    // Checked early: holding and decoding a huge list would delay requests of visitors.
    if (result.kind === 'changed' && countItems(result.body) > maxListLength)
      throw new PlatformFault('has more items than any mall')
    // In this thread before the first content: no visitor waits yet.
    if (resource === 'map' && result.kind === 'changed' && hasContent() && options.readMap !== undefined)
      return readBeside(result, options.readMap)
    return result
  }

  function hasContent(): boolean {
    return locales.every(({ code }) => contentStore.current(code) !== undefined)
  }

  function acceptSafely(resourceRequest: ResourceRequest, result: PlatformResponse): void {
    try {
      accept(resourceRequest, result)
    } catch (error) {
      failures.report(idOf(resourceRequest), error instanceof Error ? error.message : 'could not be read')
    }
  }

  function accept(resourceRequest: ResourceRequest, result: PlatformResponse): void {
    const { locale, key, resource } = resourceRequest
    const id = idOf(resourceRequest)
    const before = copies.find(locale, key)
    if (result.kind === 'absent') return acceptAbsence(resourceRequest)
    confirmedAt = clock()
    if (result.kind === 'unchanged') {
      decidedVersions.set(id, result.decidedVersion)
      return settle(id)
    }
    const copy = createCopy(result.body, result.etag, result.hash)
    if (copy.hash === before?.hash) {
      etags.set(id, result.etag)
      decidedVersions.set(id, result.decidedVersion)
      return settle(id)
    }
    const decoded = contentStore.decode(resource, locale, copy)
    const verdict = assessResponse({
      kind: decoded.kind,
      usable: decoded.usable,
      faults: decoded.faults.length,
      received: countItems(result.body),
      before: before && countsOf(contentStore.decode(resource, locale, before)),
      isOtherQuarantined: quarantine.isOther(id),
      isDecided: result.decidedVersion > (decidedVersions.get(id) ?? Infinity),
      quarantine: quarantine.find(id),
    })
    if (verdict !== 'accept') return addToQuarantine(id, verdict)
    settle(id)
    etags.set(id, result.etag)
    decidedVersions.set(id, result.decidedVersion)
    absentSince.delete(id)
    copies.put(locale, key, copy)
    snapshot.save({ locale, key, copy })
    faults.add(id, decoded.faults)
  }

  /**
   * A resource that becomes "not found" counts as an error of the platform. Only a map, the title of a page and a store of
   * its own disappear this way, once it is confirmed.
   */
  function acceptAbsence(resourceRequest: ResourceRequest): void {
    const id = idOf(resourceRequest)
    const { locale, key } = resourceRequest
    if (copies.find(locale, key) !== undefined) {
      if (!mayDisappear(resourceRequest) || !isConfirmed(quarantine.find(id))) {
        return reportAbsence(resourceRequest)
      }
      snapshot.forget(locale, key)
      etags.delete(id)
    }
    absentSince.set(id, clock())
    copies.setAbsent(locale, key)
    settle(id)
  }

  function reportAbsence(resourceRequest: ResourceRequest): void {
    const id = idOf(resourceRequest)
    if (mayDisappear(resourceRequest)) quarantine.add(id)
    failures.report(id, 'answered with status 404')
  }

  function addToQuarantine(id: string, verdict: 'quarantine' | 'refuse'): void {
    if (verdict === 'quarantine') quarantine.add(id)
    failures.report(
      id,
      verdict === 'refuse' ? 'more than half of it is unusable' : 'is suddenly empty or full of faults',
    )
  }

  function settle(id: string): void {
    quarantine.forget(id)
    failures.settle(id)
  }

  /** Between polls, so that hundreds of small requests do not delay what staff have just published. */
  function requestRare(): void {
    if (rare !== undefined || clock() - rareRequestedAt < rareIntervalMs) return
    rareRequestedAt = clock()
    const requests = locales.flatMap(({ code }) => rareRequests(code))
    forgetOthers(new Set(requests.map(idOf)))
    rare = requestAll(requests, rareConcurrency, async (resourceRequest) => {
      await polling
      return tryRequest(resourceRequest)
    })
      .then(() => {
        contentStore.compose()
        tell()
      })
      // Nobody waits for it: its error would end the site.
      .catch((err: unknown) => log.error({ err }, 'rarely requested content could not be used'))
      .finally(() => {
        rare = undefined
        hasRequestedRare = true
      })
  }

  /** The title of a page that is gone does not fail any more. */
  function forgetOthers(requested: ReadonlySet<string>): void {
    for (const id of failures.list()) {
      if (!isRare(id) || requested.has(id)) continue
      quarantine.forget(id)
      failures.forget(id)
    }
  }

  function rareRequests(locale: Locale): ResourceRequest[] {
    const siteMap = copies.find(locale, 'siteMapData')
    const paths =
      siteMap === undefined ? [] : contentStore.read(locale, siteMap, decoders.siteMapData).slice(0, maxPaths)
    const rows = copies.find(locale, 'storeList')
    const isOneByOne = rows !== undefined && copies.isAbsent(locale, 'stores')
    const slugs = isOneByOne
      ? contentStore.read(locale, rows, decoders.storeList).map(({ slug }) => slug)
      : []
    return [
      ...paths.map((path) => metaRequest(options, locale, path, metaKey(path))),
      ...slugs.map((slug) => storeRequest(options, locale, slug, storeKey(slug))),
    ]
  }
}

/** Yields to other tasks between receiving and using the result. */
async function readBeside(
  result: Extract<PlatformResponse, { kind: 'changed' }>,
  readMap: NonNullable<PollerOptions['readMap']>,
): Promise<PlatformResponse> {
  const read = await readMap(result.body)
  cacheMap(result.body, read)
  return { ...result, hash: read.hash }
}

function countsOf({ usable, faults }: ReturnType<ContentStore['decode']>) {
  return { usable, faults: faults.length }
}
