import { planLink } from '../../presenters/plan-link.server.ts'
import { categoryTree } from '@promenade/domain/directory/category-tree'
import { letterOf } from '@promenade/domain/directory/letters'
import { neighbours } from '@promenade/domain/directory/neighbours'
import { relatedStores } from '@promenade/domain/directory/related-stores'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Hours } from '@promenade/domain/mall/hours'
import type { Store } from '../../../content/mall-content.ts'
import type { Owner, Period } from '@promenade/domain/mall/values'
import { inEndOrder } from '@promenade/domain/schedule/orders'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { eventRow, offerCard } from '../../presenters/cards.server.ts'
import { chosenDates, hoursOnDate, headWithHours } from '../../presenters/hours-on-date.server.ts'
import { holidayRows } from '../../presenters/holiday-rows.server.ts'
import { favoriteButtonFor } from '../../presenters/favorite-button.server.ts'
import { hoursLines } from '../../presenters/hours-lines.server.ts'
import { jobRow } from '../../presenters/job-row.server.ts'
import { currentOffers } from '../../presenters/offers.server.ts'
import { placeOnMap } from '../../presenters/place-on-map.server.ts'
import { headNaming, pageHead } from '../../presenters/page-head.server.ts'
import { phoneLink } from '../../presenters/phone-link.server.ts'
import { reportLink } from '../../presenters/report-link.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import { unitPlace } from '../../presenters/store-place.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { storeData } from '../../presenters/structured-data/store.server.ts'
import { galleriesBeside, textPartViews } from '../../presenters/text-parts.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { weekView } from '../../presenters/week-view.server.ts'
import { letterId } from './directory-selection.ts'
import { logoUrl, pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** A store's page; undefined for an unknown slug. */
export function storeScreen(
  context: PageContext,
  slug: string,
  query: Query<'date' | 'week'> = new URLSearchParams(),
) {
  const store = findStore(context.content.stores, slug)
  if (store === undefined) return undefined
  const hours = hoursView(store, context, query)
  const head = pageHead(context, {
    title: store.name,
    description: store.summary,
    noindex: query.size > 0,
    image: store.storeFront,
    logo: store.logo,
    path: `/stores/${encodeURIComponent(store.slug)}`,
    languages: textLanguages('store', store, context),
    section: { name: context.messages.directory.title, path: '/stores' },
    structuredData: [storeData(context, store)],
  })
  const onMap = placeOnMap(store, context)
  const text = textPartViews(store.description, store.descriptionParts, context)
  return {
    head: headNaming(hours.chosenNames ?? [], headWithHours(head, hours.question ?? {}, context)),
    name: store.name,
    summary: store.summary,
    summaryLang: langOf(store, 'summary'),
    text,
    descriptionLang: langOf(store, 'description'),
    logo: logoUrl(store.logo, context.content),
    storeFront: store.storeFront && pictureSource(store.storeFront, context.content),
    ...placeView(store, context),
    onMap,
    directions: onMap && context.href(`/map?to=${encodeURIComponent(store.slug)}`),
    favoriteButton: favoriteButtonFor('store', store, context),
    flags: flagTexts(store, context),
    galleries: galleriesBeside([store.slug], text, context),
    sections: store.sections.map(({ kind, body }) => ({
      title: context.messages.store.sections[kind],
      body: textHtml(body, context),
    })),
    categories: categoryLinks(store, context),
    hours,
    contact: contactView(store, context),
    ...currentItems(store, context),
    neighbours: neighbours(store, context.content.stores, 4).map((near) => storeTile(near, context)),
    related: relatedStores(store, context.content.stores, categoryTree(context.content.categories), 6).map(
      (other) => storeTile(other, context),
    ),
    visit: planLink({ type: 'store', id: store.id }, context),
    share: shareLinks(context, store.name),
    report: reportLink({ kind: 'store', slug: store.slug }, context),
    directory: context.href(`/stores#${letterId(letterOf(store.name))}`),
  }
}

export type StoreScreen = NonNullable<ReturnType<typeof storeScreen>>

/** Marked as English if the location text is not translated. */
function placeView(store: Store, context: PageContext) {
  const unit = unitPlace(store, context)
  return unit === undefined
    ? { place: store.location, placeLang: langOf(store, 'location') }
    : { place: unit, placeLang: undefined }
}

function findStore(stores: readonly Store[], slug: string): Store | undefined {
  const lowerCaseSlug = slug.toLowerCase()
  return stores.find((store) => store.slug.toLowerCase() === lowerCaseSlug)
}

function flagTexts(store: Store, { messages }: PageContext): string[] {
  const { flags } = messages.store
  return [
    ...(store.isTemporarilyClosed ? [flags['temporarily-closed']] : []),
    ...(store.isNew ? [flags.new] : []),
    ...(store.isComingSoon ? [flags['coming-soon']] : []),
    ...(store.isRelocated ? [flags.relocated] : []),
  ]
}

function categoryLinks(store: Store, { content, href }: PageContext) {
  return content.categories
    .filter(({ id, parentId }) => parentId !== undefined && store.categoryIds.includes(id))
    .map(({ slug, name }) => ({ name, to: href(`/stores?category=${encodeURIComponent(slug)}`) }))
}

/** Six weeks, which cover Christmas from late November. */
const daysOfHolidays = 42

/** The store's own hours, else the centre's, labelled as such. No badge for a store that is not open at all. */
function hoursView(store: Store, context: PageContext, query: Query<'date' | 'week'>) {
  const { content } = context
  const { messages, href } = context
  if (store.isComingSoon) return { state: messages.store.notYetOpen }
  if (store.isTemporarilyClosed) return { state: messages.store.closedForNow }
  if (store.freeFormHours !== undefined) return { prose: textHtml(store.freeFormHours, context) }
  const { hours, source } = storeHours(store.hours, content.hours)
  // Seven rows of "Ask us" would be useless.
  if (![hours, content.hours].some(hasRows)) return { note: messages.hours.unknown }
  const path = href(`/stores/${store.slug}`)
  const question = hoursOnDate(query.get('date'), { hours, of: 'store', context })
  const week = weekView(hours, {
    date: question.date,
    requested: query.get('week'),
    page: `${path}#hours`,
    context,
  })
  return {
    lines: hoursLines(hours, context),
    centreLines: source === 'store' ? knownLines(content.hours, context) : undefined,
    note: source === 'centre' ? messages.hours.sameAsCentre : undefined,
    week,
    chosenNames: chosenDates(question, week, context),
    holidays: holidayRows(hours, context, daysOfHolidays),
    question,
    path,
  }
}

/** Undefined if the state is unknown now: its label would stand alone. */
function knownLines(hours: Hours, context: PageContext) {
  const lines = hoursLines(hours, context)
  return lines[0]?.state === 'unknown' ? undefined : lines
}

function hasRows({ regular, holidays }: Hours): boolean {
  return regular.length + holidays.length > 0
}

function contactView(store: Store, context: PageContext) {
  const { messages } = context
  const { phone, website, email, socialLinks } = store
  return {
    phone: phoneLink(phone, context),
    website: website?.kind === 'outside' ? website.url : undefined,
    email,
    social: socialLinks.map(({ network, url }) => ({
      network,
      url,
      label: messages.store.social(network, store.name),
    })),
  }
}

function currentItems(store: Store, context: PageContext) {
  const { content, now } = context
  const isHere = ({ owner }: { owner: Owner }) => owner.kind === 'store' && owner.storeId === store.id
  const here = (record: { owner: Owner; period: Period }) => isHere(record) && isShown(record, now)
  return {
    promotions: currentOffers(context)
      .filter(isHere)
      .map((offer) => ({ ...offerCard(offer, undefined, context), kicker: undefined })),
    events: content.events.filter(here).map((event) => eventRow(event, undefined, context)),
    jobs: inEndOrder(content.jobs.filter(here)).map((job) => {
      const { employer, place, ...row } = jobRow(job, context)
      return row
    }),
  }
}
