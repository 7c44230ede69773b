import { findBySlug } from '@promenade/contract/reading/slug'
import type { Job } from '@promenade/domain/mall/job'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown, scheduleOf } from '@promenade/domain/schedule/schedule'
import type { Visit } from '../../content/visit.ts'
import { departedJob } from '../../wording/departed-records.server.ts'
import { dateText } from '../../wording/day-text.server.ts'
import { closingText, jobRow, jobTypeText } from '../../wording/job-row.server.ts'
import { ownerCard, ownerName, ownerStore } from '../../wording/owner-card.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { lastDay } from '../../wording/period-text.server.ts'
import { shareWays } from '../../wording/share.server.ts'
import { jobData } from '../../wording/structured-data/job-posting.server.ts'
import { textLanguages } from '../../wording/text-languages.ts'
import { shownPicture } from '../../wording/shown-picture.server.ts'
import { langOf, wordingFor, type Wording } from '../../wording/wording.server.ts'
import { waysToApply } from './ways-to-apply.server.ts'

/** How many other jobs a job's page names. */
const mostOthers = 5

/**
 * What the page of a job shows, or undefined where none has the slug or it is not to be seen yet. One that has closed
 * is still known for a while, and said to be closed.
 */
export function jobScreen(visit: Visit, slug: string) {
  const found = findBySlug(visit.content.jobs, slug)
  const job = found ?? departedJob(visit, slug)
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
    apply: waysToApply(job, visit, wording),
    share: shareWays(visit, job.name),
    ...otherJobs(job, visit),
    list: wording.href('/jobs'),
  }
}

export type JobScreen = NonNullable<ReturnType<typeof jobScreen>>

function headOf(job: Job, visit: Visit, isOver: boolean) {
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
function otherJobs(job: Job, visit: Visit) {
  const { content, now } = visit
  const rest = inEndOrder(content.jobs.filter((other) => other.id !== job.id && isShown(other, now)))
  const isSameEmployer = ({ owner }: Job) =>
    owner.kind === job.owner.kind && ownerStore(owner, visit) === ownerStore(job.owner, visit)
  return {
    atEmployer: rest.filter(isSameEmployer).map((other) => jobRow(other, visit)),
    others: rest
      .filter((other) => !isSameEmployer(other))
      .slice(0, mostOthers)
      .map((other) => jobRow(other, visit)),
  }
}
