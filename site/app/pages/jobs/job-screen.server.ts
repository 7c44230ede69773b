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
import { shownPicture } from '../../presenters/shown-picture.server.ts'
import { langOf, wordingFor, type Wording } from '../../presenters/wording.server.ts'
import { howToApply } from './how-to-apply.server.ts'

/** How many other jobs a job's page names. */
const maxOthers = 5

/**
 * What the page of a job shows, or undefined where none has the slug or it is not to be seen yet. One that has closed
 * is still known for a while, and said to be closed.
 */
export function jobScreen(visit: PageContext, slug: string) {
  const found = findBySlug(visit.content.jobs, slug)
  const job = found ?? goneJob(visit, slug)
  if (job === undefined) return undefined
  const schedule = scheduleOf(job.period, visit.now)
  if (schedule === 'hidden') return undefined
  const isOver = found === undefined || schedule === 'over'
  const wording = wordingFor(visit)
  return {
    head: headOf(job, visit, isOver),
    isOver,
    overText: overText(job, wording),
    title: job.name,
    titleLang: langOf(job, 'name'),
    employer: ownerName(job.owner, visit),
    type: jobTypeText(job.jobType, wording),
    closing: closingText(job.period, wording),
    picture: job.picture && shownPicture(job.picture, visit.content),
    description: job.description,
    descriptionLang: langOf(job, 'description'),
    owner: ownerCard(job.owner, visit),
    apply: howToApply(job, visit, wording),
    share: shareLinks(visit, job.name),
    ...otherJobs(job, visit),
    list: wording.href('/jobs'),
  }
}

export type JobScreen = NonNullable<ReturnType<typeof jobScreen>>

function headOf(job: Job, visit: PageContext, isOver: boolean) {
  return pageHead(visit, {
    title: job.name,
    description: job.summary,
    image: job.picture,
    logo: ownerStore(job.owner, visit)?.logo,
    section: { name: wordingFor(visit).messages.job.title, path: '/jobs' },
    structuredData: [jobData(job, visit)].filter((data) => data !== undefined),
    path: `/jobs/${encodeURIComponent(job.slug)}`,
    languages: textLanguages('job', job),
    ...(isOver && { noindex: true }),
  })
}

function overText({ period }: Job, wording: Wording): string {
  const { job: words } = wording.messages
  const last = lastDay(period, wording)
  return last === undefined ? words.over : words.overOn(dateText(last, wording))
}

/** What else its employer looks for, then what others do. */
function otherJobs(job: Job, visit: PageContext) {
  const { content, now } = visit
  const rest = inEndOrder(content.jobs.filter((other) => other.id !== job.id && isShown(other, now)))
  const isSameEmployer = ({ owner }: Job) =>
    owner.kind === job.owner.kind && ownerStore(owner, visit) === ownerStore(job.owner, visit)
  return {
    atEmployer: rest.filter(isSameEmployer).map((other) => jobRow(other, visit)),
    others: rest
      .filter((other) => !isSameEmployer(other))
      .slice(0, maxOthers)
      .map((other) => jobRow(other, visit)),
  }
}
