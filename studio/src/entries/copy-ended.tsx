import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { Link } from 'react-router'
import { useStudio } from '../context/studio-context.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import primitives from '../theme/primitives.module.css'

const shownRows = 3

/** Offers to copy recently ended records, in an empty list. */
export function CopyEnded({ rows }: { readonly rows: readonly EntryRow[] }) {
  const { messages: m, locale, format, isAllowed } = useStudio()
  const ended = rows
    .filter(({ state }) => state === 'ended')
    .toSorted((a, b) => (b.endsAt ?? '').localeCompare(a.endsAt ?? ''))
    .slice(0, shownRows)
  if (ended.length === 0 || !isAllowed('draft.write')) return null
  return (
    <>
      <h2>{m.list.again}</h2>
      <ul className={primitives.lines}>
        {ended.map((row) => (
          <li key={row.id}>
            <Link to={`/entries/new-${row.kind}?from=${row.id}`}>{rowTitle(row, m, locale)}</Link>
            {row.endsAt !== undefined && (
              <span className={primitives.note}>{m.rows.ended(format.date(Date.parse(row.endsAt) - 1))}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
