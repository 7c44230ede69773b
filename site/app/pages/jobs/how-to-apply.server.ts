import type { Job } from '@promenade/domain/mall/job'
import type { Link } from '@promenade/domain/mall/values'
import type { PageContext } from '../../page-context.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { phoneLink } from '../../presenters/phone-link.server.ts'

/** The contacts of the job, else of its employer, else advice where to ask. */
export function howToApply(job: Job, context: PageContext) {
  const { job: words } = context.messages
  const own = {
    email: job.contactEmail,
    phone: job.contactPhone,
    website: website(job.contactWebsite, context),
  }
  const isNamed = Object.values(own).some((way) => way !== undefined)
  const { email, phone, website: site } = isNamed ? own : employersOwn(job, context)
  const hasWay = (email ?? phone ?? site) !== undefined
  const call = phoneLink(phone, context)
  const ask = job.owner.kind === 'store' ? words.applyInStore : words.applyAtCentre
  return {
    contact: job.contactName && words.contact(job.contactName),
    links: [
      email ? { icon: 'mail' as const, text: email, href: mailAddress(email, job) } : undefined,
      call && { icon: 'phone' as const, ...call },
      site && { icon: 'globe' as const, ...site },
    ].filter((link) => link !== undefined),
    ask: hasWay ? undefined : ask,
  }
}

function mailAddress(email: string, { name }: Job): string {
  return `mailto:${email}?subject=${encodeURIComponent(name)}`
}

function employersOwn(job: Job, context: PageContext) {
  const { email, phone } =
    (job.owner.kind === 'store' ? ownerStore(job.owner, context) : context.content.property) ?? {}
  return { email, phone, website: undefined }
}

function website(link: Link | undefined, { href }: PageContext) {
  if (link === undefined) return undefined
  if (link.kind === 'page') return { text: href(link.path), href: href(link.path) }
  return { text: nameOf(link.url), href: link.url }
}

/** `gullandanchor.example` for `https://www.gullandanchor.example/jobs`; the address for `mailto:`. */
function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname === '' ? pathname : hostname.replace(/^www\./, '')
}
