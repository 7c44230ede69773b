import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Contest } from '@promenade/domain/mall/contest'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Job } from '@promenade/domain/mall/job'
import type { Offer } from '@promenade/domain/promotions/offers'
import { findGone } from '../../content/gone-records.ts'
import type { PageContext } from '../page-context.ts'

/** What is left of a promotion or coupon that the platform no longer answers; all of these are over. */
export function goneOffer({ content }: PageContext, slug: string): Offer | undefined {
  const departed = findGone(content, ['offer'], slug)
  return departed && { ...whatIsLeft(departed), kind: 'promotion', tags: [], isFeatured: false }
}

/** The same of an event or a news item, which share their addresses. */
export function goneEvent(
  { content }: PageContext,
  slug: string,
): { event: MallEvent; isNews: boolean } | undefined {
  const departed = findGone(content, ['event', 'news'], slug)
  if (departed === undefined) return undefined
  const event = { ...whatIsLeft(departed), tags: [], isFeatured: false, showsTimes: false }
  return { event, isNews: departed.kind === 'news' }
}

export function goneJob({ content }: PageContext, slug: string): Job | undefined {
  const departed = findGone(content, ['job'], slug)
  return departed && whatIsLeft(departed)
}

export function goneContest({ content }: PageContext, slug: string): Contest | undefined {
  const departed = findGone(content, ['contest'], slug)
  return departed && { ...whatIsLeft(departed), asksForPhoto: false, isFeatured: false }
}

/** The day it ended is told only where it ended by itself: when it was missed is no such day. */
function whatIsLeft({ slug, name, isEnglish, owner, overAt }: GoneRecord) {
  return {
    id: '',
    slug,
    name,
    untranslated: isEnglish ? ['name'] : [],
    owner: owner ?? ({ kind: 'property' } as const),
    period: overAt === undefined ? {} : { overAt },
  }
}
