import { isTimeZone } from '@promenade/domain/calendar/time-zone'
import { z } from 'zod'
import { email, socialLinks, text, webAddress } from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'
import { editableAlert } from '../alert/document.ts'

const timeZone = text
  .refine(isTimeZone, { error: ({ input }) => `"${input}" is not a time zone such as America/Halifax` })
  .meta({ title: 'time zone, such as America/Halifax' })

/** The editable fields of the shopping centre. */
export const editableProperty = z.strictObject({
  ...section('what', {
    name: text,
    address1: text,
    address2: text.optional(),
    city: text,
    province_state: text,
    postal_code: text,
    country: text,
  }),
  ...section('contact', {
    phone: text.optional(),
    email: email.optional(),
    url: webAddress.optional().describe('The public address of the site.'),
    social_links: socialLinks,
  }),
  id: z
    .int32()
    .positive('must be 1 or more')
    .meta({ title: 'whole number from 1' })
    .describe('Different for each mall of a platform.'),
  time_zone: timeZone,
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  alert: editableAlert.optional(),
})

export type EditableProperty = z.infer<typeof editableProperty>

/** The notice is an entry of its own. */
export const propertyDocument = editableProperty.omit({ alert: true })

function degrees(max: number) {
  const error = `must be a number from -${max} to ${max}`
  return z
    .number(error)
    .min(-max, error)
    .max(max, error)
    .meta({ title: `number from -${max} to ${max}` })
}
