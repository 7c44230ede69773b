import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../components/button.tsx'
import { Choice, SearchField } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { useColumns } from './columns.ts'
import { EntryTable } from './entry-table.tsx'
import {
  countStates,
  filterRows,
  type ListFilter,
  readFilter,
  rememberFilters,
  sorts,
} from './filter-rows.ts'
import { joinSearchTexts } from './search-texts.ts'
import { TranslateLink } from './translate-link.tsx'
import { CopyEnded } from './copy-ended.tsx'
import { SpreadsheetBar } from '../spreadsheets/spreadsheet-bar.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './entry-list.module.css'

interface EntryListProps {
  readonly rows: readonly EntryRow[]
  /** Offered as a filter if there are several. */
  readonly kinds: readonly EntryKind[]
  readonly empty: { readonly title: string; readonly text: string }
}

const states = ['live', 'scheduled', 'draft', 'ended', 'withdrawn', 'changed', 'untranslated'] as const

/** A list of records. Its filters are in the address; what is selected can be changed together. */
export function EntryList({ rows, kinds, empty }: EntryListProps) {
  const { messages: m } = useStudio()
  const { query, change, clear } = useFilterQuery()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // The search input from which the focus moved to a row: ticking the row moves it back for the next name.
  const search = useRef<HTMLInputElement>(undefined)
  const select: typeof setSelected = useCallback((change) => {
    setSelected(change)
    search.current?.focus({ preventScroll: true })
  }, [])
  const filter = readFilter(query)
  const { kind } = filter
  const [text, setText] = useState(filter.query)
  const wanted = useDeferredValue(text)
  const { shown, counts, searchTexts } = useShownRows(rows, { ...filter, query: wanted })
  const only = kinds.length === 1 ? kinds[0] : kinds.find((one) => one === kind)
  const columns = useColumns(only ?? kinds[0] ?? 'store', rows, only !== undefined)
  if (rows.length === 0)
    return (
      <div className={primitives.empty}>
        <h2>{empty.title}</h2>
        <p>{empty.text}</p>
      </div>
    )
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <div className={primitives.stack}>
      <Filters
        kinds={kinds}
        filter={{ ...filter, query: text }}
        counts={counts}
        onLeaveSearch={(field) => {
          search.current = field
        }}
        onChange={(name, value) => {
          if (name === 'q') setText(value)
          change(name, value)
        }}
      />
      <div className={primitives.row}>
        <SpreadsheetBar rows={shown} kinds={kinds} shown={filter.kind} />
        {only !== undefined && columns.all.length > 0 && <ColumnChoice {...columns} />}
      </div>
      <p className={primitives.note} role="status">
        {m.list.count(shown.length)}
      </p>
      <TranslateLink rows={rows} list={location.pathname} />
      {shown.length === 0 ? (
        <div className={primitives.empty}>
          <p>{m.list.nothing}</p>
          <Button
            onClick={() => {
              setText('')
              clear()
            }}
          >
            {m.list.clear}
          </Button>
          {wanted === '' && <CopyEnded rows={rows.filter((row) => kind === '' || row.kind === kind)} />}
        </div>
      ) : (
        <EntryTable
          rows={shown}
          selected={selected}
          onSelect={select}
          hasKinds={kinds.length > 1}
          searchTexts={searchTexts}
          columns={only && columns}
        />
      )}
      {chosen.length > 0 && <BulkBar rows={chosen} onClear={() => setSelected(new Set())} />}
    </div>
  )
}

/** Moves the focus from the search to the first row by the arrow key, as from row to row. */
function goToRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  event.currentTarget
    .closest('main')
    ?.querySelector<HTMLElement>('tbody :is(label:not([hidden]) input, a)')
    ?.focus()
}

/** The rows that the filters let through, with the number of those in each state. */
function useShownRows(rows: readonly EntryRow[], { kind, state, sort, query }: ListFilter) {
  const { locale } = useStudio()
  // If the filter asks for this kind, its records stay rows of their own.
  const { rows: joined, searchTexts } = useMemo(
    () => (kind === 'meta-data' ? { rows, searchTexts: undefined } : joinSearchTexts(rows)),
    [rows, kind],
  )
  const shown = useMemo(
    () => filterRows(joined, { kind, state, sort, query }, locale),
    [joined, kind, state, sort, query, locale],
  )
  const counts = useMemo(
    () => countStates(joined.filter((row) => kind === '' || row.kind === kind)),
    [joined, kind],
  )
  return { shown, counts, searchTexts }
}

/**
 * The filter as query of the address. The address updates a moment later, so a quick second change must not
 * lose the first.
 */
function useFilterQuery() {
  const [query, setQuery] = useSearchParams()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
    rememberFilters(location.pathname, location.search)
  }, [query])
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(latest.current)
    if (value === '') next.delete(name)
    else next.set(name, value)
    latest.current = next
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { query, change, clear: () => setQuery({}, { replace: true }) }
}

interface FiltersProps {
  readonly kinds: readonly EntryKind[]
  readonly filter: ListFilter
  readonly counts: ReturnType<typeof countStates>
  /**
   * Called when the focus leaves the filters: with the search input, or with undefined for another filter.
   */
  readonly onLeaveSearch: (field: HTMLInputElement | undefined) => void
  readonly onChange: (name: string, value: string) => void
}

function Filters({
  kinds,
  filter: { kind, state, sort, query },
  counts,
  onLeaveSearch,
  onChange,
}: FiltersProps) {
  const { messages: m } = useStudio()
  const stateWords = states.map((one) => {
    const isCounted = one !== 'changed' && one !== 'untranslated'
    return [one, m.list.states[one] + (isCounted ? ` (${counts.get(one) ?? 0})` : '')] as const
  })
  return (
    <div className={`${primitives.row} ${styles.filters}`}>
      <SearchField
        label={m.list.find}
        value={query}
        onFocus={({ target }) => target.select()}
        onKeyDown={goToRows}
        onBlur={({ target, relatedTarget }) => {
          onLeaveSearch(relatedTarget?.closest(`.${styles.filters}`) ? undefined : target)
        }}
        onChange={(words) => onChange('q', words)}
      />
      {kinds.length > 1 && (
        <Choice
          aria-label={m.list.kind}
          value={kind}
          options={[['', m.list.allKinds], ...kinds.map((one) => [one, m.kinds[one].many] as const)]}
          onChange={(one) => onChange('kind', one)}
        />
      )}
      <Choice
        aria-label={m.list.state}
        value={state}
        options={[['', m.list.allStates], ...stateWords]}
        onChange={(one) => onChange('state', one)}
      />
      <Choice
        aria-label={m.list.sort}
        value={sort}
        options={sorts.map((one) => [one, m.list.sorts[one]])}
        onChange={(one) => onChange('sort', one === 'title' ? '' : one)}
      />
    </div>
  )
}
