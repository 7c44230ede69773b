import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type Title, titleOf } from '@promenade/contract/studio-api/document-title'
import type { Locale } from '@promenade/domain/locale/locale'
import type { EntryState } from '@promenade/domain/studio/entry-state'
import { isGroup } from '@promenade/domain/studio/document'
import { useEffect, useMemo, useState } from 'react'
import { listEntries } from '../api/entries.ts'
import { inLanguage, useStudio } from './studio-context.ts'
import type { Messages } from '../messages/en.ts'

/** A record to which a field can refer. */
export interface ReferenceOption {
  readonly slug: string
  readonly title: string
}

const kindsByFolder: Readonly<Record<string, EntryKind>> = {
  stores: 'store',
  promotions: 'promotion',
  events: 'event',
  galleries: 'gallery',
  blogs: 'blog',
  categories: 'category',
}

const loaded = new Map<
  EntryKind,
  { readonly at: number; readonly options: Promise<readonly NamedRecord[]> }
>()
const freshMs = 30_000

/** Loads the records of a folder, sorted by title. Fields of the same folder share one request. */
export function useReferenceOptions(folder: string | undefined): readonly ReferenceOption[] {
  const { messages: m, locale } = useStudio()
  const kind = kindsByFolder[folder ?? '']
  const [records, setRecords] = useState<readonly NamedRecord[]>([])
  useEffect(() => {
    if (kind === undefined) return undefined
    let isGone = false
    loadRecords(kind).then(
      (list) => isGone || setRecords(list),
      () => loaded.delete(kind),
    )
    return () => {
      isGone = true
    }
  }, [kind])
  return useMemo(() => toOptions(records, m, locale), [records, m, locale])
}

interface NamedRecord {
  readonly slug: string
  readonly title: Title
  readonly parent?: Title
  readonly state?: EntryState
}

/** The label marks records that are not live, since nothing that refers to them can be published. */
function toOptions(records: readonly NamedRecord[], m: Messages, locale: Locale): readonly ReferenceOption[] {
  return records
    .map(({ slug, title, parent, state = 'live' }) => {
      const name = (inLanguage(title, locale) || slug) + (state === 'live' ? '' : ` (${m.states[state]})`)
      return { slug, title: parent === undefined ? name : `${inLanguage(parent, locale)} › ${name}` }
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))
}

function loadRecords(kind: EntryKind): Promise<readonly NamedRecord[]> {
  const known = loaded.get(kind)
  if (known !== undefined && Date.now() - known.at < freshMs) return known.options
  const options = kind === 'category' ? listCategories() : listEntries({ kind })
  loaded.set(kind, { at: Date.now(), options })
  return options
}

/** Categories of both levels: those of the second are part of their parent's record. */
async function listCategories(): Promise<readonly NamedRecord[]> {
  const parents = await listEntries({ kind: 'category', documents: '1' })
  return parents.flatMap(({ slug, title, document }) => {
    const written = document?.['children']
    const children = Array.isArray(written) ? written.filter(isGroup) : []
    const inside = children.map((child) => ({
      slug: String(child['slug']),
      title: titleOf(child),
      parent: title,
    }))
    return [{ slug, title }, ...inside]
  })
}
