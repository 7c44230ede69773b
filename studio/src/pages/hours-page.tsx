import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { AddLink } from '../components/add-link.tsx'
import { StateChip } from '../components/state-chip.tsx'
import { getAt } from '@promenade/domain/studio/path'
import { rowDetail } from '../presenters/row-detail.ts'
import { comingDays, listSpecialDays } from '../entries/special-days.ts'
import { dayHoursText } from '../presenters/day-hours.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'

export async function loader() {
  const [[week], days] = await Promise.all([
    listEntries({ kind: 'hours', documents: '1' }),
    listSpecialDays(),
  ])
  return { week, days }
}

/** The week of the centre and the days that differ from it, the next one first. */
export function Component() {
  const { messages: m, format, locale } = useStudio()
  const { week, days } = useLoaderData<typeof loader>()
  const regular = week?.document?.['regular']
  const [sunday, ...others] = dayNames
  const edit = (
    <Link className="button small" to={week === undefined ? '/entries/new-hours' : `/entries/${week.id}`}>
      {m.hours.edit}
    </Link>
  )
  return (
    <Screen title={m.navigation.hours}>
      <Panel title={m.hours.week} aside={edit}>
        <dl className="week-table">
          {[...others, sunday].map((day) => (
            <div key={day}>
              <dt>{m.days[day]}</dt>
              <dd>{hoursText(getAt(regular, [day]))}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <section className="stack">
        <div className="section-head">
          <h2>{m.hours.special}</h2>
          <AddLink kind="special-day" />
        </div>
        {days.length === 0 && <p className="empty">{m.empty.hours}</p>}
        <ul className="lines days">
          {comingDays(days, format.isoDate()).map(({ row, next, document }) => (
            <li key={row.id}>
              <span className="day-date">{next === undefined ? '' : format.longDate(next)}</span>
              <Link to={`/entries/${row.id}`}>{inLanguage(row.title, locale) || m.untitled}</Link>
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
