import { findWords } from '@promenade/contract/field-words/find-words'
import { type EntryKind, pagePathOf } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { Document } from '@promenade/domain/studio/document'
import { useEffect, useMemo, useState } from 'react'
import { listEntries } from '../api/entries.ts'
import { type Control, type Field, setByActions } from '../documents/fields.ts'
import { useStudio } from '../context/studio-context.ts'
import { useWords } from '../context/use-words.ts'
import { useFields } from '../context/use-fields.ts'
import { listColumnsEn } from '../messages/list-columns-en.ts'
import { listColumnsEs } from '../messages/list-columns-es.ts'

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

/** How often the page of a record was seen: no field of its document. */
const seen: Field = {
  name: 'seen',
  control: 'number',
  isRequired: false,
  fields: [],
  item: undefined,
  options: [],
  folder: undefined,
  limits: { min: undefined, max: undefined },
  hasGalleries: false,
  section: undefined,
  fallback: undefined,
}

/** What a list of a kind can show beside the name: its short fields, and how often its pages were seen. */
export function columnFields(kind: EntryKind, fields: readonly Field[]): readonly Field[] {
  const own = fields.filter(
    ({ name, control }) => controls.has(control) && !titles.has(name) && !setByActions.has(name),
  )
  return pagePathOf(kind, '') === undefined ? own : [...own, seen]
}

/** The head of a column. */
export function useColumnLabel(): (kind: EntryKind, name: string) => string {
  const { messages: m } = useStudio()
  const words = useWords({ en: listColumnsEn, es: listColumnsEs })
  return (kind, name) =>
    name === seen.name ? words.seen : (findWords(m.fields, kind, [name])?.label ?? name)
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
  const all = useMemo(() => columnFields(kind, fields), [kind, fields])
  const [names, setNames] = useState(readNames)
  const chosen = useMemo(() => all.filter(({ name }) => names[kind]?.includes(name)), [all, names, kind])
  const choose = (next: readonly string[]) => {
    const changed = { ...names, [kind]: next }
    localStorage.setItem(storageKey, JSON.stringify(changed))
    setNames(changed)
  }
  const documents = useDocuments(kind, rows, isAlone && chosen.length > 0, chosen.includes(seen))
  return { kind, all, chosen, documents, choose }
}

const none: ReadonlyMap<number, Document> = new Map()

/** Loads the documents of the list again whenever its rows are loaded again. */
function useDocuments(kind: EntryKind, rows: readonly EntryRow[], isWanted: boolean, withViews: boolean) {
  const [documents, setDocuments] = useState(none)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    Promise.all([listEntries({ kind, documents: '1' }), withViews ? loadViews() : undefined]).then(
      ([list, views]) =>
        isGone ||
        setDocuments(
          new Map(
            list.map(({ id, document = {} }) => [
              id,
              views === undefined ? document : { ...document, [seen.name]: views.get(id) ?? 0 },
            ]),
          ),
        ),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [kind, rows, isWanted, withViews])
  return documents
}

/** By id of the record. Nothing if they cannot be loaded: the other columns are shown without them. */
async function loadViews(): Promise<ReadonlyMap<number, number> | undefined> {
  try {
    const { callVisitors } = await import('../api/call-visitors.ts')
    const { items } = await callVisitors('GET /api/v1/page-views/sums')
    return new Map(items.map(({ entry, views }) => [entry, views]))
  } catch {
    return undefined
  }
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
