import { useMessages } from '../../messages/messages.tsx'
import { HolidayList } from '../../components/holiday-list/holiday-list.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { DateLookup, WeekLookup } from '../../layout/hours-lookup.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './store-hours.module.css'
import type { StoreScreen } from './store-screen.server.ts'

/** A week of hours, holidays, and the hours on any date. */
export function StoreHours({ hours }: { hours: StoreScreen['hours'] }) {
  const { hours: words } = useMessages()
  const { note, prose, week, holidays = [], centreLines, question, path } = hours
  // The top of the page already says that the store is not open at all.
  if (note === undefined && prose === undefined && week === undefined) return null
  return (
    <section className={primitives.ruled} aria-labelledby="hours">
      <h2 className={`${primitives.title} ${styles.title}`} id="hours" lang={words.lang}>
        {words.storeHours}
      </h2>
      {note && <p className={`${primitives.soft} ${styles.note}`}>{note}</p>}
      {prose && <Prose html={prose} />}
      {week && !week.isCurrent && <p className={`${primitives.strong} ${styles.range}`}>{week.range}</p>}
      {week && <WeekLookup compact week={week} caption={week.isCurrent ? words.thisWeek : week.range} />}
      {centreLines && (
        <p className={`${primitives.note} ${styles.centre} ${primitives.onScreen}`}>
          {words.centreHours}: <HoursBadge lines={centreLines} />
        </p>
      )}
      {holidays.length > 0 && (
        <>
          <h3 className={styles.subtitle} lang={words.lang}>
            {words.holidayHours}
          </h3>
          <HolidayList rows={holidays} />
        </>
      )}
      {question && path && (
        <div className={styles.anyDate}>
          <h3 className={styles.subtitle} id="any-date" lang={words.lang}>
            {words.otherDay}
          </h3>
          <DateLookup path={path} question={question} />
        </div>
      )}
    </section>
  )
}
