import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { AddLink } from '../components/add-link.tsx'
import { buttonLook } from '../components/button-look.ts'
import { StateChip } from '../components/state-chip.tsx'
import { getAt } from '@promenade/domain/studio/path'
import { rowDetail, rowTitle } from '../presenters/row-detail.ts'
import { comingDays, listSpecialDays } from '../forms/special-days.ts'
import { dayHoursText } from '../presenters/day-hours.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import styles from './hours-page.module.css'

export async function loader() {
  const [[week], days] = await Promise.all([
    listEntries({ kind: 'hours', documents: '1' }),
    listSpecialDays(),
  ])
  return { week, days }
}

/** The hours of the centre: its week, and the special days, the next one first. */
export function Component() {
  const { messages: m, format, locale } = useStudio()
  const { week, days } = useLoaderData<typeof loader>()
  const regular = week?.document?.['regular']
  const [sunday, ...others] = dayNames
  const edit = (
    <Link
      className={buttonLook('small')}
      to={week === undefined ? '/entries/new-hours' : `/entries/${week.id}`}
    >
      {m.hours.edit}
    </Link>
  )
  return (
    <Screen
      title={m.navigation.hours}
      actions={
        <div className={primitives.row}>
          <Link className={buttonLook()} to="/hours/stores">
            {m.hours.storesLink}
          </Link>
          <Link className={buttonLook()} to="/hours/year">
            {m.hours.yearLink}
          </Link>
        </div>
      }
    >
      <Panel title={m.hours.week} aside={edit}>
        <dl className={styles.weekTable}>
          {[...others, sunday].map((day) => (
            <div key={day}>
              <dt>{m.days[day]}</dt>
              <dd>{hoursText(getAt(regular, [day]))}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <section className={primitives.stack}>
        <div className={primitives.spread}>
          <h2>{m.hours.special}</h2>
          <AddLink kind="special-day" />
        </div>
        {days.length === 0 && <p className={primitives.empty}>{m.empty.hours}</p>}
        <ul className={`${primitives.lines} ${styles.days}`}>
          {comingDays(days, format.isoDate()).map(({ row, next, last, document }) => (
            <li key={row.id}>
              <span className={styles.dayDate}>{next === undefined ? '' : format.longDate(next, last)}</span>
              <Link to={`/entries/${row.id}`}>{rowTitle(row, m, locale)}</Link>
              <span>{hoursText(document['hours'])}</span>
              {(row.state !== 'live' || row.hasDraft || row.scheduled.length > 0) && (
                <StateChip state={row.state} detail={rowDetail(row, m, format)} />
              )}
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  )

  function hoursText(text: unknown): string {
    return dayHoursText(text, m, format) ?? '–'
  }
}
