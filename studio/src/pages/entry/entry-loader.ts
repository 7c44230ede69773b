import type { EntryKind } from '@promenade/contract/editing/documents'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import type { LoaderFunctionArgs } from 'react-router'
import { getEntry } from '../../api/requests.ts'
import { kindsOfScreen } from './list-path.ts'

export interface LoadedEntry {
  readonly kind: EntryKind
  readonly entry: EntryWire | undefined
  readonly document: Document
}

/** Fields that a copy of a record does not take over: they are about the old one's time. */
const ownTime: ReadonlySet<string> = new Set([
  'start',
  'end',
  'show_from',
  'published',
  'home_position',
  'position',
])

/** A record by its number, or a new one: `new-promotion`, with `?from=57` as a copy of another. */
export async function loadEntry({ params, request }: LoaderFunctionArgs): Promise<LoadedEntry> {
  const name = params['id'] ?? ''
  const wanted = /^new-(.+)$/.exec(name)?.[1]
  if (wanted === undefined) {
    const entry = await getEntry(Number(name))
    return { kind: entry.kind, entry, document: entry.document }
  }
  const kind = Object.values(kindsOfScreen)
    .flat()
    .find((one) => one === wanted)
  if (kind === undefined) throw new Response(null, { status: 404 })
  const from = new URL(request.url).searchParams.get('from')
  if (from === null) return { kind, entry: undefined, document: {} }
  const { document } = await getEntry(Number(from))
  const copied = Object.entries(document).filter(([field]) => !ownTime.has(field))
  return { kind, entry: undefined, document: Object.fromEntries(copied) }
}

/** The first document of a new record that is no copy. */
export function firstDocument(kind: EntryKind, today: string): Document {
  if (kind === 'event') return { show_times: true }
  if (kind === 'news') return { show_times: false, start: today }
  if (kind === 'post') return { published: today }
  if (kind === 'contest') return { photo: false }
  return kind === 'promotion' || kind === 'coupon' || kind === 'job' ? { start: today } : {}
}
