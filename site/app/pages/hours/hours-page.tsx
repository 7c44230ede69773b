import { Form } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { useMessages } from '../../messages/messages.tsx'
import { DateBar } from '../../components/date-bar/date-bar.tsx'
import { DateForm } from '../../components/date-form/date-form.tsx'
import { HolidayList } from '../../components/holiday-list/holiday-list.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { WeekHours } from '../../components/week-hours/week-hours.tsx'
import { WeekNavigation } from '../../components/week-hours/week-navigation.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/hours-page'
import styles from './hours-page.module.css'
import { hoursScreen } from './hours-screen.server.ts'

export const handle = { cache: 'weather', query: ['date', 'week'] } as const satisfies RouteHandle

export const meta = headTags

export function loader({ context, url }: Route.LoaderArgs) {
  return hoursScreen(context.get(pageContext), readQuery(handle, url))
}

export default function HoursPage({ loaderData }: Route.ComponentProps) {
  const { hours: words } = useMessages()
  const { lines, today, path, week, holidays, extra, banner, question } = loaderData
  return (
    <>
      <PageHead title={words.title} intro={words.intro} picture={banner}>
        <p className={styles.now}>
          <HoursBadge lines={lines} large />
        </p>
      </PageHead>
      <DateBar {...today} />
      <div className={styles.columns}>
        <section className={styles.anyDate} aria-labelledby="any-date">
          <SectionHead id="any-date" title={words.anyDate} />
          <Form action={`${path}#any-date`} method="get" preventScrollReset>
            <DateForm {...question} words={{ label: words.chooseDate, check: words.check }} />
          </Form>
        </section>
        <section className={styles.week} aria-labelledby="week">
          <SectionHead id="week" title={week.title} />
          <WeekHours
            caption={week.range}
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
        </section>
        <section className={styles.holidays} aria-labelledby="holidays">
          <SectionHead id="holidays" title={words.holidayHours} />
          {holidays.length === 0 ? <p>{words.noHolidays}</p> : <HolidayList rows={holidays} />}
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
