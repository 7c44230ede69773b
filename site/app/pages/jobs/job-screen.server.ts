import { findBySlug } from '@promenade/contract/decode/slug'
import type { Job } from '@promenade/domain/mall/job'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { goneRecord } from '../../presenters/gone-record.server.ts'
import { closingText, jobRow, jobTypeText } from '../../presenters/job-row.server.ts'
import { ownedItem } from '../../presenters/owned-item.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { jobData } from '../../presenters/structured-data/job-posting.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { howToApply } from './how-to-apply.server.ts'

/** Other jobs on a job's page. */
const maxOthers = 5

/** A job's page; undefined if unknown or not published yet. A closed job is shown as closed for a while. */
export function jobScreen(context: PageContext, slug: string) {
  const found = findBySlug(context.content.jobs, slug)
  const job: Job | undefined = found ?? goneRecord(context, ['job'], slug)
  if (job === undefined) return undefined
  const item = ownedItem(job, context, {
    messages: 'job',
    path: '/jobs',
    isGone: found === undefined,
    structuredData: jobData(job, context),
    languages: textLanguages('job', job, context),
  })
  if (item === undefined) return undefined
  return {
    ...item,
    type: jobTypeText(job.jobType, context),
    closing: closingText(job.period, context),
    apply: howToApply(job, context),
    ...otherJobs(job, context),
  }
}

export type JobScreen = NonNullable<ReturnType<typeof jobScreen>>

/** Jobs of the same employer, then others. */
function otherJobs(job: Job, context: PageContext) {
  const { content, now } = context
  const rest = inEndOrder(content.jobs.filter((other) => other.id !== job.id && isShown(other, now)))
  const isSameEmployer = ({ owner }: Job) =>
    owner.kind === job.owner.kind && ownerStore(owner, context) === ownerStore(job.owner, context)
  return {
    fromOwner: rest.filter(isSameEmployer).map((other) => jobRow(other, context)),
    others: rest
      .filter((other) => !isSameEmployer(other))
      .slice(0, maxOthers)
      .map((other) => jobRow(other, context)),
  }
}
