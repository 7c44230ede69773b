import type { EditableEvent } from '../editing/events.ts'
import type { MallEvent } from '@promenade/domain/mall/event'
import { decodeList, type ItemContext } from '../decode/response.ts'
import { readPeriod } from '../decode/dates.ts'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { omitUndefined } from '../decode/omit-undefined.ts'
import { descriptionTexts, readDescription } from '../decode/description.ts'
import { readFlag } from '../decode/flag.ts'
import { readLink } from '../decode/link.ts'
import { readInteger } from '../decode/number.ts'
import { imageFieldNames, readPicture } from '../decode/picture.ts'
import { readOwner, readRecord, withUniqueKeys } from '../decode/record.ts'
import { ownValue, type Row } from '../decode/row.ts'
import { readText, readTexts } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { changedFields, htmlWire, idWire, imageFields, optionalTextWire } from '../schema/fields.ts'
import { ownerTypeWire, ownerWire, scheduleFields, slugWire, tagsWire } from '../schema/fields.ts'
import { textWire, untranslatedFields } from '../schema/fields.ts'

/** An event; a news item has the same shape (specification §3). */
export const eventWire = z
  .strictObject({
    id: idWire,
    property_id: idWire,
    slug: slugWire,
    name: textWire,
    subtitle: optionalTextWire,
    eventable_type: ownerTypeWire,
    eventable_id: idWire,
    eventable: ownerWire,
    description: htmlWire,
    plain_text_description: optionalTextWire,
    tags: tagsWire,
    ...imageFields,
    ...scheduleFields,
    no_end_date: z.boolean(),
    show_times: z.boolean().meta({ description: 'False: sites show only the days.' }),
    location_information: optionalTextWire.meta({ description: 'The place in the centre, plain text.' }),
    alt_url: optionalTextWire.meta({ description: 'Address of further information.' }),
    is_featured: z.boolean(),
    is_featured_on_home_page: z.boolean(),
    position_featured_on_home_page: z.int().nullable(),
    api_resource: z.enum(['events', 'news']),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Event', description: 'An event or a news item.' })

export type EventWire = Carries<EditableEvent, EventNames, z.infer<typeof eventWire>>

interface EventNames {
  store: 'eventable'
  picture: 'image_url' | 'image_url_alt_text'
  start: 'start_date'
  end: 'end_date'
  show_from: 'show_on_web_date'
  place: 'location_information'
  featured: 'is_featured'
  home_position: 'position_featured_on_home_page'
  link: 'alt_url'
  draft: never
}

/** Decodes all events, upcoming and running. Throws UnreadableResponse. */
export function decodeEvents(response: unknown, context: DecodeContext): Decoded<readonly MallEvent[]> {
  return withUniqueKeys('events', decodeList('events', response, context, readEvent))
}

/** Decodes one event or news item. */
export function readEvent(row: Row, context: ItemContext<DecodeContext>): MallEvent {
  const showsTimes = readFlag(ownValue(row, 'show_times'))
  return omitUndefined({
    ...readRecord(row, texts, context),
    ...readDescription(row, context),
    owner: readOwner(row, 'eventable'),
    subtitle: readText(translated(row, texts.subtitle, context)),
    picture: readPicture(row, pictureFields, context),
    tags: readTexts(translated(row, texts.tags, context)),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    homePosition: readInteger(ownValue(row, 'position_featured_on_home_page'), -1_000_000, 1_000_000),
    period: readPeriod(row, context, showsTimes),
    showsTimes,
    place: readText(translated(row, texts.place, context)),
    link: readLink(ownValue(row, 'alt_url'), context),
  })
}

const texts = {
  name: ['name'],
  subtitle: ['subtitle'],
  ...descriptionTexts,
  tags: ['tags'],
  place: ['location_information'],
  picture: ['image_url_alt_text'],
} as const

const pictureFields = {
  ...imageFieldNames,
  addresses: ['image_url', 'event_image_url_abs', 'event_image_url'],
}
