import { type EntryKind, isEntryKind, kindOf } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import type { ReportsJson } from '@promenade/contract/studio-api/reports'
import type { Document } from '@promenade/domain/studio/document'
import type { LoaderFunctionArgs } from 'react-router'
import { call } from '../../api/call.ts'

export interface LoadedEntry {
  readonly kind: EntryKind
  readonly entry: EntryJson | undefined
  readonly document: Document
  /** What visitors say is wrong with it. */
  readonly reports: ReportsJson['items']
}

/** Fields that a copy leaves out, because they are about the time of the original. */
const ownTime: ReadonlySet<string> = new Set([
  'start',
  'end',
  'show_from',
  'published',
  'home_position',
  'position',
])

/** Loads a record by its id, or creates a new one for `new-promotion`; with `?from=57` a copy of another. */
export async function loadEntry({ params, request }: LoaderFunctionArgs): Promise<LoadedEntry> {
  const name = params['id'] ?? ''
  const wanted = /^new-(.+)$/.exec(name)?.[1]
  if (wanted === undefined) {
    const id = Number(name)
    const [entry, reports] = await Promise.all([
      call('GET /api/v1/entries/:id', { params: { id } }),
      loadReports(id),
    ])
    return { kind: entry.kind, entry, document: entry.document, reports }
  }
  if (!isEntryKind(wanted)) throw new Response(null, { status: 404 })
  const from = new URL(request.url).searchParams.get('from')
  if (from === null) return { kind: wanted, entry: undefined, document: {}, reports: [] }
  const { document } = await call('GET /api/v1/entries/:id', { params: { id: Number(from) } })
  const copied = Object.entries(document).filter(([field]) => !ownTime.has(field))
  return { kind: wanted, entry: undefined, document: Object.fromEntries(copied), reports: [] }
}

/** Nothing for a role that may not read them; a record can be edited without them too. */
async function loadReports(entry: number): Promise<ReportsJson['items']> {
  const loaded = await call('GET /api/v1/reports', { query: { entry } }).catch(() => undefined)
  // Its component is there with the form, which it would move.
  if (loaded !== undefined && loaded.items.length > 0) await loadVisitorReports()
  return loaded?.items ?? []
}

/** The part of the screen that most records do without. */
export const loadVisitorReports = () => import('../../reports/visitor-reports.tsx')

/** The initial document of a new record that is not a copy. */
export function firstDocument(kind: EntryKind, today: string): Document {
  return kindOf(kind).firstDocument?.(today) ?? {}
}
