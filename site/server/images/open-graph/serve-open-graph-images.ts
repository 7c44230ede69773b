import { createEncodedBody } from '../../http/encoded-body.ts'
import { createEncodedResponse, sendResponse } from '../../http/encoded-response.ts'
import type { SiteHandler } from '../../http/site-env.ts'
import { refuse } from '../../refusals.ts'
import { formerOpenGraphFolder, type Images, openGraphFolder } from '../images.ts'

/** Serves `/open-graph/…` to networks, messengers and feed readers. */
export function serveOpenGraphImages(images: Pick<Images, 'read'>): SiteHandler {
  return async (context, next) => {
    const { path } = context.req
    if (![openGraphFolder, formerOpenGraphFolder].some((folder) => path.startsWith(folder))) return next()
    const bytes = await images.read(path)
    if (bytes === undefined) throw refuse(404)
    return sendResponse(context, createFile(bytes))
  }
}

function createFile(bytes: Uint8Array<ArrayBuffer>) {
  return createEncodedResponse({
    status: 200,
    compresses: false,
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: createEncodedBody(bytes),
  })
}
