import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditableEvent } from './document.ts'
import type { MallEvent } from '@promenade/domain/mall/event'
import { type ItemContext } from '../../decode/response.ts'
import { readPeriod } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { descriptionTexts } from '../../decode/description.ts'
import { readFeatured } from '../../decode/featured.ts'
import { readFlag } from '../../decode/flag.ts'
import { readLink } from '../../decode/link.ts'
import { imageFieldNames } from '../../decode/picture.ts'
import { readOwner } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField, FeaturedNames } from '../../schema/has-every-field.ts'
import { describedFields, featureFields, idSchema, imageFields } from '../../schema/fields.ts'
import { optionalTextSchema, ownerTypeSchema, ownerSchema, scheduleFields } from '../../schema/fields.ts'
import { tagsSchema } from '../../schema/fields.ts'

/** An event; a news item has the same shape (specification §3). */
export const eventSchema = z
  .strictObject({
    ...describedFields,
    property_id: idSchema,
    subtitle: optionalTextSchema,
    eventable_type: ownerTypeSchema,
    eventable_id: idSchema,
    eventable: ownerSchema,
    tags: tagsSchema,
    ...imageFields,
    ...scheduleFields,
    ...featureFields,
    show_times: z.boolean().meta({ description: 'False: sites show only the days.' }),
    location_information: optionalTextSchema.meta({ description: 'The place in the centre, plain text.' }),
    alt_url: optionalTextSchema.meta({ description: 'Address of further information.' }),
    series: z.string().nullable().meta({
      description: 'The slug of the recurring event of which this is one day; null of an event held once.',
    }),
    api_resource: z.enum(['events', 'news']),
  })
  .meta({ id: 'Event', description: 'An event or a news item.' })

export type EventJson = HasEveryField<Omit<EditableEvent, 'repeats'>, EventNames, z.infer<typeof eventSchema>>

interface EventNames extends FeaturedNames {
  store: 'eventable'
  place: 'location_information'
  link: 'alt_url'
}

/** Events, running and coming. */
export const events = {
  ...recordList({
    path: 'events',
    summary: 'Events, running and coming',
    schema: eventSchema,
    read: readEvent,
  }),
  sameBy: 'id',
} as const satisfies Resource

/** Decodes one event or news item. */
export function readEvent(row: Row, context: ItemContext<DecodeContext>): MallEvent {
  const showsTimes = readFlag(ownValue(row, 'show_times'))
  return omitUndefined({
    ...readFeatured(row, texts, pictureFields, context),
    owner: readOwner(row, 'eventable'),
    subtitle: readText(translated(row, texts.subtitle, context)),
    period: readPeriod(row, context, showsTimes),
    showsTimes,
    place: readText(translated(row, texts.place, context)),
    link: readLink(ownValue(row, 'alt_url'), context),
    series: readText(ownValue(row, 'series')),
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
