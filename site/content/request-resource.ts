import { maxListLength } from '@promenade/contract/decode/limits'
import { cacheMap } from './decoders.ts'
import type { MapWorker } from './map-worker.ts'
import {
  type PlatformFetch,
  PlatformFault,
  type PlatformResponse,
  type RequestLimits,
  requestPlatform,
} from './platform-request.ts'
import type { ResourceRequest } from './platform-resources.ts'
import { countItems } from './resource-ids.ts'

interface ResourceRequestOptions {
  readonly fetch: PlatformFetch
  readonly limits: RequestLimits
  readonly etag: string | undefined
  /** True once visitors are served: a slow response may take longer, and a map is decoded in another thread. */
  readonly hasContent: boolean
  readonly mapWorker?: MapWorker | undefined
}

/** Requests one resource. Throws `PlatformFault`. */
export async function requestResource(
  { url, resource }: ResourceRequest,
  { fetch, limits, etag, hasContent, mapWorker }: ResourceRequestOptions,
): Promise<PlatformResponse> {
  const begins = hasContent ? limits.begins : Math.min(limits.begins, 3_000)
  const result = await requestPlatform({ fetch, url, etag, limits: { ...limits, begins } })
  // Checked early: holding and decoding a huge list would delay requests of visitors.
  if (result.kind === 'changed' && countItems(result.body) > maxListLength)
    throw new PlatformFault('has more items than any mall')
  // In this thread before the first content: no visitor waits yet.
  if (resource === 'map' && result.kind === 'changed' && hasContent && mapWorker !== undefined)
    return readBeside(result, mapWorker)
  return result
}

/** Yields to other tasks between receiving and using the result. */
async function readBeside(
  result: Extract<PlatformResponse, { kind: 'changed' }>,
  mapWorker: MapWorker,
): Promise<PlatformResponse> {
  const read = await mapWorker.read(result.body)
  cacheMap(result.body, read)
  return { ...result, hash: read.hash }
}
