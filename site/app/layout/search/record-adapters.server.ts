import type { Locale } from '@promenade/domain/locale/locale'
import type { Job } from '@promenade/domain/mall/job'
import type { MallEvent } from '@promenade/domain/mall/event'
import type { Owner } from '@promenade/domain/mall/values'
import { listOffers, type Offer } from '@promenade/domain/promotions/offers'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { MallContent, Store } from '../../../content/mall-content.ts'
import type { PageContext } from '../../page-context.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { closingText } from '../../presenters/job-row.server.ts'
import { ownerName } from '../../presenters/owner-card.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { offerDates, whenText } from '../../presenters/period-text.server.ts'
import { storeLines } from '../../presenters/store-lines.server.ts'
import { storePlace } from '../../presenters/store-place.ts'
import { newsDate, publicationDateText } from '../../presenters/story-card.server.ts'
import { logoUrl } from '../../presenters/picture-source.server.ts'
import { type RecordAdapter, type RecordList, recordsOf, type ResultRow } from './mall-record.server.ts'
import { pageSynonyms } from './synonyms.server.ts'
import { joinNote, plainTexts } from './record-texts.server.ts'

const storeAdapter: RecordAdapter<Store> = {
  list: ({ stores }) => stores,
  texts: ({ categoryIds, tags, summary, description, sections, unit }, content) => {
    const categories = content.categories.filter(({ id }) => categoryIds.includes(id))
    return {
      categories: categories.map(({ name }) => name),
      tags: [
        ...tags,
        ...categories.flatMap((category) => category.tags),
        ...(unit === undefined ? [] : [unit]),
      ],
      descriptions: [
        ...plainTexts(summary, description),
        ...sections.flatMap(({ body }) => plainTexts(undefined, body)),
      ],
    }
  },
  favorite: ({ id }) => ({ type: 'store', id }),
  row: (store, context) => ({
    path: `/stores/${store.slug}`,
    note: joinNote(
      context.content.categories.find(({ id }) => id === store.categoryIds.at(-1))?.name,
      storePlace(store, context),
      closureLabel(store, context),
    ),
    lines: storeLines(store, context),
    logo: { name: store.name, url: logoUrl(store.logo, context.content) },
  }),
}

/** Why the store is closed regardless of its hours. */
function closureLabel(
  { isTemporarilyClosed, isComingSoon }: Store,
  context: PageContext,
): string | undefined {
  const { flags } = context.messages.store
  if (isTemporarilyClosed) return flags['temporarily-closed']
  return isComingSoon ? flags['coming-soon'] : undefined
}

/** Promotions and coupons may have the same id, so that of the record has the kind before it. */
type ListedOffer = Offer & { readonly ownId: string }

const offerAdapter: RecordAdapter<ListedOffer> = {
  list: ({ promotions, coupons }) =>
    listOffers(promotions, coupons).map((offer) => ({
      ...offer,
      id: `${offer.kind} ${offer.id}`,
      ownId: offer.id,
    })),
  texts: ({ kind, owner, tags, summary, description }, content) => ({
    owner: storeOf(owner, content),
    kinds: offerKinds(kind, content.locale),
    tags,
    descriptions: plainTexts(description === undefined ? summary : undefined, description),
  }),
  isShownAt: isShown,
  favorite: ({ kind, ownId }) => (kind === 'promotion' ? { type: 'promotion', id: ownId } : undefined),
  row: (offer, context) => ({
    path: `/promotions/${offer.slug}`,
    note: joinNote(ownerName(offer.owner, context), offerDates(offer.period, context)),
    logo: logoOf(offer.owner, context),
  }),
}

function offerKinds(kind: Offer['kind'], locale: Locale): readonly string[] {
  const names = pageSynonyms('/promotions', locale)
  const { promotion } = messagesIn(locale)
  return kind === 'coupon' ? [...names, promotion.coupon, promotion.kinds.coupon] : names
}

const eventTexts: RecordAdapter<MallEvent>['texts'] = (
  { owner, tags, subtitle, description, place },
  content,
) => ({
  owner: storeOf(owner, content),
  tags,
  descriptions: [...plainTexts(subtitle, description), ...plainTexts(place)],
})

const eventAdapter: RecordAdapter<MallEvent> = {
  list: ({ events }) => events,
  texts: (event, content) => ({
    ...eventTexts(event, content),
    kinds: [messagesIn(content.locale).events.kinds.events],
  }),
  isShownAt: isShown,
  favorite: ({ id }) => ({ type: 'event', id }),
  row: (event, context) => ({
    path: `/events-and-news/${event.slug}`,
    note: joinNote(whenText(event.period, event.showsTimes, context), event.place),
  }),
}

const newsAdapter: RecordAdapter<MallEvent> = {
  list: ({ news }) => news,
  texts: (item, content) => ({
    ...eventTexts(item, content),
    kinds: [messagesIn(content.locale).events.kinds.news],
  }),
  isShownAt: isShown,
  row: (item, context) => ({
    path: `/events-and-news/${item.slug}`,
    note: joinNote(context.messages.events.news, publicationDateText(newsDate(item), context)),
  }),
}

const jobAdapter: RecordAdapter<Job> = {
  list: ({ jobs }) => jobs,
  texts: ({ owner, jobType, summary, description }, content) => ({
    owner: storeOf(owner, content),
    categories: jobType === undefined ? [] : [jobType],
    kinds: pageSynonyms('/jobs', content.locale),
    descriptions: plainTexts(description === undefined ? summary : undefined, description),
  }),
  isShownAt: isShown,
  row: (job, context) => ({
    path: `/jobs/${job.slug}`,
    note: joinNote(ownerName(job.owner, context), closingText(job.period, context)),
    logo: logoOf(job.owner, context),
  }),
}

function storeOf(owner: Owner, { stores }: MallContent): string | undefined {
  if (owner.kind === 'property') return undefined
  return stores.find(({ id }) => id === owner.storeId)?.name ?? owner.storeName
}

function logoOf(owner: Owner, context: PageContext): ResultRow['logo'] {
  const store = ownerStore(owner, context)
  return store && { name: store.name, url: logoUrl(store.logo, context.content) }
}

/** The search records of stores, offers, events, news and jobs, in all languages. */
export const recordLists: readonly RecordList[] = [
  (contents) => recordsOf(contents, 'store', 'store', storeAdapter),
  (contents) => recordsOf(contents, 'promotion', 'offer', offerAdapter),
  (contents) => recordsOf(contents, 'event', 'event', eventAdapter),
  (contents) => recordsOf(contents, 'event', 'news', newsAdapter),
  (contents) => recordsOf(contents, 'job', 'job', jobAdapter),
]
