import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useState } from 'react'
import { useStudio } from '../context/studio-context.ts'

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }))

interface SpreadsheetBarProps {
  /** The rows that the list shows: these are downloaded, in this order. */
  readonly rows: readonly EntryRow[]
  /** The kinds of the list. */
  readonly kinds: readonly EntryKind[]
  /** The kind that is shown alone; empty: all. */
  readonly shown: string
}

/** The records of a list as a spreadsheet, out and back in. A spreadsheet holds one kind. */
export function SpreadsheetBar({ rows, kinds, shown }: SpreadsheetBarProps) {
  const { session, messages: m, locale, isAllowed } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const kind = kinds.length === 1 ? kinds[0] : kinds.find((one) => one === shown)
  if (kind === undefined) return <p className="soft small-text">{m.spreadsheet.chooseKind}</p>
  // One record alone makes no table.
  if (session.kinds.find((one) => one.kind === kind)?.single === true) return null
  const query = new URLSearchParams({
    entries: rows.map(({ id }) => id).join(','),
    // Excel in that language expects it.
    delimiter: locale === 'es' ? ';' : ',',
    heads: locale,
  })
  return (
    <div className="buttons">
      {rows.length > 0 && (
        <a className="button plain small" href={`/api/v1/exports/${kind}.csv?${query}`} download>
          {m.spreadsheet.download(rows.length)}
        </a>
      )}
      {isAllowed('draft.write') && (
        <button type="button" className="button plain small" onClick={() => setIsOpen(true)}>
          {m.spreadsheet.bring}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ImportSheet kind={kind} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
