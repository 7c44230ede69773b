import { findBySlug } from '@promenade/contract/decode/slug'
import { parseSubject, type ReportSubject } from '@promenade/domain/forms/report-subject'
import { labelIn } from '@promenade/domain/map/label-in'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** What a report is about, as the form names it. */
export interface ReportedSubject {
  readonly subject: ReportSubject
  readonly name: string
  /** Language of the name, if not the page's. */
  readonly nameLang?: string | undefined
  /** Its page. */
  readonly to: string
}

/** The subject with this name; undefined if the site shows no such thing. */
export function findSubject(context: PageContext, about: string | null): ReportedSubject | undefined {
  const subject = parseSubject(about ?? '')
  if (subject === undefined) return undefined
  if (subject.kind === 'hours')
    return { subject, name: context.messages.hours.title, to: context.href('/hours') }
  const found = finders[subject.kind](subject.slug, context)
  return found && { ...found, to: context.href(found.to), subject: { kind: subject.kind, slug: found.slug } }
}

type Find = (
  slug: string,
  context: PageContext,
) => (Pick<ReportedSubject, 'name' | 'nameLang' | 'to'> & { readonly slug: string }) | undefined

const finders: Readonly<Record<Exclude<ReportSubject['kind'], 'hours'>, Find>> = {
  store(wanted, { content }) {
    const store = findBySlug(content.stores, wanted)
    return store && { slug: store.slug, name: store.name, to: `/stores/${encodeURIComponent(store.slug)}` }
  },
  event(wanted, { content, now }) {
    const event = findBySlug(content.events, wanted) ?? findBySlug(content.news, wanted)
    if (event === undefined || scheduleOf(event.period, now) === 'hidden') return undefined
    const { slug, name } = event
    return { slug, name, nameLang: langOf(event, 'name'), to: `/events-and-news/${encodeURIComponent(slug)}` }
  },
  place(wanted, { content, locale }) {
    const { map } = content
    const place = map && guideOf(map, content).places.find(wanted)
    if (place === undefined) return undefined
    const store = place.kind === 'store' ? findBySlug(content.stores, place.slug) : undefined
    const { slug } = place
    const name = store?.name ?? labelIn(place.name, locale)
    return { slug, name, to: `/map?store=${encodeURIComponent(slug)}` }
  },
}
