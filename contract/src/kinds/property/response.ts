import type { Resource } from '../resource.ts'
import type { EditableProperty } from './document.ts'
import { toTimeZone } from '@promenade/domain/calendar/time-zone'
import type { Address, Alert, Property } from '@promenade/domain/mall/property'
import type { Picture } from '@promenade/domain/mall/values'
import { decodeObject, type ItemContext, UnusableItem } from '../../decode/response.ts'
import type { Decoded, PropertyContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { plainText, readHtml } from '../../decode/html.ts'
import { readId } from '../../decode/id.ts'
import { readEmail, readWebAddress } from '../../decode/link.ts'
import { readNumber } from '../../decode/number.ts'
import { readPicture } from '../../decode/picture.ts'
import { firstValue, ownValue, type Row } from '../../decode/row.ts'
import { readSocialLinks } from '../../decode/social-links.ts'
import { readText } from '../../decode/text.ts'
import { readUntranslated, translated } from '../../decode/translation.ts'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { changedFields, htmlSchema, idSchema, imageFields, optionalTextSchema } from '../../schema/fields.ts'
import { socialLinkSchema, textSchema, untranslatedFields } from '../../schema/fields.ts'

/** The mall (specification §3): the response to `/properties/{id}` itself. */
export const propertySchema = z
  .strictObject({
    id: idSchema,
    name: textSchema,
    status: z.literal('active'),
    address1: textSchema,
    address2: optionalTextSchema,
    city: textSchema,
    province_state: textSchema,
    postal_code: textSchema,
    country: textSchema,
    contact_phone: optionalTextSchema,
    contact_email: z.email().nullable(),
    url: z.url({ protocol: /^https?$/ }).nullable(),
    time_zone: textSchema.meta({ description: 'IANA time zone.', example: 'America/Halifax' }),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    social_links: z.array(socialLinkSchema),
    alert_display_type: textSchema.meta({
      description: '`none`, `warning`, `danger`; any other value is a neutral alert.',
      example: 'none',
    }),
    alert_title: optionalTextSchema,
    alert_message: htmlSchema,
    ...imageFields,
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Property', description: 'The shopping centre.' })

export type PropertyJson = HasEveryField<
  EditableProperty,
  PropertyNames,
  HasEveryField<NonNullable<EditableProperty['alert']>, AlertNames, z.infer<typeof propertySchema>>
>

interface PropertyNames {
  phone: 'contact_phone'
  email: 'contact_email'
  alert: 'alert_display_type' | 'alert_title' | 'alert_message'
}

interface AlertNames {
  type: 'alert_display_type'
  title: 'alert_title'
  message: 'alert_message'
}

/** A link to a profile on a social network, of the centre or of a store. */
export type SocialLinkJson = HasEveryField<
  EditableProperty['social_links'][number],
  { network: 'social_type' },
  PropertyJson['social_links'][number]
>

/** The shopping centre itself. */
export const property = {
  path: '',
  summary: 'The shopping centre itself',
  schema: propertySchema,
  decode: decodeProperty,
} as const satisfies Resource

/**
 * Decodes the mall. A time zone that is neither an IANA name nor one of Rails is replaced by the fallback zone, else by `UTC`
 * with a fault. Throws UnreadableResponse for a response without a name or an id.
 */
export function decodeProperty(response: unknown, context: PropertyContext): Decoded<Property> {
  return decodeObject('property', response, context, readProperty)
}

function readProperty(row: Row, context: ItemContext<PropertyContext>): Property {
  const id = readId(ownValue(row, 'id'))
  const name = readText(translated(row, ['name'], context))
  if (id === undefined || name === undefined) throw new UnusableItem('has no id or no name')
  return omitUndefined({
    id,
    name,
    address: readAddress(row),
    phone: readText(firstValue(row, 'contact_phone', 'phone')),
    email: readEmail(firstValue(row, 'contact_email', 'email')),
    url: readWebAddress(ownValue(row, 'url')),
    timeZone: readTimeZone(row, context),
    socialLinks: readSocialLinks(ownValue(row, 'social_links'), { ...context, siteOrigins: [] }),
    alert: readAlert(row, context),
    mapPicture: readMapPicture(row, context),
    ...readPlace(row),
  })
}

function readAddress(row: Row): Address {
  const text = (...names: readonly string[]): string => readText(firstValue(row, ...names)) ?? ''
  return omitUndefined({
    street: text('address1'),
    street2: readText(ownValue(row, 'address2')),
    city: text('city'),
    region: text('province_state'),
    postalCode: text('postal_code'),
    country: text('country'),
  })
}

/** Other platforms send the IANA name in `timezone_moment` and a name of Rails in `time_zone`. */
function readTimeZone(row: Row, context: ItemContext<PropertyContext>): string {
  const names = ['timezone_moment', 'time_zone'].map((name) => readText(ownValue(row, name)))
  const zones = names.map((name) => (name === undefined || name.length > 100 ? undefined : toTimeZone(name)))
  const zone = zones.find((found) => found !== undefined)
  const { fallbackZone } = context
  if (zone === undefined && fallbackZone === undefined)
    context.note('time_zone is not a time zone; UTC is used')
  return zone ?? fallbackZone ?? 'UTC'
}

function readAlert(row: Row, context: ItemContext<PropertyContext>): Alert | undefined {
  const type = readText(ownValue(row, 'alert_display_type'))?.toLowerCase()
  if (type === undefined || type === 'none') return undefined
  const message = readHtml(translated(row, alertTexts.message, context), context)
  if (message === undefined || plainText(message) === '') return undefined
  const title = readText(translated(row, alertTexts.title, context))
  const look = type === 'warning' || type === 'danger' ? type : 'neutral'
  const untranslated = readUntranslated(row, alertTexts, context)
  return omitUndefined({ look, title, message, untranslated } as const)
}

const alertTexts = { title: ['alert_title'], message: ['alert_message'] } as const

/** Decodes both coordinates or none. 0, 0 is in the sea: it means that nobody filled in the fields. */
function readPlace(row: Row): { latitude?: number; longitude?: number } {
  const latitude = readNumber(firstValue(row, 'latitude', 'lat'))
  const longitude = readNumber(firstValue(row, 'longitude', 'lng'))
  if (latitude === undefined || longitude === undefined) return {}
  const isPlace =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  return isPlace ? { latitude, longitude } : {}
}

const mapPictureFields = {
  addresses: ['svgmap_url'],
  width: 'map_image_width',
  height: 'map_image_height',
}

/** Removes the time of upload, which other platforms append to the address. */
function readMapPicture(row: Row, context: ItemContext<PropertyContext>): Picture | undefined {
  const picture = readPicture(row, mapPictureFields, context)
  return picture && { ...picture, url: picture.url.replace(/\?.*$/s, '') }
}
