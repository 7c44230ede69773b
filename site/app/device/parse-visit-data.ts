import type { CalmHours, DayHours, Holiday, RegularDay } from '@promenade/domain/mall/hours'
import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import type { Owner, Period } from '@promenade/domain/mall/values'
import { type Guard, isFlag, isList, isNumber, isObject, isOptional, isAnyObject, isText } from './guards.ts'
import type { HoursData, StopEvent, StopPromotion, StopStore, VisitData } from './visit-data.ts'

/** Undefined for invalid data, or data of another version of the site. */
export function parseVisitData(value: unknown): VisitData | undefined {
  return isVisitData(value) ? value : undefined
}

const isDayOfWeek: Guard<DayOfWeek> = (value): value is DayOfWeek =>
  isNumber(value) && [0, 1, 2, 3, 4, 5, 6].includes(value)

const isDayHours: Guard<DayHours> = (value): value is DayHours =>
  isAnyObject(value) &&
  (value['kind'] === 'closed' ||
    value['kind'] === 'all-day' ||
    (value['kind'] === 'open' && isNumber(value['opens']) && isNumber(value['closes'])))

const isHours = isObject<HoursData>({
  regular: isList(isObject<RegularDay>({ dayOfWeek: isDayOfWeek, hours: isDayHours })),
  holidays: isList(isObject<Holiday>({ from: isText, to: isText, name: isText, hours: isDayHours })),
  calm: isOptional(
    isList(
      isObject<CalmHours>({
        days: isList(isDayOfWeek),
        starts: isNumber,
        ends: isNumber,
        note: isOptional(isText),
        untranslated: isList(isText),
      }),
    ),
  ),
})

const isStore = isObject<StopStore>({
  id: isText,
  slug: isText,
  name: isText,
  untranslated: isList(isText),
  level: isOptional(isNumber),
  unit: isOptional(isText),
  location: isOptional(isText),
  freeFormHours: isOptional(isText),
  isComingSoon: isFlag,
  isTemporarilyClosed: isFlag,
  hours: isOptional(isHours),
})

const isOwner: Guard<Owner> = (value): value is Owner =>
  isAnyObject(value) &&
  (value['kind'] === 'property' ||
    (value['kind'] === 'store' && isText(value['storeId']) && isOptional(isText)(value['storeName'])))

const promotionFields = {
  id: isText,
  slug: isText,
  name: isText,
  untranslated: isList(isText),
  owner: isOwner,
  period: isObject<Period>({
    showFrom: isOptional(isNumber),
    start: isOptional(isNumber),
    end: isOptional(isNumber),
    overAt: isOptional(isNumber),
  }),
}

const isVisitData = isObject<VisitData>({
  timeZone: isText,
  hours: isHours,
  stores: isList(isStore),
  promotions: isList(isObject<StopPromotion>(promotionFields)),
  events: isList(isObject<StopEvent>({ ...promotionFields, showsTimes: isFlag, place: isOptional(isText) })),
})
