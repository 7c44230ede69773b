import { dateIn, zonedTime } from '@promenade/domain/calendar/instants'
import { jobTypes } from '@promenade/domain/jobs/job-types'
import type { Job } from '@promenade/domain/mall/job'
import type { JobPostingLeaf, OrganizationLeaf, PlaceLeaf } from 'schema-dts'
import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { ownerName } from '../owner-card.server.ts'
import { ownerStore } from '../owner-store.ts'
import { lastInstant } from './last-instant.ts'
import { pictureAddress, recordAddress, websiteAddress, withAbsoluteAddresses } from './addresses.server.ts'
import { mallAddress } from './mall.server.ts'
import { someOf, thing } from './structured-data.ts'

/** Undefined without the required fields: publication date, employer, description. */
export function jobData(job: Job, context: Words & Clock & Mall & Place): JobPostingLeaf | undefined {
  const { timeZone } = context.content.property
  const posted = job.period.showFrom ?? job.period.start
  const employer = employerOf(job, context)
  if (posted === undefined || employer === undefined || job.description === undefined) return undefined
  const last = lastInstant(job.period)
  return thing<JobPostingLeaf>({
    '@type': 'JobPosting',
    title: job.name,
    url: recordAddress(context, '/jobs', job),
    description: withAbsoluteAddresses(job.description, context),
    datePosted: dateIn(posted, timeZone),
    validThrough: last === undefined ? undefined : zonedTime(last, timeZone),
    employmentType: someOf(employmentTypes(job)),
    hiringOrganization: employer,
    jobLocation: thing<PlaceLeaf>({ '@type': 'Place', address: mallAddress(context) }),
  })
}

function employerOf({ owner }: Job, context: Words & Mall & Place): OrganizationLeaf | undefined {
  const name = ownerName(owner, context)
  if (name === undefined) return undefined
  const store = ownerStore(owner, context)
  const page = store && recordAddress(context, '/stores', store)
  return thing<OrganizationLeaf>({
    '@type': 'Organization',
    name,
    sameAs: websiteAddress(store?.website) ?? page ?? context.origin,
    logo: pictureAddress(context, store?.logo),
  })
}

/** Google's employment types; unknown types are omitted. */
function employmentTypes({ jobType }: Job): string[] {
  const types = jobTypes(jobType).map(({ key }) => typesByKey.get(key))
  return [...new Set(types.filter((type) => type !== undefined))]
}

const typesByKey: ReadonlyMap<string, string> = new Map([
  ['full-time', 'FULL_TIME'],
  ['tiempo-completo', 'FULL_TIME'],
  ['part-time', 'PART_TIME'],
  ['medio-tiempo', 'PART_TIME'],
  ['tiempo-parcial', 'PART_TIME'],
  ['seasonal', 'TEMPORARY'],
  ['temporary', 'TEMPORARY'],
  ['temporal', 'TEMPORARY'],
  ['contract', 'CONTRACTOR'],
  ['internship', 'INTERN'],
])
