import { findPage } from '@promenade/contract/kinds/page/response'
import { dateIn, startOfDay } from '@promenade/domain/calendar/instants'
import { addDays } from '@promenade/domain/calendar/dates'
import type { MallEvent } from '@promenade/domain/mall/event'
import { inEventOrder } from '@promenade/domain/schedule/orders'
import { isShown, takesPlaceBetween } from '@promenade/domain/schedule/schedule'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import type { PageContext } from '../../page-context.ts'
import type { PosterSlideProps } from '../../components/carousel/poster-slide.tsx'
import { bannerHref, bannerItems, isAdvertised, pageBanner } from '../../presenters/banner-picture.server.ts'
import { eventRow } from '../../presenters/cards.server.ts'
import { formatDay } from '../../presenters/format.ts'
import { dayHoursText, hoursLines } from '../../presenters/hours-lines.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { storeTile } from '../../presenters/store-tile.server.ts'
import { mallData } from '../../presenters/structured-data/mall.server.ts'
import { webSiteData } from '../../presenters/structured-data/site.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { featuredItems } from './featured-items.server.ts'
import { feedItems } from './feed.server.ts'
import { hasMap } from '../../presenters/has-map.ts'

/** Items of each kind. */
const max = { events: 5, featuredStores: 8, stores: 6 }

export function homeScreen(context: PageContext) {
  const { content, now } = context
  const { messages, locale, timeZone } = context
  const today = dateIn(now, timeZone)
  const lines = hoursLines(content.hours, context)
  return {
    head: pageHead(context, {
      title: content.property.address.city,
      description: content.homepage?.callout,
      structuredData: [mallData(context), webSiteData(context)],
    }),
    mall: content.property.name,
    welcome: content.homepage?.welcomeMessage,
    callout: content.homepage?.callout,
    today: formatDay(today, locale),
    lines,
    // Without a badge, the first screen would not answer what most visitors come for.
    ask:
      lines[0]?.state === 'unknown'
        ? { text: messages.hours.unknown, to: context.href('/contact-us') }
        : undefined,
    coming: [1, 2, 3].map((days) => {
      const date = addDays(today, days)
      const { hours, holidayName } = hoursOn(content.hours, date)
      return { date, day: formatDay(date, locale), hours: dayHoursText(hours, context), holidayName }
    }),
    slides: slides(context),
    featured: featuredItems(context),
    events: eventsThisWeek(context).map((event) =>
      eventRow(event, ownerStore(event.owner, context), context),
    ),
    featuredStores: (content.homepage?.featuredStores ?? [])
      .slice(0, max.featuredStores)
      .map((store) => storeTile(store, context)),
    newStores: content.stores
      .filter(({ isNew }) => isNew)
      .slice(0, max.stores)
      .map((store) => storeTile(store, context)),
    comingStores: content.stores
      .filter(({ isComingSoon }) => isComingSoon)
      .slice(0, max.stores)
      .map((store) => storeTile(store, context)),
    links: [
      { text: messages.nav.directory, to: context.href('/stores') },
      { text: messages.nav.foodAndBeverage, to: context.href('/foodandbeverage') },
      ...wayThere(context),
    ],
    stores: context.href('/stores'),
    hoursPage: context.href('/hours'),
    eventsPage: context.href('/events-and-news'),
    promotionsPage: context.href('/promotions'),
    newsletter: context.features.newsletter && newsletterBanner(context),
    popup: popup(context),
    feed: feedItems(context),
  }
}

/** The page on how to get here, else the map. */
function wayThere({ content, messages, href }: PageContext) {
  if (findPage(content.pages, 'directions-and-parking') !== undefined)
    return [{ text: messages.nav.directionsAndParking, to: href('/pages/directions-and-parking') }]
  return hasMap(content) ? [{ text: messages.nav.map, to: href('/map') }] : []
}

function slides(context: PageContext): (PosterSlideProps & { id: string })[] {
  const { content } = context
  const home = content.banners.find(({ name }) => /^home/i.test(name.trim()))
  const banner = content.homepage?.banners.find(({ items }) => items.length > 0) ?? home
  return (banner?.items ?? [])
    .filter((item) => isAdvertised(item, context))
    .toSorted((a, b) => a.position - b.position)
    .map((item) => ({
      id: item.id,
      picture: pictureSource(item.picture, content),
      heading: item.heading ?? item.name,
      callout: item.callout,
      lang: langOf(item, 'heading'),
      href: bannerHref(item, context),
    }))
}

/** The mall's own text and picture for its newsletter. */
function newsletterBanner(context: PageContext) {
  const [item] = bannerItems(context, 'Newsletter Banner')
  const page = context.href('/newsletter')
  const banner = item && pageBanner(item, context)
  return { to: banner?.to ?? page, banner }
}

/** The first current popup (specification §2: on the home page only). */
function popup(context: PageContext) {
  const found = context.content.popups.find((candidate) => isAdvertised(candidate, context))
  if (found === undefined) return undefined
  const { slug, name, picture, link } = found
  const { href } = context
  return {
    popupId: slug,
    title: name,
    lang: langOf(found, 'name'),
    picture: pictureSource(picture, context.content),
    to: link && (link.kind === 'page' ? href(link.path) : link.url),
  }
}

function eventsThisWeek({ content, now }: PageContext): readonly MallEvent[] {
  const { timeZone } = content.property
  const today = dateIn(now, timeZone)
  const from = startOfDay(today, timeZone)
  const to = startOfDay(addDays(today, 7), timeZone)
  const events = content.events.filter(
    (event) => isShown(event, now) && takesPlaceBetween(event.period, from, to),
  )
  return inEventOrder(events, { now, timeZone }).slice(0, max.events)
}
