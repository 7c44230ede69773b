import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { useEffect, useMemo, useState } from 'react'
import { listEntries } from '../api/entries.ts'
import { type Control, type Field, setByActions } from '../documents/fields.ts'
import { useFields } from '../forms/use-fields.ts'

/** More would leave no room for their texts. */
export const maxColumns = 4

const controls: ReadonlySet<Control> = new Set([
  'text',
  'translations',
  'number',
  'flag',
  'choice',
  'choices',
  'date',
  'moment',
  'reference',
  'references',
  'email',
  'url',
])

/** Each list has these anyway. */
const titles: ReadonlySet<string> = new Set(['name', 'title'])

/** The fields of a kind that a list can show beside the name. */
export function columnFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(
    ({ name, control }) => controls.has(control) && !titles.has(name) && !setByActions.has(name),
  )
}

/** The chosen columns of a list, with the documents that they are read from. */
export interface Columns {
  readonly kind: EntryKind
  /** All that can be chosen. */
  readonly all: readonly Field[]
  readonly chosen: readonly Field[]
  readonly documents: ReadonlyMap<number, Document>
  readonly choose: (names: readonly string[]) => void
}

/** The columns of a list, kept on this device; their documents only while the list shows this kind alone. */
export function useColumns(kind: EntryKind, rows: readonly EntryRow[], isAlone: boolean): Columns {
  const fields = useFields(kind)
  const all = useMemo(() => columnFields(fields), [fields])
  const [names, setNames] = useState(readNames)
  const chosen = useMemo(() => all.filter(({ name }) => names[kind]?.includes(name)), [all, names, kind])
  const choose = (next: readonly string[]) => {
    const changed = { ...names, [kind]: next }
    localStorage.setItem(storageKey, JSON.stringify(changed))
    setNames(changed)
  }
  return { kind, all, chosen, documents: useDocuments(kind, rows, isAlone && chosen.length > 0), choose }
}

const none: ReadonlyMap<number, Document> = new Map()

/** Loads the documents of the list again whenever its rows are loaded again. */
function useDocuments(kind: EntryKind, rows: readonly EntryRow[], isWanted: boolean) {
  const [documents, setDocuments] = useState(none)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    listEntries({ kind, documents: '1' }).then(
      (list) => isGone || setDocuments(new Map(list.map(({ id, document = {} }) => [id, document]))),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kind, rows, isWanted])
  return documents
}

const storageKey = 'studio-columns'

type Names = Readonly<Record<string, readonly string[]>>

/** Nothing for what is not the record that `choose` wrote. */
function readNames(): Names {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const lists = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return Object.fromEntries(
      lists.map(([kind, names]) => [kind, Array.isArray(names) ? names.map(String) : []]),
    )
  } catch {
    return {}
  }
}
