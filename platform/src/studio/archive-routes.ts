import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { archiveQuery } from '@promenade/contract/studio-api/archive'
import { toWeb } from '@promenade/process/web-stream'
import { compression } from '../archive/archive-file.ts'
import { ExportBusyError, exportMall } from '../archive/export-mall.ts'
import { refuse } from '../documents/refuse.ts'
import { writeAudit } from './audit.ts'
import type { PersonCall } from './call.ts'
import { parseWith } from './read-json.ts'
import type { Routes } from './routes.ts'

/** The route of the whole mall as one file. */
export function addArchiveRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/mall.tar.gz', exportAll)
}

/** The file is written while it is sent; a reader that goes away ends it. */
async function exportAll(call: PersonCall): Promise<Response> {
  const hasPeople = parseWith(archiveQuery, call.query()).people === '1'
  await call.act((act) => writeAudit(act, { action: 'mall.export', details: { people: hasPeople } }))
  const gzip = createGzip(compression)
  const begun = Promise.withResolvers<undefined>()
  const archive = { mall: call.session.propertyId, hasPeople, now: call.now }
  const done = exportMall(call.database, archive, (chunks) => {
    begun.resolve(undefined)
    return pipeline(Readable.from(chunks), gzip)
  })
  done.catch((error: unknown) => {
    begun.reject(error)
    if (!isLeft(error) && !(error instanceof ExportBusyError)) call.parts.onError(error, call.request)
  })
  await begun.promise.catch((error: unknown) => {
    if (error instanceof ExportBusyError) throw refuse('conflict', error.message)
    throw error
  })
  /** It ends well only when the export has. */
  async function* readWhole() {
    yield* gzip
    await done
  }
  const body = Readable.from(readWhole()).on('close', () => gzip.destroy())
  return new Response(toWeb(body), {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="mall-${call.now.toISOString().slice(0, 10)}.tar.gz"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The reader has gone away. */
function isLeft(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR'
}
