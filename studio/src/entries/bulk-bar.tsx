import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useState } from 'react'
import { Button, IconButton } from '../components/button.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useBulkRun } from './use-bulk-run.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './bulk-bar.module.css'

const BulkChange = lazy(() => import('./bulk-change.tsx'))

interface BulkBarProps {
  readonly rows: readonly EntryRow[]
  readonly onClear: () => void
}

type BulkAction = 'publish' | 'withdraw' | 'delete'

/** The actions on all selected records: all or nothing, with one undo. */
export function BulkBar({ rows, onClear }: BulkBarProps) {
  const { messages: m, isAllowed } = useStudio()
  const [isChanging, setIsChanging] = useState(false)
  const [asked, setAsked] = useState<'withdraw' | 'delete'>()
  const { run, isBusy, sheet } = useBulkRun(rows[0]?.kind ?? 'promotion', rows, () => {
    setIsChanging(false)
    setAsked(undefined)
    onClear()
  })
  const act = (action: BulkAction) =>
    run(
      rows.map(({ id, version }) => ({ entry: id, version, action })),
      m.done[action](rows.length),
    )
  const isOneKind = new Set(rows.map(({ kind }) => kind)).size === 1
  return (
    <div
      className={`${primitives.spread} ${styles.bulk}`}
      role="group"
      aria-label={m.list.selected(rows.length)}
    >
      <div className={primitives.row}>
        <b>{m.list.selected(rows.length)}</b>
        <IconButton
          icon="close"
          size={18}
          look="plain small"
          label={m.list.clearSelection}
          onClick={onClear}
        />
      </div>
      <div className={primitives.row}>
        {isOneKind && isAllowed('draft.write') && (
          <Button look="small" onClick={() => setIsChanging(true)}>
            {m.bulk.change}
          </Button>
        )}
        {isAllowed('content.publish') &&
          (['publish', 'withdraw', 'delete'] as const).map((action) => (
            <Button
              key={action}
              look="small"
              disabled={isBusy}
              onClick={() =>
                action === 'publish' || rows.length === 1 ? void act(action) : setAsked(action)
              }
            >
              {m.bulk[action]}
            </Button>
          ))}
      </div>
      {isChanging && (
        <Suspense>
          <BulkChange rows={rows} onRun={run} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      {asked !== undefined && (
        <Sheet
          title={m.bulk.ask[asked](rows.length)}
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button onClick={() => setAsked(undefined)}>{m.cancel}</Button>
              <Button look="main" disabled={isBusy} onClick={() => void act(asked)}>
                {m.bulk.yes[asked](rows.length)}
              </Button>
            </>
          }
        >
          <p>{m.bulk.askHelp}</p>
        </Sheet>
      )}
      {sheet}
    </div>
  )
}
