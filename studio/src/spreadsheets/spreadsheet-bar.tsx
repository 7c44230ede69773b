import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useState } from 'react'
import { sheetLook } from '../api/download.ts'
import { buttonLook } from '../components/button-look.ts'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

const ImportSheet = lazy(async () => ({ default: (await import('./import-sheet.tsx')).ImportSheet }))

interface SpreadsheetBarProps {
  /** The visible rows, which are downloaded in this order. */
  readonly rows: readonly EntryRow[]
  /** The kinds of the list. */
  readonly kinds: readonly EntryKind[]
  /** The kind to which the list is filtered; empty for all. */
  readonly shown: string
}

/** Downloads the records of a list as a spreadsheet, and imports one. A spreadsheet holds one kind. */
export function SpreadsheetBar({ rows, kinds, shown }: SpreadsheetBarProps) {
  const { session, messages: m, locale, isAllowed } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const kind = kinds.length === 1 ? kinds[0] : kinds.find((one) => one === shown)
  if (kind === undefined) return <p className={primitives.note}>{m.spreadsheet.chooseKind}</p>
  // A kind with only one record has no spreadsheet.
  if (session.kinds.find((one) => one.kind === kind)?.single === true) return null
  const query = new URLSearchParams({
    entries: rows.map(({ id }) => id).join(','),
    ...sheetLook(locale),
  })
  return (
    <div className={primitives.row}>
      {rows.length > 0 && (
        <a className={buttonLook('plain small')} href={`/api/v1/exports/${kind}.csv?${query}`} download>
          {m.spreadsheet.download(rows.length)}
        </a>
      )}
      {isAllowed('draft.write') && (
        <button type="button" className={buttonLook('plain small')} onClick={() => setIsOpen(true)}>
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
