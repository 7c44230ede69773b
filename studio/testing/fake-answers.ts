import { entryKinds, singleKinds } from '@promenade/contract/kinds/kinds'
import type {
  ChangeItem,
  ChangeSetsJson,
  Subject,
  UndoResult,
} from '@promenade/contract/studio-api/change-sets'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { PictureJson } from '@promenade/contract/studio-api/media'
import type { StudioSession } from '@promenade/contract/studio-api/session'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { getAt } from '@promenade/domain/studio/path'
import { listPermissions, type Role } from '@promenade/domain/studio/permissions'
import { current, type Entry, timeZone } from './fake-entries.ts'

/** What a request is answered with. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
}

export interface Done {
  readonly id: number
  readonly title: string | null
  readonly subject?: Subject
  readonly at: string
  readonly items: readonly ChangeItem[]
  readonly before: readonly Entry[]
  /** The newest version of each record, after the act. */
  versions: ReadonlyMap<number, number>
  undoneBy?: number
  undoes?: number
}

/** Who is logged in. */
export function describeSession(name: string, role: Role): StudioSession {
  return {
    staff: { id: 1, name, email: 'ana@mall.example', role, locale: 'en' },
    mall: {
      id: 1,
      name: 'Merrow Quay',
      timeZone,
      siteUrl: 'https://mall.example',
      previewUrl: null,
      locales: ['en', 'es'],
    },
    permissions: [...listPermissions(role)],
    kinds: entryKinds.map((kind) => ({
      kind,
      single: singleKinds.has(kind),
      schema: { ...describeDocument(kind) },
    })),
    demo: true,
  }
}

/** The latest acts of all staff. */
export function describeActs(
  done: readonly Done[],
  entries: ReadonlyMap<number, Entry>,
  by: string,
): ChangeSetsJson {
  const items = done.map(({ id, title, subject, at, items: steps, undoneBy, undoes }) => ({
    id,
    title,
    ...(subject === undefined ? {} : { subject }),
    at,
    by,
    byToken: false,
    via: undoes === undefined ? ('studio' as const) : ('undo' as const),
    ...(undoneBy === undefined ? {} : { undoneBy }),
    ...(undoes === undefined ? {} : { undoes }),
    canUndo: undoneBy === undefined && undoes === undefined,
    left: 0,
    count: steps.length,
    entries: steps.slice(0, 3).flatMap(({ entry: entryId, action }) => {
      const entry = entries.get(entryId)
      return entry === undefined
        ? []
        : [{ entry: entryId, kind: entry.kind, title: titleOf(current(entry)), action }]
    }),
  }))
  return { items }
}

/** A picture that was just sent is added to `uploads`; there are no other ones. */
export function answerMedia(method: string, part: string | undefined, uploads: string[]): Answer {
  if (method === 'GET' && part === undefined) return { status: 200, body: { items: [] } }
  if (method === 'GET' || method === 'PATCH') return { status: 200, body: describeUpload([]) }
  return { status: 201, body: describeUpload(uploads) }
}

function describeUpload(uploads: string[]): PictureJson {
  const path = `uploads/photo-${uploads.length + 1}.webp`
  uploads.push(path)
  return {
    path,
    url: `/media/${path}`,
    width: 1600,
    height: 1200,
    bytes: 90_000,
    contentType: 'image/webp',
    originalName: 'photo.jpg',
    focalX: 0.5,
    focalY: 0.5,
    uploadedAt: null,
  }
}

/** Records that a colleague has changed since an act. */
export function listLeft(
  { before, versions }: Done,
  entries: ReadonlyMap<number, Entry>,
): UndoResult['left'] {
  return before.flatMap((old) => {
    const entry = entries.get(old.id)
    const newest = entry?.revisions.at(-1)
    if (entry === undefined || newest === undefined || newest.number === versions.get(old.id)) return []
    const [was, is] = [current(old), current(entry)]
    const after = entry.revisions[(versions.get(old.id) ?? 1) - 1]?.document ?? {}
    return [
      {
        entry: entry.id,
        kind: entry.kind,
        title: titleOf(is),
        seen: `${newest.number}`,
        reason: 'changed' as const,
        faults: [],
        since: { by: newest.by, at: newest.at },
        states: { before: 'live' as const, after: 'live' as const, now: 'live' as const },
        plans: [],
        changes: diffDocuments(after, is).map(({ path }) => ({
          path: [...path],
          before: getAt(was, path),
          after: getAt(after, path),
          now: getAt(is, path),
          back: getAt(was, path),
        })),
      },
    ]
  })
}

export function refusal(status: number, code: string) {
  return { status, body: { type: `/problems/${code}`, title: code, status, code } }
}
