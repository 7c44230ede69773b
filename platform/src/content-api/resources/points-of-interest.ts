import type { DocumentOf } from '@promenade/contract/kinds/documents'
import { recordsOf } from '../read-kind.ts'
import type {
  PointOfInterestItemJson,
  PointOfInterestLocationJson,
  PointOfInterestJson,
} from '@promenade/contract/kinds/point-of-interest/response'
import { type ContentRequest, timeZoneOf } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { endOf } from '../instants.ts'
import { createTexts } from '../texts.ts'

export function listPointsOfInterest(request: ContentRequest): PointOfInterestJson[] {
  return bySlug(recordsOf['point-of-interest'](request.documents)).map(({ value }): PointOfInterestJson => {
    const texts = createTexts(request.locale)
    return {
      name: texts.text('name', value.name),
      locations: value.locations.map((location) => encodeLocation(location, request)),
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
    is_temporarily_closed: isClosed(location, request),
    description: texts.optional('description', location.description),
    items: location.items.map((item) => encodeItem(item, request)),
    untranslated_fields: texts.untranslated,
  }
}

function isClosed({ closed, closed_until }: Location, { documents, now }: ContentRequest): boolean {
  const until = endOf(closed_until, timeZoneOf(documents))
  return closed && (until === undefined || now.getTime() <= until)
}

function encodeItem(item: Location['items'][number], { locale }: ContentRequest): PointOfInterestItemJson {
  const texts = createTexts(locale)
  const name = texts.text('name', item.name)
  const description = texts.optional('description', item.description)
  return { name, description, images: [], untranslated_fields: texts.untranslated }
}
