import { storeHours } from '@promenade/domain/hours/store-hours'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord, Period } from '@promenade/domain/mall/values'
import type { TimedContent } from '@promenade/domain/schedule/unchanged-span'
import type { MallContent } from './mall-content.ts'

/** All content that changes at certain times, in all languages of a page. */
export function timedContentOf(contents: readonly [MallContent, ...MallContent[]]): TimedContent {
  return {
    timeZone: contents[0].property.timeZone,
    hours: contents.flatMap(({ hours, stores }) => [
      hours,
      ...stores.flatMap((store) => (store.hours ? storeHours(store.hours, hours).hours : [])),
    ]),
    periods: contents.flatMap(periodsOf),
    instants: contents.flatMap(instantsOf),
  }
}

interface Timed extends MallRecord {
  readonly period: Period
}

interface TimedItems {
  readonly items: readonly { readonly period: Period }[]
}

/** The lists of content whose items have this shape. */
type ListsOf<Shape> = {
  [Part in keyof MallContent]: MallContent[Part] extends readonly Shape[] ? Part : never
}[keyof MallContent]

/** Every list of records with a period; a new one does not compile without its line. */
const timedRecords: { readonly [Part in ListsOf<Timed>]: (content: MallContent) => readonly Timed[] } = {
  promotions: ({ promotions }) => promotions,
  coupons: ({ coupons }) => coupons,
  events: ({ events }) => events,
  news: ({ news }) => news,
  jobs: ({ jobs }) => jobs,
  contests: ({ contests }) => contests,
  popups: ({ popups }) => popups,
}

/** Every list of records whose items have a period. */
const timedItems: {
  readonly [Part in ListsOf<TimedItems>]: (content: MallContent) => readonly TimedItems[]
} = {
  banners: ({ banners }) => banners,
  galleries: ({ galleries }) => galleries,
}

function recordsOf(content: MallContent): readonly Timed[] {
  const { homepage } = content
  const featured = [...(homepage?.featuredPromotions ?? []), ...(homepage?.featuredEvents ?? [])]
  return [...Object.values(timedRecords).flatMap((list) => list(content)), ...featured]
}

function periodsOf(content: MallContent): readonly Period[] {
  const shown = Object.values(timedItems).flatMap((list) => list(content))
  const items = [...shown, ...(content.homepage?.banners ?? [])].flatMap((one) => one.items)
  return [...recordsOf(content), ...items].map(({ period }) => period)
}

function instantsOf(content: MallContent): readonly EpochMs[] {
  const posts = content.blogs.flatMap((blog) => blog.posts.map(({ publishedAt }) => publishedAt))
  const changes = recordsOf(content).map(({ updatedAt }) => updatedAt)
  return [...posts, ...changes].filter((instant) => instant !== undefined)
}
