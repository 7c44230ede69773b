import { recordsOf } from '../read-kind.ts'
import type { PropertyWire } from '@promenade/contract/kinds/property/wire'
import type { ContentRequest } from '../content-request.ts'
import { noImage } from '../pictures.ts'
import { createTexts } from '../texts.ts'
import { socialLinks } from './social-links.ts'

export function getProperty({ documents, locale }: ContentRequest): PropertyWire | undefined {
  const [entry] = recordsOf.property(documents)
  if (entry === undefined) return undefined
  const { value } = entry
  const [alert] = recordsOf.alert(documents)
  const parts = [
    entry,
    ...recordsOf.alert(documents),
    ...recordsOf.hours(documents),
    ...recordsOf['special-day'](documents),
  ]
  const editedAt = Math.max(...parts.map((part) => part.editedAt.getTime()))
  const texts = createTexts(locale)
  return {
    id: documents.propertyId,
    name: value.name,
    status: 'active',
    address1: value.address1,
    address2: value.address2 ?? null,
    city: value.city,
    province_state: value.province_state,
    postal_code: value.postal_code,
    country: value.country,
    contact_phone: value.phone ?? null,
    contact_email: value.email ?? null,
    url: value.url ?? null,
    time_zone: value.time_zone,
    latitude: value.latitude ?? null,
    longitude: value.longitude ?? null,
    social_links: socialLinks(value.social_links),
    alert_display_type: alert?.value.type ?? 'none',
    alert_title: texts.optional('alert_title', alert?.value.title),
    alert_message: texts.optional('alert_message', alert?.value.message),
    ...noImage,
    updated_at: new Date(editedAt).toISOString(),
    untranslated_fields: texts.untranslated,
  }
}
