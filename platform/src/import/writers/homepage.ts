import type { Content } from '../content.ts'
import { nextDay } from '../event-days.ts'
import { columns } from './columns.ts'
import type { Row } from './replace-rows.ts'
import { idIn, type Ids, type ContentWriter } from './content-writer.ts'

/** Writes the texts and the featured records of the home page. */
export async function writeHomepage(writing: ContentWriter, stores: Ids): Promise<void> {
  const { content, replace, idsOf } = writing
  const { homepage } = content
  await replace('homepage', {
    key: ['property_id'],
    rows: homepage === undefined ? [] : [columns(homepage, ['welcome_message', 'callout'])],
  })
  const promotions = await idsOf('promotion', { kind: 'promotion' })
  const events = await eventIds(writing)
  await replace('homepage_feature', {
    key: ['property_id', 'kind', 'position'],
    rows: featureRows(homepage, { promotions, events, stores }),
  })
}

/** A recurring event is featured with its next day. */
async function eventIds({ content, idsOf }: ContentWriter): Promise<Ids> {
  const ids = await idsOf('event', { kind: 'event' })
  return new Map(
    content.events.flatMap((entry) => {
      const id = ids.get(nextDay(entry, content.today)?.slug ?? '')
      return id === undefined ? [] : [[entry.slug, id]]
    }),
  )
}

function featureRows(
  homepage: Content['homepage'],
  ids: { promotions: Ids; events: Ids; stores: Ids },
): Row<'homepage_feature'>[] {
  const none = { promotion_id: null, event_id: null, store_id: null }
  const { featured_promotions = [], featured_events = [], featured_stores = [] } = homepage ?? {}
  return [
    ...featured_promotions.map((slug, index): Row<'homepage_feature'> => ({
      ...none,
      kind: 'promotion',
      position: index + 1,
      promotion_id: idIn(ids.promotions, slug),
    })),
    ...featured_events.map((slug, index): Row<'homepage_feature'> => ({
      ...none,
      kind: 'event',
      position: index + 1,
      event_id: idIn(ids.events, slug),
    })),
    ...featured_stores.map((slug, index): Row<'homepage_feature'> => ({
      ...none,
      kind: 'store',
      position: index + 1,
      store_id: idIn(ids.stores, slug),
    })),
  ]
}
