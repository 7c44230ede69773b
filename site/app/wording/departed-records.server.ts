import type { Departed } from '@promenade/domain/mall/departed'
import type { Contest } from '@promenade/domain/mall/contest'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Job } from '@promenade/domain/mall/job'
import type { Offer } from '@promenade/domain/promotions/offers'
import { findDeparted } from '../content/departed.ts'
import type { Visit } from '../content/visit.ts'

/** What is left of a promotion or coupon that the platform no longer answers; all of these are over. */
export function departedOffer({ content }: Visit, slug: string): Offer | undefined {
  const departed = findDeparted(content, ['offer'], slug)
  return departed && { ...whatIsLeft(departed), kind: 'promotion', tags: [], isFeatured: false }
}

/** The same of an event or a news item, which share their addresses. */
export function departedEvent(
  { content }: Visit,
  slug: string,
): { event: MallEvent; isNews: boolean } | undefined {
  const departed = findDeparted(content, ['event', 'news'], slug)
  if (departed === undefined) return undefined
  const event = { ...whatIsLeft(departed), tags: [], isFeatured: false, showsTimes: false }
  return { event, isNews: departed.kind === 'news' }
}

export function departedJob({ content }: Visit, slug: string): Job | undefined {
  const departed = findDeparted(content, ['job'], slug)
  return departed && whatIsLeft(departed)
}

export function departedContest({ content }: Visit, slug: string): Contest | undefined {
  const departed = findDeparted(content, ['contest'], slug)
  return departed && { ...whatIsLeft(departed), asksForPhoto: false, isFeatured: false }
}

/** The day it ended is told only where it ended by itself: when it was missed is no such day. */
function whatIsLeft({ slug, name, isEnglish, owner, overAt }: Departed) {
  return {
    id: '',
    slug,
    name,
    untranslated: isEnglish ? ['name'] : [],
    owner: owner ?? ({ kind: 'property' } as const),
    period: overAt === undefined ? {} : { overAt },
  }
}
