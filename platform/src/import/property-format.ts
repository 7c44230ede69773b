import { isTimeZone } from '@promenade/domain/calendar/time-zone'
import { z } from 'zod'
import { email, text, webAddress } from './fields.ts'

const timeZone = text
  .refine(isTimeZone, { error: ({ input }) => `"${input}" is not a time zone such as America/Halifax` })
  .meta({ title: 'time zone, such as America/Halifax' })

/** Of the property, what decides how the rest is read. What is wrong with it is told by its own schema. */
export const basics = z
  .object({ time_zone: timeZone.catch('UTC'), url: webAddress.optional().catch(undefined) })
  .catch({ time_zone: 'UTC' })

/** The fields of the property that need nothing else of the folder. */
export const property = z.strictObject({
  id: z
    .int32()
    .positive('must be 1 or more')
    .meta({ title: 'whole number from 1' })
    .describe('Of its own for each mall of a platform.'),
  name: text,
  address1: text,
  address2: text.optional(),
  city: text,
  province_state: text,
  country: text,
  postal_code: text,
  url: webAddress.optional().describe('The public address of the site.'),
  time_zone: timeZone,
  phone: text.optional(),
  email: email.optional(),
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
})

function degrees(most: number) {
  const error = `must be a number from -${most} to ${most}`
  return z
    .number(error)
    .min(-most, error)
    .max(most, error)
    .meta({ title: `number from -${most} to ${most}` })
}
