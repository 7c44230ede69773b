import type { Span } from '@promenade/domain/hours/written-hours'
import { layOutOwnDays } from '@promenade/domain/studio/hours/document-hours'
import { ownHoursWithin } from '@promenade/domain/studio/hours/own-special-days'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { useStudio } from '../context/studio-context.ts'
import { comingDays, listSpecialDays } from '../forms/special-days.ts'
import { ScrollRegion } from '../components/scroll-region.tsx'
import { Screen } from '../layout/screen.tsx'
import { dayHoursText } from '../presenters/day-hours.ts'
import { keepsCentre, ownHoursText } from '../presenters/own-hours.ts'
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
  const today = format.isoDate()
  const coming = comingDays(days, today).filter(({ next }) => next !== undefined)
  const stores = rows.map((row) => ({ row, own: layOutOwnDays(row.document ?? {}, today) }))
  return (
    <Screen
      title={words.yearTitle}
      within="hours"
      actions={<Button onClick={() => window.print()}>{words.print}</Button>}
    >
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
              {coming.map(({ row, next = '', last = next, document }) => (
                <tr key={row.id}>
                  <th scope="row">{format.longDate(next, last)}</th>
                  <td>
                    <Link className={primitives.target} to={`/entries/${row.id}`}>
                      {rowTitle(row, m, locale)}
                    </Link>
                  </td>
                  <td data-head={words.centre}>{dayHoursText(document['hours'], m, format) ?? '–'}</td>
                  <td>
                    <OwnHours {...listOwn({ from: next, to: last })} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Screen>
  )

  function listOwn(span: Span): OwnHoursProps {
    const said = stores.map(({ row, own }) => ({ row, parts: ownHoursWithin(own, span) }))
    const keep = said.filter(({ parts }) => parts.length > 0 && keepsCentre(parts)).length
    const differ = said.filter(({ parts }) => !keepsCentre(parts))
    const lines = differ.map(
      ({ row, parts }) => `${rowTitle(row, m, locale)}: ${ownHoursText(parts, span, m, format)}`,
    )
    return { lines, keep }
  }
}

interface OwnHoursProps {
  readonly lines: readonly string[]
  /** How many stores keep the hours of the centre. */
  readonly keep: number
}

/** Folded where a day is a block; a table and paper show all. */
function OwnHours({ lines, keep }: OwnHoursProps) {
  const words = useStoreHoursWords()
  const [isOpen, setIsOpen] = useState(false)
  if (lines.length === 0 && keep === 0) return '–'
  return (
    <>
      {lines.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.showOwnHours(lines.length)}
        </button>
      )}
      <ul className={styles.own}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {keep > 0 && <p>{words.keep(keep)}</p>}
    </>
  )
}
