import type { DocumentOf } from '@promenade/contract/kinds/documents'
import { closureState } from '@promenade/domain/studio/closure'
import { listPassages } from '@promenade/domain/map/passages'
import { readMap } from '../../documents/read-map.ts'
import { recordsOf } from '../read-kind.ts'
import type {
  PointOfInterestItemJson,
  PointOfInterestLocationJson,
  PointOfInterestJson,
} from '@promenade/contract/kinds/point-of-interest/response'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { encodeInstant, endOf } from '../instants.ts'
import { createTexts } from '../texts.ts'

export function listPointsOfInterest(request: ContentRequest): PointOfInterestJson[] {
  const { map } = request.documents
  const read = map && readMap(map)
  const passages = new Set(read && listPassages(read.map).map(({ slug }) => slug))
  // An open corridor is no place that one looks for.
  const isShown = (location: Location) => !passages.has(location.slug) || isClosed(location, request)
  return bySlug(recordsOf['point-of-interest'](request.documents)).map(({ value }): PointOfInterestJson => {
    const texts = createTexts(request.locale)
    return {
      name: texts.text('name', value.name),
      locations: value.locations.filter(isShown).map((location) => encodeLocation(location, request)),
      untranslated_fields: texts.untranslated,
    }
  })
}

type Location = DocumentOf<'point-of-interest'>['locations'][number]

function encodeLocation(location: Location, request: ContentRequest): PointOfInterestLocationJson {
  const texts = createTexts(request.locale)
  return {
    slug: location.slug,
    name: texts.text('name', location.name),
    level: location.level ?? null,
    atmosphere: location.atmosphere ?? null,
    ...encodeClosure(location, request),
    description: texts.optional('description', location.description),
    items: location.items.map((item) => encodeItem(item, request)),
    untranslated_fields: texts.untranslated,
  }
}

function isClosed(location: Location, { documents, now }: ContentRequest): boolean {
  const state = closureState(location, now.getTime(), timeZoneOf(documents))
  return state === 'closed' || state === 'unconfirmed'
}

function encodeClosure(location: Location, { documents, locale, now }: ContentRequest) {
  const timeZone = timeZoneOf(documents)
  const state = closureState(location, now.getTime(), timeZone)
  const isClosed = state === 'closed' || state === 'unconfirmed'
  return {
    is_temporarily_closed: isClosed,
    closed_until: encodeInstant(isClosed ? endOf(location.closed_until, timeZone) : undefined),
    // A cause in another language would help nobody.
    closed_why: (isClosed ? location.closed_why?.[locale] : undefined) ?? null,
    is_closure_confirmed: state !== 'unconfirmed',
  }
}

function encodeItem(item: Location['items'][number], { locale }: ContentRequest): PointOfInterestItemJson {
  const texts = createTexts(locale)
  const name = texts.text('name', item.name)
  const description = texts.optional('description', item.description)
  return { name, description, images: [], untranslated_fields: texts.untranslated }
}
