import { asCentre } from '@promenade/domain/mall/hours'
import { ownHoursOn } from '@promenade/domain/studio/hours/own-special-days'
import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import { comingDays, listSpecialDays } from '../entries/special-days.ts'
import { ScrollRegion } from '../components/scroll-region.tsx'
import { Screen } from '../layout/screen.tsx'
import { dayHoursText } from '../presenters/day-hours.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import { useStoreHoursWords } from '../entries/use-store-hours-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './hours/hours-table.module.css'

export async function loader() {
  const [days, rows] = await Promise.all([
    listSpecialDays(),
    listEntries({ kind: 'store', documents: '1', sort: 'title' }),
  ])
  return { days, rows }
}

/** The special days of a year on one sheet, with the stores that have hours of their own. */
export function Component() {
  const { messages: m, locale, format } = useStudio()
  const words = useStoreHoursWords()
  const { days, rows } = useLoaderData<typeof loader>()
  const coming = comingDays(days, format.isoDate()).filter(({ next }) => next !== undefined)
  return (
    <Screen title={words.yearTitle} actions={<Button onClick={() => window.print()}>{words.print}</Button>}>
      <p>{words.yearHelp}</p>
      {coming.length === 0 ? (
        <p className={primitives.empty}>{m.empty.hours}</p>
      ) : (
        <ScrollRegion label={words.yearTitle} className={`${styles.scroll} ${styles.sheet}`}>
          <table className={`${styles.table} ${styles.year}`}>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.centre}</th>
                <th scope="col">{words.ownHours}</th>
              </tr>
            </thead>
            <tbody>
              {coming.map(({ row, next = '', document }) => (
                <tr key={row.id}>
                  <th scope="row">{format.longDate(next)}</th>
                  <td>
                    <Link to={`/entries/${row.id}`}>{rowTitle(row, m, locale)}</Link>
                  </td>
                  <td data-head={words.centre}>{hoursText(document['hours'])}</td>
                  <td data-head={words.ownHours}>
                    <OwnHours lines={listOwn(document)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Screen>
  )

  function listOwn(day: (typeof coming)[number]['document']): readonly string[] {
    const said = rows.map((row) => ({ row, hours: ownHoursOn(row.document ?? {}, day) }))
    const keep = said.filter(({ hours }) => hours === asCentre).length
    const own = said.filter(({ hours }) => hours !== undefined && hours !== asCentre)
    return [
      ...own.map(({ row, hours }) => `${rowTitle(row, m, locale)}: ${hoursText(hours)}`),
      ...(keep === 0 ? [] : [words.keep(keep)]),
    ]
  }

  function hoursText(hours: unknown): string {
    return dayHoursText(hours, m, format) ?? '–'
  }
}

function OwnHours({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return '–'
  return (
    <ul className={styles.own}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
