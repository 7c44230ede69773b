import type { EntryRow } from '@promenade/contract/studio-api/entries'
import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { Value } from '../components/change-list.tsx'
import { pictureAddress } from '../components/picture-address.ts'
import { StateChip } from '../components/state-chip.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { useReferenceOptions } from '../context/reference-options.ts'
import { type Columns, useColumnLabel } from './columns.ts'
import { rowDetail, rowTitle } from '../presenters/row-detail.ts'
import primitives from '../theme/primitives.module.css'
import styles from './entry-table.module.css'

interface EntryTableProps {
  readonly rows: readonly EntryRow[]
  readonly selected: ReadonlySet<number>
  readonly onSelect: Dispatch<SetStateAction<ReadonlySet<number>>>
  readonly hasKinds: boolean
  /** The search engine text of a record, by its id. */
  readonly searchTexts?: ReadonlyMap<number, EntryRow> | undefined
  readonly columns?: Columns | undefined
}

/** Records as rows; on a phone each row is a card. */
export function EntryTable({ rows, selected, onSelect, hasKinds, searchTexts, columns }: EntryTableProps) {
  const { messages: m, isAllowed } = useStudio()
  const labelOf = useColumnLabel()
  const { count, end } = useShownCount(rows)
  const areAll = rows.every(({ id }) => selected.has(id))
  const toggle = useCallback(
    (ids: readonly number[], isOn: boolean) =>
      onSelect((old) => new Set(isOn ? [...old, ...ids] : [...old].filter((id) => !ids.includes(id)))),
    [onSelect],
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links and boxes are walked */}
      <table
        className={styles.entries}
        data-columns={columns?.chosen.length}
        aria-rowcount={rows.length + 1}
        onKeyDown={walkRows}
      >
        <thead>
          <tr>
            <td className={styles.tick}>
              <label hidden={!isAllowed('draft.write')}>
                <input
                  type="checkbox"
                  aria-label={m.list.selectAll(rows.length)}
                  checked={areAll}
                  onChange={() =>
                    toggle(
                      rows.map(({ id }) => id),
                      !areAll,
                    )
                  }
                />
                <span aria-hidden="true">{m.list.selectAll(rows.length)}</span>
              </label>
            </td>
            <th scope="col">{m.list.title}</th>
            {hasKinds && <th scope="col">{m.list.kind}</th>}
            {columns?.chosen.map(({ name }) => (
              <th key={name} scope="col">
                {labelOf(columns.kind, name)}
              </th>
            ))}
            <th scope="col">{m.list.state}</th>
            <th scope="col">{m.list.changed}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <Row
              key={row.id}
              row={row}
              isSelected={selected.has(row.id)}
              hasKind={hasKinds}
              searchText={searchTexts?.get(row.id)}
              fields={columns?.chosen ?? noFields}
              document={columns?.documents.get(row.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
      {count < rows.length && <div ref={end} />}
    </>
  )
}

/** Moves the focus by arrow keys to the same control of the next or the previous row. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof Element ? event.target.closest('tbody > tr') : null
  if (row === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const controlsOf = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const controls = controlsOf(event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling)
  const control = controls[controlsOf(row).findIndex((one) => one === event.target)] ?? controls.at(-1)
  event.preventDefault()
  control?.focus()
}

const rowsAtOnce = 40
/** The number of rows that each list showed last, restored on return. */
const lastCounts = new Map<string, number>()

/** The number of rendered rows: a first page, and more whenever the end of the table scrolls near. */
function useShownCount(rows: readonly EntryRow[]) {
  const path = location.pathname + location.search
  const [shown, setShown] = useState({ rows, count: lastCounts.get(path) ?? rowsAtOnce })
  if (shown.rows !== rows) setShown({ rows, count: rowsAtOnce })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    lastCounts.set(path, shown.count)
    if (end.current === null) return undefined
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setShown({ rows, count: shown.count + rowsAtOnce }),
      { rootMargin: '1500px' },
    )
    near.observe(end.current)
    return () => near.disconnect()
  }, [rows, path, shown.count])
  return { count: shown.count, end }
}

interface RowProps {
  readonly row: EntryRow
  readonly isSelected: boolean
  readonly hasKind: boolean
  readonly searchText: EntryRow | undefined
  readonly fields: readonly Field[]
  readonly document: Document | undefined
  readonly onToggle: (ids: readonly number[], isOn: boolean) => void
}

const noFields: readonly Field[] = []

const Row = memo(function Row(props: RowProps) {
  const { row, isSelected, hasKind, searchText, fields, document, onToggle } = props
  const { messages: m, locale, format, isAllowed } = useStudio()
  const labelOf = useColumnLabel()
  const title = rowTitle(row, m, locale)
  return (
    <tr aria-selected={isSelected}>
      <td className={styles.tick}>
        <label hidden={!isAllowed('draft.write')}>
          <input
            type="checkbox"
            aria-label={m.list.select(title)}
            checked={isSelected}
            onChange={(event) => onToggle([row.id], event.target.checked)}
          />
        </label>
      </td>
      <td className={styles.title}>
        <div>
          {row.picture !== undefined && (
            <img
              className={row.kind === 'store' ? primitives.logo : primitives.thumb}
              src={pictureAddress(row.picture)}
              alt=""
              loading="lazy"
            />
          )}
          <span>
            <Link to={`/entries/${row.id}`}>{title}</Link>
            {searchText !== undefined && (
              <Link className={primitives.note} to={`/entries/${searchText.id}`}>
                {m.kinds['meta-data'].one}
                <span className={primitives.unseen}>: {title}</span>
              </Link>
            )}
            {row.missingLocales.length > 0 && (
              <Link className={primitives.note} to={`/entries/${row.id}#missing`}>
                {m.rows.missing(row.missingLocales.map((code) => m.languages[code] ?? code).join(', '))}
              </Link>
            )}
          </span>
        </div>
      </td>
      {hasKind && <td className={primitives.smallText}>{m.kinds[row.kind].one}</td>}
      {fields.map((field) => (
        <td
          key={field.name}
          className={`${styles.column} ${primitives.smallText}`}
          data-empty={document?.[field.name] === undefined || undefined}
        >
          <b>{labelOf(row.kind, field.name)}: </b>
          <ColumnValue field={field} value={document?.[field.name]} />
        </td>
      ))}
      <td>
        <StateChip state={row.state} detail={rowDetail(row, m, format)} />
        {row.repeats !== undefined && (
          <span className={primitives.tag}>{m.repeats.row(row.repeats.every, row.repeats.interval)}</span>
        )}
      </td>
      <td className={`${styles.when} ${primitives.note}`}>
        {format.date(row.updatedAt)}
        {row.updatedBy !== null && ` · ${row.updatedBy}`}
      </td>
    </tr>
  )
})

interface ColumnValueProps {
  readonly field: Field
  readonly value: unknown
}

function ColumnValue({ field, value }: ColumnValueProps) {
  const { locale } = useStudio()
  if (value === undefined) return null
  if (field.folder !== undefined) return <References folder={field.folder} value={value} />
  return (
    <Value value={field.control === 'translations' && isGroup(value) ? inLanguage(value, locale) : value} />
  )
}

/** The titles of the records that a field names. */
function References({ folder, value }: { readonly folder: string; readonly value: unknown }) {
  const options = useReferenceOptions(folder)
  const slugs = [value].flat().map(String)
  return slugs.map((slug) => options.find((one) => one.slug === slug)?.title ?? slug).join(', ')
}
