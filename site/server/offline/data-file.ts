import { createHash } from 'node:crypto'
import type { MallContent } from '../../content/mall-content.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../http/encoded-response.ts'
import type { SiteContext } from '../http/site-env.ts'
import { refuse } from '../refusals.ts'

/** A file of data for devices without a network, at a path with a version. */
export interface DataFile {
  /** Address of the current data; undefined if the mall has none. */
  readonly path: () => string | undefined
  readonly serve: (context: SiteContext) => Promise<Response>
}

interface Created {
  readonly path: string
  readonly response: EncodedResponse
}

interface Source {
  readonly content: () => MallContent | undefined
  /** Undefined for a mall without such data. */
  readonly dataOf: (content: MallContent) => object | undefined
  /** The date, for data that depends on it. */
  readonly day?: () => string
}

/** Created once per content, and day. */
export function createDataFile(path: string, { content, dataOf, day = () => '' }: Source): DataFile {
  const cache = new WeakMap<MallContent, { readonly day: string; readonly file: Created | undefined }>()
  const current = () => {
    const shown = content()
    if (shown === undefined) return undefined
    const known = cache.get(shown)
    if (known?.day === day()) return known.file
    const file = createFile(path, dataOf(shown))
    cache.set(shown, { day: day(), file })
    return file
  }
  return {
    path: () => current()?.path,
    async serve(context) {
      const file = current()
      if (file === undefined) throw refuse(404)
      return sendResponse(context, file.response)
    },
  }
}

function createFile(path: string, data: object | undefined): Created | undefined {
  if (data === undefined) return undefined
  const text = JSON.stringify(data)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  // Revalidated, since an old page gets the current data under its old address.
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }
  // Created once per content and stored by every device: worth half a second of compression.
  const body = createEncodedBody(new TextEncoder().encode(text), { quality: 11 })
  return { path: `${path}?v=${version}`, response: createEncodedResponse({ status: 200, headers, body }) }
}
