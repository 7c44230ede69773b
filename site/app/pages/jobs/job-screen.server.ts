import { findBySlug } from '@promenade/contract/decode/slug'
import type { Job } from '@promenade/domain/mall/job'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown, scheduleOf } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { goneJob } from '../../presenters/gone-records.server.ts'
import { dateText } from '../../presenters/day-text.server.ts'
import { closingText, jobRow, jobTypeText } from '../../presenters/job-row.server.ts'
import { ownerCard, ownerName, ownerStore } from '../../presenters/owner-card.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { lastDay } from '../../presenters/period-text.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { jobData } from '../../presenters/structured-data/job-posting.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { howToApply } from './how-to-apply.server.ts'

/** Other jobs on a job's page. */
const maxOthers = 5

/** A job's page; undefined if unknown or not published yet. A closed job is shown as closed for a while. */
export function jobScreen(context: PageContext, slug: string) {
  const found = findBySlug(context.content.jobs, slug)
  const job = found ?? goneJob(context, slug)
  if (job === undefined) return undefined
  const schedule = scheduleOf(job.period, context.now)
  if (schedule === 'hidden') return undefined
  const isOver = found === undefined || schedule === 'over'
  return {
    head: headOf(job, context, isOver),
    isOver,
    overText: overText(job, context),
    title: job.name,
    titleLang: langOf(job, 'name'),
    employer: ownerName(job.owner, context),
    type: jobTypeText(job.jobType, context),
    closing: closingText(job.period, context),
    picture: job.picture && pictureSource(job.picture, context.content),
    description: job.description,
    descriptionLang: langOf(job, 'description'),
    owner: ownerCard(job.owner, context),
    apply: howToApply(job, context),
    share: shareLinks(context, job.name),
    ...otherJobs(job, context),
    list: context.href('/jobs'),
  }
}

export type JobScreen = NonNullable<ReturnType<typeof jobScreen>>

function headOf(job: Job, context: PageContext, isOver: boolean) {
  return pageHead(context, {
    title: job.name,
    description: job.summary,
    image: job.picture,
    logo: ownerStore(job.owner, context)?.logo,
    section: { name: context.messages.job.title, path: '/jobs' },
    structuredData: [jobData(job, context)].filter((data) => data !== undefined),
    path: `/jobs/${encodeURIComponent(job.slug)}`,
    languages: textLanguages('job', job),
    ...(isOver && { noindex: true }),
  })
}

function overText({ period }: Job, context: PageContext): string {
  const { job: words } = context.messages
  const last = lastDay(period, context)
  return last === undefined ? words.over : words.overOn(dateText(last, context))
}

/** Jobs of the same employer, then others. */
function otherJobs(job: Job, context: PageContext) {
  const { content, now } = context
  const rest = inEndOrder(content.jobs.filter((other) => other.id !== job.id && isShown(other, now)))
  const isSameEmployer = ({ owner }: Job) =>
    owner.kind === job.owner.kind && ownerStore(owner, context) === ownerStore(job.owner, context)
  return {
    atEmployer: rest.filter(isSameEmployer).map((other) => jobRow(other, context)),
    others: rest
      .filter((other) => !isSameEmployer(other))
      .slice(0, maxOthers)
      .map((other) => jobRow(other, context)),
  }
}
