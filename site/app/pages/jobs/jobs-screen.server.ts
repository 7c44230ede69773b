import { jobTypes } from '@promenade/domain/jobs/job-types'
import type { Job } from '@promenade/domain/mall/job'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { formatQuery, type Query } from '../../route-handle.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { jobRow, jobTypeLabel } from '../../presenters/job-row.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { listData } from '../../presenters/structured-data/site.server.ts'

type SelectionKey = 'type'

/** `/jobs`: open positions by closing date, of one type with `?type=part-time`. */
export function jobsScreen(context: PageContext, query: Query<SelectionKey>) {
  const { job: words } = context.messages
  const all = inEndOrder(context.content.jobs.filter((job) => isShown(job, context.now)))
  const type = query.get('type')?.trim().toLowerCase() || undefined
  const chosen = all.filter((job) => type === undefined || keysOf(job).includes(type))
  const jobs = chosen.map((job) => jobRow(job, context))
  return {
    head: pageHead(context, {
      image: bannerPicture(context, 'Jobs Banner'),
      title: words.title,
      description: words.intro,
      noindex: jobs.length === 0 && all.length > 0,
      structuredData: listData(context, jobs),
    }),
    path: context.href('/jobs'),
    stores: context.href('/stores'),
    intro: words.intro,
    banner: bannerPicture(context, 'Jobs Banner'),
    types: typeChoices(all, type, context),
    isEmpty: all.length === 0,
    count: words.count(chosen.length),
    jobs,
  }
}

export type JobsScreen = ReturnType<typeof jobsScreen>

function keysOf({ jobType }: Job): string[] {
  return jobTypes(jobType).map(({ key }) => key)
}

/** All job types by name; empty if there is only one. */
function typeChoices(jobs: readonly Job[], chosen: string | undefined, context: PageContext) {
  const { messages, href, locale } = context
  const names = new Map(
    jobs
      .flatMap(({ jobType }) => jobTypes(jobType))
      .map(({ key, name }) => [key, jobTypeLabel(key, context) ?? name]),
  )
  if (names.size < 2) return []
  const { compare } = new Intl.Collator(locale)
  const linkTo = (type: string | undefined) => `${href('/jobs')}${formatQuery<SelectionKey>({ type })}`
  const types = [...names].toSorted(([, a], [, b]) => compare(a, b))
  return [
    { text: messages.job.allTypes, to: linkTo(undefined), current: chosen === undefined },
    ...types.map(([key, text]) => ({
      text,
      to: linkTo(key),
      current: key === chosen,
    })),
  ]
}
