import { storeHours } from '@promenade/domain/hours/store-hours'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Period } from '@promenade/domain/mall/values'
import type { TimedContent } from '@promenade/domain/schedule/unchanged-span'
import { type Lists, listsById, listsByName } from './decoders.ts'
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

type Listed = Lists[keyof Lists][number]

/** The records of all lists. */
function recordsOf(content: MallContent): readonly Listed[] {
  return [...listsById, ...listsByName].flatMap((name): readonly Listed[] => content[name])
}

/** The records with a period, and those of the home page. */
function timedOf(content: MallContent) {
  const { featuredPromotions = [], featuredEvents = [] } = content.homepage ?? {}
  const listed = recordsOf(content).filter((record) => 'period' in record)
  return [...listed, ...featuredPromotions, ...featuredEvents]
}

function periodsOf(content: MallContent): readonly Period[] {
  const banners = content.homepage?.banners ?? []
  const withItems = recordsOf(content).filter((record) => 'items' in record)
  const items = [...withItems, ...banners].flatMap((one) => one.items)
  return [...timedOf(content), ...items].map(({ period }) => period)
}

function instantsOf(content: MallContent): readonly EpochMs[] {
  const posts = content.blogs.flatMap((blog) => blog.posts.map(({ publishedAt }) => publishedAt))
  const changes = timedOf(content).map(({ updatedAt }) => updatedAt)
  return [...posts, ...changes].filter((instant) => instant !== undefined)
}
