import { createHash } from 'node:crypto'
import { newMapQuery, newMapSchema } from '@promenade/contract/studio-api/new-map'
import { maxMapBytes } from '@promenade/contract/studio-api/upload-limits'
import { type Document, fieldOf, isGroup, textIn } from '@promenade/domain/studio/document'
import { lockContent } from '../../documents/content-version.ts'
import { findMap, findMapKey } from '../../documents/load-published.ts'
import { changeMap } from '../../documents/map-changes.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { Call } from '../call.ts'
import { findEntries } from '../find-entries.ts'
import { readIdempotencyKey, runOnce } from '../idempotency.ts'
import { findStoresOnPlan } from '../plan-route.ts'
import { parseWith, readBytes } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import type { ArchiveTask, ClosedPlace, ComparedArchive } from './compare-archive.ts'
import { runArchiveThread } from './run-archive-thread.ts'

/** The route by which another map comes in, after a dry run. */
export function addNewMapRoute(routes: Routes): void {
  routes.staffAndTokens('POST /api/v1/imports/map', importMap)
}

async function importMap(call: Call): Promise<Response> {
  const { dry_run: dryRun, replaces } = parseWith(newMapQuery, call.query())
  const isDryRun = dryRun === '1'
  const type = call.request.headers.get('content-type') ?? ''
  if (!/^application\/(?:x-)?zip(?:-compressed)?\s*(?:;|$)/i.test(type))
    throw refuse('unsupported-media', 'The body must be application/zip.')
  if (!isDryRun) call.require('content.publish')
  const key = isDryRun ? '' : readIdempotencyKey(call.request)
  const task = await readTask(call)
  const compared = await runArchiveThread(task)
  if (isDryRun) return answerJson({ report: compared.report })
  const sha256 = createHash('sha256').update(task.bytes).digest('hex')
  const result = await call.act((act) =>
    runOnce(act, { key, body: { sha256, replaces }, response: newMapSchema }, () =>
      takeOver(act, compared, { replaces, name: task.name, sha256 }),
    ),
  )
  return answerJson(result, 201)
}

async function readTask(call: Call): Promise<ArchiveTask> {
  const { database, session } = call
  const { propertyId } = session
  const bytes = await readBytes(call.request, maxMapBytes)
  if (bytes.toString('latin1', 0, 2) !== 'PK')
    throw refuse('unsupported-media', 'A map is an IMDF archive: a zip with GeoJSON files.')
  const [present, stores, places] = await Promise.all([
    findMap(database, propertyId),
    findStoresOnPlan(call),
    findEntries(database, { propertyId, kind: 'point-of-interest' }),
  ])
  const closures = places
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap(({ id, document }) => listClosed(id, document))
  return { name: `${readName(call.request)}.zip`, bytes, present, stores, closures }
}

interface Archive {
  readonly replaces: string | undefined
  readonly name: string
  readonly sha256: string
}

async function takeOver(act: Act, { report, files }: ComparedArchive, { replaces, name, sha256 }: Archive) {
  const { faults, isSame, units, stores } = report
  if (faults.count > 0) throw refuse('faults', `The map has faults: ${faults.items[0]}`, { errors: [] })
  if (isSame) throw refuse('conflict', 'It is the map that is there already.')
  await lockContent(act)
  if (replaces !== (await findMapKey(act.transaction, act.propertyId)))
    throw refuse('conflict', 'Another map has been taken over since the comparison: compare again.')
  const { id } = await changeMap(act, files)
  const details = { name, sha256, lost: stores.lost.count, added: units.added.count, gone: units.gone.count }
  await writeAudit(act, { action: 'map.replace', changeSetId: id, details })
  return { id }
}

function listClosed(entry: number, document: Document): readonly ClosedPlace[] {
  const locations = fieldOf(document, 'locations')
  return (Array.isArray(locations) ? locations : [])
    .filter((location) => isGroup(location) && fieldOf(location, 'closed') === true)
    .map((location) => ({ slug: textIn(location, 'slug') ?? '', entry, document: location }))
}

/** The name of the file without its ending, for messages and the audit. */
function readName(request: Request): string {
  try {
    const name = decodeURIComponent(request.headers.get('x-file-name') ?? 'map')
    return (
      name
        .replace(/\.zip$/i, '')
        .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
        .slice(0, 100) || 'map'
    )
  } catch {
    return 'map'
  }
}
