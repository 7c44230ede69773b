import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../components/button.tsx'
import { Choice, SearchField } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EntryTable } from './entry-table.tsx'
import { countStates, filterRows, readFilter, rememberFilters, sorts } from './filter-rows.ts'
import { joinSearchTexts } from './search-texts.ts'
import { TranslateLink } from './translate-link.tsx'
import { PutUpAgain } from './put-up-again.tsx'
import { SpreadsheetBar } from '../spreadsheets/spreadsheet-bar.tsx'

interface EntryListProps {
  readonly rows: readonly EntryRow[]
  /** Offered as a filter if there are several. */
  readonly kinds: readonly EntryKind[]
  readonly empty: { readonly title: string; readonly text: string }
}

const states = ['live', 'scheduled', 'draft', 'ended', 'withdrawn', 'changed', 'untranslated'] as const

/** A list of records. Its filters are in the address; what is selected can be changed together. */
export function EntryList({ rows, kinds, empty }: EntryListProps) {
  const { messages: m, locale } = useStudio()
  const [query, setQuery] = useSearchParams()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // The search that was left for a row: ticked there, the next name can be typed at once.
  const search = useRef<HTMLInputElement>(undefined)
  const select: typeof setSelected = useCallback((change) => {
    setSelected(change)
    search.current?.focus({ preventScroll: true })
  }, [])
  const filter = readFilter(query)
  const { kind, state, sort } = filter
  const [text, setText] = useState(filter.query)
  const wanted = useDeferredValue(text)
  // Asked for by their kind, they are all in the list.
  const { rows: joined, searchTexts } = useMemo(
    () => (kind === 'meta-data' ? { rows, searchTexts: undefined } : joinSearchTexts(rows)),
    [rows, kind],
  )
  const shown = useMemo(
    () => filterRows(joined, { kind, state, sort, query: wanted }, locale),
    [joined, kind, state, sort, wanted, locale],
  )
  const counts = useMemo(
    () => countStates(joined.filter((row) => kind === '' || row.kind === kind)),
    [joined, kind],
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
  if (rows.length === 0)
    return (
      <div className="empty">
        <h2>{empty.title}</h2>
        <p>{empty.text}</p>
      </div>
    )
  const stateWords = states.map((one) => {
    const isCounted = one !== 'changed' && one !== 'untranslated'
    return [one, m.list.states[one] + (isCounted ? ` (${counts.get(one) ?? 0})` : '')] as const
  })
  const chosen = rows.filter(({ id }) => selected.has(id))
  return (
    <div className="stack">
      <div className="filters">
        <SearchField
          label={m.list.find}
          value={text}
          onFocus={({ target }) => target.select()}
          onBlur={({ target, relatedTarget }) => {
            search.current = relatedTarget?.closest('.filters') ? undefined : target
          }}
          onChange={(words) => {
            setText(words)
            change('q', words)
          }}
        />
        {kinds.length > 1 && (
          <Choice
            aria-label={m.list.kind}
            value={kind}
            options={[['', m.list.allKinds], ...kinds.map((one) => [one, m.kinds[one].many] as const)]}
            onChange={(one) => change('kind', one)}
          />
        )}
        <Choice
          aria-label={m.list.state}
          value={state}
          options={[['', m.list.allStates], ...stateWords]}
          onChange={(one) => change('state', one)}
        />
        <Choice
          aria-label={m.list.sort}
          value={sort}
          options={sorts.map((one) => [one, m.list.sorts[one]])}
          onChange={(one) => change('sort', one === 'title' ? '' : one)}
        />
      </div>
      <SpreadsheetBar rows={shown} kinds={kinds} shown={filter.kind} />
      <p className="soft small-text" role="status">
        {m.list.count(shown.length)}
      </p>
      <TranslateLink rows={rows} list={location.pathname} />
      {shown.length === 0 ? (
        <div className="empty">
          <p>{m.list.nothing}</p>
          <Button
            onClick={() => {
              setText('')
              setQuery({}, { replace: true })
            }}
          >
            {m.list.clear}
          </Button>
          {wanted === '' && <PutUpAgain rows={rows.filter((row) => kind === '' || row.kind === kind)} />}
        </div>
      ) : (
        <EntryTable
          rows={shown}
          selected={selected}
          onSelect={select}
          hasKinds={kinds.length > 1}
          searchTexts={searchTexts}
        />
      )}
      {chosen.length > 0 && <BulkBar rows={chosen} onClear={() => setSelected(new Set())} />}
    </div>
  )
}
