import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Contest } from '@promenade/domain/mall/contest'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Job } from '@promenade/domain/mall/job'
import type { Offer } from '@promenade/domain/promotions/offers'
import { findGone } from '../../content/gone-records.ts'
import type { PageContext } from '../page-context.ts'

/** A removed promotion or coupon, as over. */
export function goneOffer({ content }: PageContext, slug: string): Offer | undefined {
  const gone = findGone(content, ['offer'], slug)
  return gone && { ...remainingFields(gone), kind: 'promotion', tags: [], isFeatured: false }
}

/** A removed event or news item, which share their paths. */
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

/** The end is known only if it ended before it was removed. */
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
