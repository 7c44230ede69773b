import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Contest } from '@promenade/domain/mall/contest'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Job } from '@promenade/domain/mall/job'
import type { Offer } from '@promenade/domain/promotions/offers'
import { findGone } from '../../content/gone-records.ts'
import type { PageContext } from '../page-context.ts'

/** What is left of a promotion or coupon that the platform no longer answers; all of these are over. */
export function goneOffer({ content }: PageContext, slug: string): Offer | undefined {
  const gone = findGone(content, ['offer'], slug)
  return gone && { ...remainingFields(gone), kind: 'promotion', tags: [], isFeatured: false }
}

/** The same of an event or a news item, which share their addresses. */
export function goneEvent(
  { content }: PageContext,
  slug: string,
): { event: MallEvent; isNews: boolean } | undefined {
  const gone = findGone(content, ['event', 'news'], slug)
  if (gone === undefined) return undefined
  const event = { ...remainingFields(gone), tags: [], isFeatured: false, showsTimes: false }
  return { event, isNews: gone.kind === 'news' }
}

export function goneJob({ content }: PageContext, slug: string): Job | undefined {
  const gone = findGone(content, ['job'], slug)
  return gone && remainingFields(gone)
}

export function goneContest({ content }: PageContext, slug: string): Contest | undefined {
  const gone = findGone(content, ['contest'], slug)
  return gone && { ...remainingFields(gone), asksForPhoto: false, isFeatured: false }
}

/** The day it ended is told only where it ended by itself: when it was missed is no such day. */
function remainingFields({ slug, name, isEnglish, owner, overAt }: GoneRecord) {
  return {
    id: '',
    slug,
    name,
    untranslated: isEnglish ? ['name'] : [],
    owner: owner ?? ({ kind: 'property' } as const),
    period: overAt === undefined ? {} : { overAt },
  }
}
