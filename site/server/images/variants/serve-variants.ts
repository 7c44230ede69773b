import { LRUCache } from 'lru-cache'
import { createEncodedBody } from '../../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../../http/encoded-response.ts'
import type { SiteHandler } from '../../http/site-env.ts'
import { refuse } from '../../refusals.ts'
import { type Images, variantsFolder } from '../images.ts'

/** Bytes in memory: the files that today's pages show most. */
const cacheBytes = 24 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Serves `/pictures/…`: the variants that are there; it never creates one. */
export function serveVariants(images: Pick<Images, 'read'>): SiteHandler {
  const cache = new LRUCache<string, EncodedResponse>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Math.max(body.size, 1),
  })
  return async (context, next) => {
    const { path } = context.req
    if (!path.startsWith(variantsFolder)) return next()
    const cached = cache.get(path)
    if (cached !== undefined) return sendResponse(context, cached)
    const bytes = await images.read(path)
    if (bytes === undefined) throw refuse(404)
    const file = createFile(path, bytes)
    cache.set(path, file)
    return sendResponse(context, file)
  }
}

function createFile(path: string, bytes: Uint8Array<ArrayBuffer>) {
  return createEncodedResponse({
    status: 200,
    compresses: false,
    headers: {
      'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: createEncodedBody(bytes),
  })
}
