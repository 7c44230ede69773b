import { LRUCache } from 'lru-cache'
import type { Media } from '../../content/media.ts'
import type { MediaFile } from '../../content/picture-folder.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../http/encoded-response.ts'
import type { SiteHandler } from '../http/site-env.ts'
import { refuse } from '../refusals.ts'

/** Bytes of cached pictures with their compressed forms; enough for the logos of a large mall. */
const cacheBytes = 24 * 1024 * 1024

/** The policy of an SVG that is opened as a document: it runs and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Serves `/media/…` from the stored pictures of the platform. */
export function serveMedia(media: Media): SiteHandler {
  const cache = new LRUCache<string, EncodedResponse>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => Math.max(body.size, 1),
  })
  return async (context, next) => {
    if (!context.req.path.startsWith('/media/')) return next()
    const path = `${context.req.path}${context.var.search}`
    const cached = cache.get(path)
    if (cached !== undefined) return sendResponse(context, cached)
    const file = await media.find(path)
    if (file === undefined) throw refuse(404)
    const picture = createPicture(context.req.path, file)
    cache.set(path, picture)
    return sendResponse(context, picture)
  }
}

function createPicture(path: string, { type, bytes }: MediaFile): EncodedResponse {
  return createEncodedResponse({
    status: 200,
    compresses: type === 'image/svg+xml',
    headers: {
      'content-type': type,
      'content-security-policy': picturePolicy,
      // Our platform names pictures by their content; those of another platform may change under the same name.
      'cache-control': isNamedByContent(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    },
    body: createEncodedBody(bytes),
  })
}

function isNamedByContent(path: string): boolean {
  return /^\/media\/[0-9a-f]{12,64}\//.test(path)
}
