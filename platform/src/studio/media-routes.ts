import { createHash } from 'node:crypto'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { focalPointSchema, type MediaJson, type PictureJson } from '@promenade/contract/studio-api/media'
import { Problem } from '@promenade/process/problem'
import { type RawBuilder, sql } from 'kysely'
import { recordContentChange } from '../documents/content-version.ts'
import { refuse } from '../documents/refuse.ts'
import type { Act } from '../documents/revisions.ts'
import { createSlug } from '../documents/create-slug.ts'
import { mediaPath } from '../documents/stored-picture.ts'
import { serveMedia } from '../media/serve-media.ts'
import { writeAudit } from './audit.ts'
import type { Call } from './call.ts'
import { preparePicture } from './prepare-picture.ts'
import { readJson } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'

/** The routes of pictures: the library, uploads and focal points. */
export function addMediaRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/media', async (call) => answerJson(await listMedia(call)))
  routes.staffAndTokens('POST /api/v1/media', (call) => uploadPicture(call))
  routes.staffAndTokens('GET /api/v1/media/:prefix/:name', async (call) =>
    answerJson(describePicture(await findNamed(call))),
  )
  routes.staffAndTokens('PATCH /api/v1/media/:prefix/:name', moveFocalPoint)
  routes.staffAndTokens('GET /media/:prefix/:name', showPicture)
}

/** Stores the picture of a request, which no visitor sees yet; `note` notes whose it is. */
export async function uploadPicture(
  call: Call,
  note: (act: Act, sha256: string) => Promise<unknown> = async () => {},
): Promise<Response> {
  const original = readName(call.request)
  const prepared = await preparePicture(call.request)
  const name = `${createSlug(original.replace(/\.[^.]*$/, ''), 'picture')}.${prepared.extension}`
  const sha256 = createHash('sha256').update(prepared.bytes).digest('hex')
  await call.act(async (act) => {
    await act.transaction
      .insertInto('media')
      .values({
        sha256,
        name,
        content_type: prepared.contentType,
        width: prepared.width,
        height: prepared.height,
        bytes: prepared.bytes,
        original_name: original,
        uploaded_by: call.session.name,
        uploaded_for: call.session.propertyId,
        uploaded_at: call.now,
        is_public: false,
      })
      // The same picture again waits for its document as long as a new one.
      .onConflict((conflict) =>
        conflict
          .column('sha256')
          .doUpdateSet({ uploaded_at: call.now, uploaded_for: call.session.propertyId }),
      )
      .execute()
    await note(act, sha256)
    await writeAudit(act, { action: 'media.upload', details: { sha256, original } })
  })
  const [picture] = await findPictures(call, sql`media.sha256 = ${sha256}`)
  if (picture === undefined) throw new Error('The picture was not stored.')
  return answerJson(describePicture(picture), 201)
}

function readName(request: Request): string {
  const given = request.headers.get('x-file-name') ?? 'picture'
  try {
    return decodeURIComponent(given).replaceAll('\0', '').slice(0, 200)
  } catch {
    return 'picture'
  }
}

async function moveFocalPoint(call: Call): Promise<Response> {
  const { focalX, focalY } = await readJson(call.request, focalPointSchema, 1_000)
  const picture = await findNamed(call)
  await call.act(async (act) => {
    await act.transaction
      .updateTable('media')
      .set({ focal_x: focalX, focal_y: focalY })
      .where('sha256', '=', picture.sha256)
      .execute()
    await writeAudit(act, {
      action: 'media.focal-point',
      details: { path: mediaPath(picture), focalX, focalY },
    })
    // Sites crop by it.
    await recordContentChange(act, { changed: true, isPublication: false })
  })
  return answerJson(describePicture({ ...picture, focalX, focalY }))
}

async function findNamed(call: Call): Promise<Found> {
  const path = `${call.param('prefix')}/${call.param('name')}`
  const [picture] = await findPictures(call, isOwn(call, path))
  if (picture === undefined) throw refuse('not-found', 'There is no such picture.')
  return picture
}

/** The bytes of a picture, also of one that is not public. */
export async function showPicture(call: Call): Promise<Response> {
  try {
    return await serveMedia(call.request, call.database, {
      prefix: call.param('prefix'),
      name: call.param('name'),
      isForStaff: true,
    })
  } catch (error) {
    if (error instanceof Problem) throw refuse('not-found', error.message)
    throw error
  }
}

/** The pictures that an entry of the mall names, and the mall's uploads, the newest first. */
async function listMedia(call: Call): Promise<MediaJson> {
  const uses = await call.database
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['entry.id as entry', 'kind', 'document', 'pictures'])
    .where('property_id', '=', call.session.propertyId)
    .where('deleted_at', 'is', null)
    .execute()
  const byPath = Map.groupBy(
    uses.flatMap(({ pictures, ...use }) => pictures.map((path) => ({ path, ...use }))),
    ({ path }) => path,
  )
  const paths = [...byPath.keys()]
  const found = await findPictures(
    call,
    sql`(left(sha256, 12) || '/' || media.name = any(${paths}::text[])) or uploaded_for = ${call.session.propertyId}`,
  )
  return {
    items: found.map((picture) => ({
      ...describePicture(picture),
      uses: (byPath.get(mediaPath(picture)) ?? []).map(({ entry, kind, document }) => ({
        entry,
        kind,
        title: titleOf(document),
      })),
    })),
  }
}

/** Malls share the bytes of a picture: one may change it where staff have uploaded it or a record names it. */
function isOwn({ session }: Call, path: string) {
  return sql`left(sha256, 12) || '/' || media.name = ${path} and (uploaded_for = ${session.propertyId} or exists (
    select from revision join entry on entry.id = revision.entry_id
    where entry.property_id = ${session.propertyId} and revision.pictures @> array[${path}]::text[]))`
}

function findPictures({ database }: Call, condition: RawBuilder<unknown>) {
  return database
    .selectFrom('media')
    .select(['sha256', 'name', 'content_type as contentType', 'width', 'height'])
    .select(['focal_x as focalX', 'focal_y as focalY', 'original_name as originalName'])
    .select(['uploaded_at as uploadedAt', sql<number>`length(bytes)`.as('bytes')])
    .where(sql<boolean>`${condition}`)
    .orderBy(sql`uploaded_at desc nulls last`)
    .orderBy('name')
    .execute()
}

type Found = Awaited<ReturnType<typeof findPictures>>[number]

function describePicture({ sha256, uploadedAt, name, ...picture }: Found): PictureJson {
  const path = mediaPath({ sha256, name })
  return { ...picture, path, url: `/media/${path}`, uploadedAt: uploadedAt?.toISOString() ?? null }
}
