import { Problem } from '@promenade/process/problem'
import type { Database } from '../database/connect.ts'
import { prefixLength } from '../documents/stored-picture.ts'

/** The address contains the hash of the bytes, so its content never changes. */
const cacheControl = 'max-age=31536000, immutable'

/** An SVG opened on its own is a document: this policy forbids it to run or fetch anything. */
const contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface PictureAddress {
  readonly prefix: string
  readonly name: string
  /** Staff see pictures of drafts, which are not public yet. */
  readonly isForStaff?: boolean
}

export async function serveMedia(
  request: Request,
  database: Database,
  address: PictureAddress,
): Promise<Response> {
  const picture = await findPicture(database, address)
  const etag = `"${picture.sha256.slice(0, 32)}"`
  const headers = {
    'Cache-Control': `${address.isForStaff === true ? 'private' : 'public'}, ${cacheControl}`,
    'Content-Security-Policy': contentSecurityPolicy,
    'Content-Type': picture.content_type,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag) === true)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(picture.bytes), { headers })
}

/** The digits of the hash in an address: twelve, or sixteen in addresses of earlier versions. */
const prefixes = /^(?:[0-9a-f]{12}|[0-9a-f]{16})$/

async function findPicture(database: Database, { prefix, name, isForStaff = false }: PictureAddress) {
  const isAddress = prefixes.test(prefix) && /^[\w.-]{1,200}$/.test(name)
  const picture = isAddress
    ? await database
        .selectFrom('media')
        .select(['sha256', 'content_type', 'bytes'])
        .where(({ fn, val, eb }) =>
          eb(fn('left', ['sha256', val(prefixLength)]), '=', prefix.slice(0, prefixLength)),
        )
        .where('name', '=', name)
        .$if(!isForStaff, (query) => query.where('is_public', '=', true))
        .executeTakeFirst()
    : undefined
  if (picture === undefined || !picture.sha256.startsWith(prefix))
    throw new Problem(404, 'There is no picture at this address.')
  return picture
}
