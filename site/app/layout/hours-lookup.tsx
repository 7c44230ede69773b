import { Form } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { DateForm } from '../components/date-form/date-form.tsx'
import { WeekHours, type WeekHoursDay } from '../components/week-hours/week-hours.tsx'
import { WeekNavigation, type WeekNavigationProps } from '../components/week-hours/week-navigation.tsx'
import type { HoursOnDate } from '../presenters/hours-on-date.server.ts'

interface WeekLookupProps {
  week: {
    readonly days: readonly WeekHoursDay[]
    readonly announcement: string
    readonly links: WeekNavigationProps['links']
  }
  caption: string
  compact?: boolean
}

/** A week of hours with links to the adjacent weeks. */
export function WeekLookup({ week, caption, compact = false }: WeekLookupProps) {
  const { hours: words } = useMessages()
  return (
    <>
      <WeekHours
        compact={compact}
        caption={caption}
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

/** The form "open on…?" for any date, a GET of the page at `path`. */
export function DateLookup({ path, question }: { path: string; question: HoursOnDate }) {
  const { hours: words } = useMessages()
  return (
    <Form action={`${path}#any-date`} method="get" preventScrollReset>
      <DateForm {...question} words={{ label: words.chooseDate, check: words.check }} />
    </Form>
  )
}
