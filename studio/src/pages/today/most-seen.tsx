import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { addDays } from '@promenade/domain/calendar/dates'
import { Link } from 'react-router'
import { useStudio } from '../../context/studio-context.ts'
import { useWords } from '../../context/use-words.ts'
import { Panel } from '../../layout/screen.tsx'
import { mostSeenEn } from '../../messages/most-seen-en.ts'
import { mostSeenEs } from '../../messages/most-seen-es.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import primitives from '../../theme/primitives.module.css'

type Sums = EndpointResponse<'GET /api/v1/page-views/sums'>

const shown = 5
const days = 7

/**
 * Loads how often pages were seen in the seven days before `today`, which has only begun: counted with it, each morning would
 * begin with a fall. Undefined where they cannot be loaded.
 */
export async function loadWeek(today: string): Promise<Sums | undefined> {
  try {
    const { callVisitors } = await import('../../api/call-visitors.ts')
    return await callVisitors('GET /api/v1/page-views/sums', { query: { days, last: addDays(today, -1) } })
  } catch {
    return undefined
  }
}

interface MostSeenProps extends Sums {
  readonly rows: readonly EntryRow[]
}

/** The pages with most views of a week. */
export function MostSeen({ items, rows }: MostSeenProps) {
  const { messages: m, locale } = useStudio()
  const words = useWords({ en: mostSeenEn, es: mostSeenEs })
  const byId = new Map(rows.map((row) => [row.id, row]))
  // Records in the bin have no row.
  const seen = items.flatMap(({ entry, views, before }) => {
    const row = byId.get(entry)
    return row === undefined ? [] : [{ row, views, before }]
  })
  const number = (value: number) => value.toLocaleString(locale)
  return (
    <Panel title={words.title} aside={<span className={primitives.soft}>{words.days}</span>}>
      {seen.length === 0 && <p className={primitives.soft}>{words.none}</p>}
      <ol className={primitives.lines}>
        {seen.slice(0, shown).map(({ row, views, before }) => (
          <li key={row.id}>
            <span className={primitives.row}>
              <Link to={`/entries/${row.id}`} className={primitives.target}>
                {rowTitle(row, m, locale)}
              </Link>
              <span className={primitives.note}>{m.kinds[row.kind].one}</span>
            </span>
            <span className={primitives.row}>
              <b>{words.views(views, number(views))}</b>
              <span className={primitives.note}>
                {words.change(views - before, number(Math.abs(views - before)))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
