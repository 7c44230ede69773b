import type { EntryKind } from '@promenade/contract/editing/documents'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStudio } from '../layout/studio-context.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EntryTable } from './entry-table.tsx'
import { countStates, filterRows, readFilter, rememberFilters, sorts } from './filter-rows.ts'
import { PutUpAgain } from './put-up-again.tsx'
import { SpreadsheetBar } from '../spreadsheets/spreadsheet-bar.tsx'

interface EntryListProps {
  readonly rows: readonly EntryRow[]
  /** Offered as a filter if there are several. */
  readonly kinds: readonly EntryKind[]
  readonly empty: ReactNode
}

const states = ['live', 'scheduled', 'draft', 'ended', 'withdrawn', 'changed', 'untranslated'] as const

/** A list of records. Its filters are in the address; what is selected can be changed together. */
export function EntryList({ rows, kinds, empty }: EntryListProps) {
  const { messages: m, locale } = useStudio()
  const [query, setQuery] = useSearchParams()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const filter = readFilter(query)
  const { kind, state, sort } = filter
  const [text, setText] = useState(filter.query)
  const wanted = useDeferredValue(text)
  const shown = useMemo(
    () => filterRows(rows, { kind, state, sort, query: wanted }, locale),
    [rows, kind, state, sort, wanted, locale],
  )
  const counts = useMemo(
    () => countStates(rows.filter((row) => kind === '' || row.kind === kind)),
    [rows, kind],
  )
  // The address follows a moment later: two changes in a row must not lose the first.
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
  if (rows.length === 0) return empty
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <div className="stack">
      <div className="filters">
        <input
          className="input"
          type="search"
          aria-label={m.list.find}
          placeholder={m.list.find}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setText(target.value)
            change('q', target.value)
          }}
        />
        {kinds.length > 1 && (
          <select
            className="input"
            aria-label={m.list.kind}
            value={filter.kind}
            onChange={(event) => change('kind', event.target.value)}
          >
            <option value="">{m.list.allKinds}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {m.kinds[kind].many}
              </option>
            ))}
          </select>
        )}
        <select
          className="input"
          aria-label={m.list.state}
          value={filter.state}
          onChange={(event) => change('state', event.target.value)}
        >
          <option value="">{m.list.allStates}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {m.list.states[state]}
              {state !== 'changed' && state !== 'untranslated' && ` (${counts.get(state) ?? 0})`}
            </option>
          ))}
        </select>
        <select
          className="input"
          aria-label={m.list.sort}
          value={filter.sort}
          onChange={(event) => change('sort', event.target.value === 'title' ? '' : event.target.value)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {m.list.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      <SpreadsheetBar rows={shown} kinds={kinds} shown={filter.kind} />
      <p className="soft small-text" role="status">
        {m.list.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <div className="empty">
          <p>{m.list.nothing}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setText('')
              setQuery({}, { replace: true })
            }}
          >
            {m.list.clear}
          </button>
          <PutUpAgain rows={rows.filter((row) => kind === '' || row.kind === kind)} />
        </div>
      ) : (
        <EntryTable rows={shown} selected={selected} onSelect={setSelected} hasKinds={kinds.length > 1} />
      )}
      {chosen.length > 0 && <BulkBar rows={chosen} onClear={() => setSelected(new Set())} />}
    </div>
  )
}
