import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { DateLookup, WeekLookup } from '../../layout/hours-lookup.tsx'
import { TimedLine } from '../../components/timed-line/timed-line.tsx'
import { ReportLink } from '../../layout/report-link.tsx'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { DateBar } from '../../components/date-bar/date-bar.tsx'
import { HolidayList } from '../../components/holiday-list/holiday-list.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/hours-page'
import primitives from '../../theme/primitives.module.css'
import styles from './hours-page.module.css'
import { CalmHours } from './calm-hours.tsx'
import { hoursScreen, type HoursScreen } from './hours-screen.server.ts'

export const handle = { cache: 'weather', query: ['date', 'week'] } as const satisfies RouteHandle

export const meta = headTags

export function loader({ context, url }: Route.LoaderArgs) {
  return hoursScreen(context.get(pageContext), readQuery(handle, url))
}

export default function HoursPage({ loaderData }: Route.ComponentProps) {
  const { hours: words } = useMessages()
  const { lines, today, path, week, holidays, calm, extra, intro, banner, question } = loaderData
  return (
    <>
      <ScreenHead messages="hours" intro={intro} picture={banner}>
        <p className={`${styles.now} ${primitives.onScreen}`}>
          <HoursBadge lines={lines} large />
        </p>
        {calm && (
          <TimedLine
            className={`${primitives.strong} ${styles.calmNow} ${primitives.onScreen}`}
            lines={calm.today}
          />
        )}
      </ScreenHead>
      <DateBar {...today} />
      <div className={styles.columns}>
        <section className={styles.anyDate} aria-labelledby="any-date">
          <SectionHead id="any-date" title={words.anyDate} lang={words.lang} />
          <NextHolidays rows={loaderData.nextHolidays} />
          <DateLookup path={path} question={question} />
        </section>
        <div className={styles.week}>
          <section aria-labelledby="week">
            <SectionHead id="week" title={week.title} lang={words.lang} />
            <WeekLookup week={week} caption={week.range} />
            <p className={`${primitives.note} ${styles.note}`} lang={words.lang}>
              {words.ofStores}
            </p>
            <ReportLink link={loaderData.report} />
          </section>
          {calm && <CalmHours calm={calm} />}
        </div>
        <section className={styles.holidays} aria-labelledby="holidays">
          <SectionHead id="holidays" title={words.holidayHours} lang={words.lang} />
          {holidays.length === 0 ? (
            <p lang={words.lang}>{words.noHolidays}</p>
          ) : (
            <HolidayList rows={holidays} />
          )}
        </section>
        {extra && (
          <div className={styles.extra}>
            <Prose html={extra} />
          </div>
        )}
      </div>
    </>
  )
}

/** The hours on the days that most visitors ask for. */
function NextHolidays({ rows }: { rows: HoursScreen['nextHolidays'] }) {
  if (rows.length === 0) return null
  return (
    <ul className={`${styles.next} ${primitives.onScreen}`}>
      {rows.map(({ iso, when, name, hours }) => (
        <li key={`${iso} ${name}`} className={styles.nextDay}>
          <span>
            <time className={`${primitives.strong} ${styles.nextDate}`} dateTime={iso}>
              {when}
            </time>{' '}
            {name}
          </span>
          <span className={`${primitives.figures} ${styles.nextHours}`}>{hours}</span>
        </li>
      ))}
    </ul>
  )
}
