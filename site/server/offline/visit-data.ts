import { locales, type Locale } from '@promenade/domain/locale/locale'
import { isShown } from '@promenade/domain/schedule/schedule'
import { dateIn, type EpochMs } from '@promenade/domain/calendar/instants'
import type { Hours } from '@promenade/domain/mall/hours'
import type { MallContent } from '../../content/mall-content.ts'
import {
  type HoursData,
  type StopPromotion,
  type StopStore,
  type VisitData,
  visitDataPath,
} from '../../app/device/visit-data.ts'
import { offersOf } from '../../app/presenters/find-favorite.ts'
import type { PagesOptions } from '../page-cache/serve-pages.ts'
import { createDataFile, type DataFile } from './data-file.ts'

/** Data from which a device without a network plans a visit, by language. */
export function createVisitData({
  content,
  clock,
}: Pick<PagesOptions, 'content' | 'clock'>): ReadonlyMap<Locale, DataFile> {
  return new Map(
    locales.map(({ code }) => [
      code,
      createDataFile(visitDataPath(code), {
        content: () => content(code),
        dataOf: (shown) => dataOf(shown, clock()),
        day: () => dateIn(clock(), content(code)?.property.timeZone ?? 'UTC'),
      }),
    ]),
  )
}

/** Offers and events as far as visitors see them. */
function dataOf(content: MallContent, now: EpochMs): VisitData {
  const isSeen = (record: Pick<StopPromotion, 'period'>) => isShown(record, now)
  return {
    timeZone: content.property.timeZone,
    hours: hoursData(content.hours),
    stores: content.stores.map(stopStore),
    promotions: offersOf({ content }).filter(isSeen).map(stopPromotion),
    events: content.events.filter(isSeen).map((event) => ({
      ...stopPromotion(event),
      showsTimes: event.showsTimes,
      ...(event.place !== undefined && { place: event.place }),
    })),
  }
}

function hoursData({ regular, holidays, calm }: Hours): HoursData {
  return { regular, holidays, ...(calm && { calm }) }
}

function stopStore(store: MallContent['stores'][number]): StopStore {
  const { id, slug, name, untranslated, level, unit, location, hours, freeFormHours } = store
  return {
    id,
    slug,
    name,
    untranslated,
    isComingSoon: store.isComingSoon,
    isTemporarilyClosed: store.isTemporarilyClosed,
    ...(level !== undefined && { level }),
    ...(unit !== undefined && { unit }),
    ...(location !== undefined && { location }),
    ...(hours && { hours: hoursData(hours) }),
    ...(freeFormHours !== undefined && { freeFormHours: '' }),
  }
}

function stopPromotion({ id, slug, name, untranslated, owner, period }: StopPromotion): StopPromotion {
  return { id, slug, name, untranslated, owner, period }
}
