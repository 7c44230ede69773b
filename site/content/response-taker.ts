import type { EpochMs } from '@promenade/domain/calendar/instants'
import { assessResponse, isConfirmed } from './assess-response.ts'
import type { ContentStore } from './content-store.ts'
import { createStoredResponse } from './stored-response.ts'
import type { Failures } from './failures.ts'
import type { FaultLines } from './fault-lines.ts'
import type { PlatformResponse } from './platform-request.ts'
import type { ResourceRequest } from './platform-resources.ts'
import { createQuarantine, type Quarantine } from './quarantine.ts'
import { countItems, idOf, mayDisappear } from './resource-ids.ts'
import type { Snapshot } from './snapshot.ts'

interface ResponseTakerOptions {
  readonly clock: () => EpochMs
  readonly contentStore: ContentStore
  readonly snapshot: Snapshot
  readonly failures: Failures
  readonly faults: FaultLines
}

/** Stores responses in memory and in the snapshot, or reports why not. */
export class ResponseTaker {
  readonly #options: ResponseTakerOptions
  readonly #quarantine: Quarantine
  readonly #etags = new Map<string, string | undefined>()
  readonly #absentSince = new Map<string, EpochMs>()
  /** The decided version of each stored response, by resource. */
  readonly #decidedVersions = new Map<string, number>()
  #confirmedAt: EpochMs | undefined

  constructor(options: ResponseTakerOptions) {
    this.#options = options
    this.#quarantine = createQuarantine(options.clock)
  }

  /** When the platform last sent a usable response. */
  get confirmedAt(): EpochMs | undefined {
    return this.#confirmedAt
  }

  etagOf({ locale, key }: ResourceRequest): string | undefined {
    return (
      this.#etags.get(idOf({ locale, key })) ?? this.#options.contentStore.responses.find(locale, key)?.etag
    )
  }

  /** Since when the platform has not had the resource; -Infinity if it has it. */
  absentSince(id: string): EpochMs {
    return this.#absentSince.get(id) ?? -Infinity
  }

  /** Makes an absent resource due. */
  forgetAbsence(id: string): void {
    this.#absentSince.delete(id)
  }

  forgetAbsences(): void {
    this.#absentSince.clear()
  }

  /** Called for a resource that is not requested any more. */
  forget(id: string): void {
    this.#quarantine.forget(id)
    this.#options.failures.forget(id)
  }

  /** Takes a response, and reports one that cannot be read. */
  takeSafely(resourceRequest: ResourceRequest, result: PlatformResponse): void {
    try {
      this.take(resourceRequest, result)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'could not be read'
      this.#options.failures.report(idOf(resourceRequest), reason)
    }
  }

  /** Throws for a response that cannot be read. */
  take(resourceRequest: ResourceRequest, result: PlatformResponse): void {
    if (result.kind === 'absent') return this.#takeAbsence(resourceRequest)
    const id = idOf(resourceRequest)
    this.#confirmedAt = this.#options.clock()
    if (result.kind === 'unchanged') {
      this.#decidedVersions.set(id, result.decidedVersion)
      return this.#noteSuccess(id)
    }
    this.#takeChange(resourceRequest, result)
  }

  #takeChange(
    { locale, key, resource }: ResourceRequest,
    result: Extract<PlatformResponse, { kind: 'changed' }>,
  ): void {
    const { contentStore, snapshot, faults } = this.#options
    const id = idOf({ locale, key })
    const before = contentStore.responses.find(locale, key)
    const response = createStoredResponse(result.body, result.etag, result.hash)
    if (response.hash === before?.hash) return this.#noteSuccessOf(id, result)
    const decoded = contentStore.decode(resource, locale, response)
    const verdict = assessResponse({
      kind: decoded.kind,
      usable: decoded.usable,
      faults: decoded.faults.length,
      received: countItems(result.body),
      before: before && countsOf(contentStore.decode(resource, locale, before)),
      isOtherQuarantined: this.#quarantine.isOther(id),
      isDecided: result.decidedVersion > (this.#decidedVersions.get(id) ?? Infinity),
      quarantine: this.#quarantine.find(id),
    })
    if (verdict !== 'accept') return this.#refuse(id, verdict)
    this.#noteSuccessOf(id, result)
    this.#absentSince.delete(id)
    contentStore.responses.put(locale, key, response)
    snapshot.save({ locale, key, response })
    faults.add(id, decoded.faults)
  }

  /**
   * A resource that becomes "not found" counts as an error of the platform. Only a map, the title of a page and a store of
   * its own disappear this way, once it is confirmed.
   */
  #takeAbsence(resourceRequest: ResourceRequest): void {
    const { contentStore, snapshot, clock } = this.#options
    const id = idOf(resourceRequest)
    const { locale, key } = resourceRequest
    if (contentStore.responses.find(locale, key) !== undefined) {
      if (!mayDisappear(resourceRequest) || !isConfirmed(this.#quarantine.find(id))) {
        return this.#reportAbsence(resourceRequest)
      }
      snapshot.forget(locale, key)
      this.#etags.delete(id)
    }
    this.#absentSince.set(id, clock())
    contentStore.responses.setAbsent(locale, key)
    this.#noteSuccess(id)
  }

  #reportAbsence(resourceRequest: ResourceRequest): void {
    const id = idOf(resourceRequest)
    if (mayDisappear(resourceRequest)) this.#quarantine.add(id)
    this.#options.failures.report(id, 'answered with status 404')
  }

  #refuse(id: string, verdict: 'quarantine' | 'refuse'): void {
    if (verdict === 'quarantine') this.#quarantine.add(id)
    this.#options.failures.report(
      id,
      verdict === 'refuse' ? 'more than half of it is unusable' : 'is suddenly empty or full of faults',
    )
  }

  #noteSuccessOf(id: string, { etag, decidedVersion }: Extract<PlatformResponse, { kind: 'changed' }>): void {
    this.#etags.set(id, etag)
    this.#decidedVersions.set(id, decidedVersion)
    this.#noteSuccess(id)
  }

  #noteSuccess(id: string): void {
    this.#quarantine.forget(id)
    this.#options.failures.clear(id)
  }
}

function countsOf({ usable, faults }: ReturnType<ContentStore['decode']>) {
  return { usable, faults: faults.length }
}
