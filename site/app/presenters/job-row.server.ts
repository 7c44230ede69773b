import { dateIn } from '@promenade/domain/calendar/instants'
import { jobTypes } from '@promenade/domain/jobs/job-types'
import { detailsOf } from '@promenade/domain/locale/locale'
import type { Job } from '@promenade/domain/mall/job'
import type { Period } from '@promenade/domain/mall/values'
import type { Clock, Mall, Words } from './page-parts.ts'
import type { JobRowProps } from '../components/job-row/job-row.tsx'
import { dateText } from './day-text.ts'
import { ownerName } from './owner-card.server.ts'
import { ownerStore } from './owner-store.ts'
import { lastDayOf } from './period-text.server.ts'
import { logoUrl } from './picture-source.server.ts'
import { storePlace } from './store-place.ts'
import { langOf } from './lang-of.ts'

export function jobRow(job: Job, context: Words & Clock & Mall): JobRowProps & { id: string } {
  const store = ownerStore(job.owner, context)
  return {
    id: job.id,
    to: context.href(`/jobs/${job.slug}`),
    title: job.name,
    lang: langOf(job, 'name'),
    employer: ownerName(job.owner, context),
    logo: logoUrl(store?.logo, context),
    place: store && storePlace(store, context),
    type: jobTypeText(job.jobType, context),
    closing: closingText(job.period, context),
  }
}

/** The last day to apply. */
export function closingText(period: Period, context: Words & Clock): string {
  const { messages, timeZone, now } = context
  const last = lastDayOf(period, context)
  if (last === undefined) return messages.job.untilFilled
  return last === dateIn(now, timeZone)
    ? messages.job.applyToday
    : messages.job.apply(dateText(last, context))
}

/** `Part-time or full-time`; types outside the dictionary keep the platform's text. */
export function jobTypeText(text: string | undefined, context: Words): string | undefined {
  const names = jobTypes(text).map(({ key, name }, index) => {
    const word = jobTypeLabel(key, context)
    if (word === undefined) return name
    return index === 0 ? word : word.toLocaleLowerCase(context.locale)
  })
  if (names.length === 0) return undefined
  return new Intl.ListFormat(detailsOf(context.locale).iso, { type: 'disjunction' }).format(names)
}

/** A job type in the page's language. Own properties only: types are free text, such as `constructor`. */
export function jobTypeLabel(key: string, { messages }: Words): string | undefined {
  const { types } = messages.job
  return Object.hasOwn(types, key) ? types[key] : undefined
}
