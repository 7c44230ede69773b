import type { EntryKind } from '@promenade/contract/editing/documents'
import { useEffect, useState } from 'react'
import { listEntries } from '../api/requests.ts'
import { inLanguage, useStudio } from '../layout/studio-context.ts'

/** A record that a field can name. */
export interface ReferenceOption {
  readonly slug: string
  readonly title: string
  readonly picture: string | undefined
}

const kindsByFolder: Readonly<Record<string, EntryKind>> = {
  stores: 'store',
  promotions: 'promotion',
  events: 'event',
  galleries: 'gallery',
  blogs: 'blog',
  categories: 'category',
}

function kindOfFolder(folder: string | undefined): EntryKind | undefined {
  return kindsByFolder[folder ?? '']
}

const loaded = new Map<EntryKind, { readonly at: number; readonly rows: ReturnType<typeof listEntries> }>()
const freshMs = 30_000

/** The records of a folder by title. Fields that name the same folder share one request. */
export function useReferenceOptions(folder: string | undefined): readonly ReferenceOption[] {
  const { locale } = useStudio()
  const kind = kindOfFolder(folder)
  const [rows, setRows] = useState<Awaited<ReturnType<typeof listEntries>>>([])
  useEffect(() => {
    if (kind === undefined) return undefined
    let isGone = false
    loadRows(kind).then(
      (list) => isGone || setRows(list),
      () => loaded.delete(kind),
    )
    return () => {
      isGone = true
    }
  }, [kind])
  return rows
    .map(({ slug, title, picture }) => ({ slug, title: inLanguage(title, locale) || slug, picture }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale))
}

function loadRows(kind: EntryKind): ReturnType<typeof listEntries> {
  const known = loaded.get(kind)
  if (known !== undefined && Date.now() - known.at < freshMs) return known.rows
  const rows = listEntries({ kind })
  loaded.set(kind, { at: Date.now(), rows })
  return rows
}
