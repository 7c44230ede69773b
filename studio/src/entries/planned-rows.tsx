import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { Button } from '../components/button.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import { usePlanWords } from '../presenters/use-plan-words.ts'
import primitives from '../theme/primitives.module.css'

interface PlannedRowsProps {
  /** Records for which something is planned. */
  readonly rows: readonly EntryRow[]
  readonly onChoose: (replaces: boolean) => void
  readonly onClose: () => void
}

/** Asks whether plans of the selected records are kept or cancelled before a bulk change. */
export function PlannedRows({ rows, onChoose, onClose }: PlannedRowsProps) {
  const { messages: m, format, locale } = useStudio()
  const planWords = usePlanWords()
  return (
    <Sheet
      title={planWords.many(rows.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button onClick={() => onChoose(false)}>{planWords.standMany}</Button>
          <Button look="main" onClick={() => onChoose(true)}>
            {planWords.replaceMany}
          </Button>
        </>
      }
    >
      <ul className={primitives.bullets}>
        {rows.map((row) => (
          <li key={row.id}>
            <b>{rowTitle(row, m, locale)}</b>
            {': '}
            {row.scheduled
              .map(({ action, at, by }) => planWords.sentence(action, format.planned(at), by))
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Finds the rows with plans among those that a change publishes or withdraws. */
export function findPlanned(rows: readonly EntryRow[], items: readonly ChangeItem[]): readonly EntryRow[] {
  const shown = items.filter(({ action }) => action === 'publish' || action === 'withdraw')
  const ids = new Set(shown.map(({ entry }) => entry))
  return rows.filter(({ id, scheduled }) => ids.has(id) && scheduled.length > 0)
}

/** Adds steps to a change that cancel the listed plans. Plans that were added since stay. */
export function replacePlans(rows: readonly EntryRow[], items: readonly ChangeItem[]): readonly ChangeItem[] {
  const plansOf = new Map(rows.map(({ id, scheduled }) => [id, scheduled.map((plan) => plan.id)]))
  return items.flatMap((item): readonly ChangeItem[] => {
    const { entry, version } = item
    const plans = plansOf.get(entry)
    return plans === undefined ? [item] : [{ entry, version, action: 'cancel', plans }, item]
  })
}
