import { Form } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { DateForm } from '../../components/date-form/date-form.tsx'
import { HolidayList } from '../../components/holiday-list/holiday-list.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { WeekHours } from '../../components/week-hours/week-hours.tsx'
import { WeekNavigation } from '../../components/week-hours/week-navigation.tsx'
import styles from './store-hours.module.css'
import type { StoreScreen } from './store-screen.server.ts'

/** A week of hours, holidays, and the hours on any date. */
export function StoreHours({ hours }: { hours: StoreScreen['hours'] }) {
  const { hours: words } = useMessages()
  const { note, prose, week, holidays = [], centreLines, question, path } = hours
  // The top of the page already says that the store is not open at all.
  if (note === undefined && prose === undefined && week === undefined) return null
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 className={styles.title} id="hours">
        {words.storeHours}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {prose && <Prose html={prose} />}
      {week && <Week week={week} />}
      {centreLines && (
        <p className={styles.centre}>
          {words.centreHours}: <HoursBadge lines={centreLines} />
        </p>
      )}
      {holidays.length > 0 && (
        <>
          <h3 className={styles.small}>{words.holidayHours}</h3>
          <HolidayList rows={holidays} />
        </>
      )}
      {question && path && (
        <div className={styles.anyDate}>
          <h3 className={styles.small} id="any-date">
            {words.otherDay}
          </h3>
          <Form action={`${path}#any-date`} method="get" preventScrollReset>
            <DateForm {...question} words={{ label: words.chooseDate, check: words.check }} />
          </Form>
        </div>
      )}
    </section>
  )
}

function Week({ week }: { week: NonNullable<StoreScreen['hours']['week']> }) {
  const { hours: words } = useMessages()
  return (
    <>
      {!week.isCurrent && <p className={styles.range}>{week.range}</p>}
      <WeekHours
        compact
        caption={week.isCurrent ? words.thisWeek : week.range}
        words={{ day: words.day, hours: words.openingHours, today: words.today }}
        days={week.days}
      />
      <WeekNavigation
        words={{
          label: words.weekNavigation,
          previous: words.previousWeek,
          next: words.nextWeek,
          current: words.backToThisWeek,
        }}
        shown={week.announcement}
        links={week.links}
      />
    </>
  )
}
