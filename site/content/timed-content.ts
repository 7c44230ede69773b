import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Banner } from '@promenade/domain/mall/banner'
import type { Gallery } from '@promenade/domain/mall/gallery'
import type { EpochMs, MallRecord, Period } from '@promenade/domain/mall/values'
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

function recordsOf(content: MallContent): readonly Timed[] {
  const { promotions, coupons, events, news, jobs, contests, popups, homepage } = content
  const featured = [...(homepage?.featuredPromotions ?? []), ...(homepage?.featuredEvents ?? [])]
  return [...promotions, ...coupons, ...events, ...news, ...jobs, ...contests, ...popups, ...featured]
}

function periodsOf(content: MallContent): readonly Period[] {
  const { banners, galleries, homepage } = content
  const shown: readonly (Banner | Gallery)[] = [...banners, ...galleries, ...(homepage?.banners ?? [])]
  return [...recordsOf(content), ...shown.flatMap(({ items }) => items)].map(({ period }) => period)
}

function instantsOf(content: MallContent): readonly EpochMs[] {
  const posts = content.blogs.flatMap((blog) => blog.posts.map(({ publishedAt }) => publishedAt))
  const changes = recordsOf(content).map(({ updatedAt }) => updatedAt)
  return [...posts, ...changes].filter((instant) => instant !== undefined)
}
