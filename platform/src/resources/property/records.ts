import type { PropertyWire } from '@promenade/contract/resources/property'
import type { ResourceRequest } from '../resource-request.ts'
import { noImage } from '../pictures.ts'
import { listSocialLinks } from '../social-links.ts'
import { createTexts } from '../texts.ts'

export async function getProperty(request: ResourceRequest): Promise<PropertyWire> {
  const row = await request.database
    .selectFrom('property')
    .selectAll()
    .where('id', '=', request.property.id)
    .executeTakeFirstOrThrow()
  const links = await listSocialLinks(request)
  const texts = createTexts(request.locale)
  return {
    id: row.id,
    name: row.name,
    status: 'active',
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    province_state: row.province_state,
    postal_code: row.postal_code,
    country: row.country,
    contact_phone: row.phone,
    contact_email: row.email,
    url: row.url,
    time_zone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
    social_links: links.get(null) ?? [],
    alert_display_type: row.alert_type,
    alert_title: texts.optional('alert_title', row.alert_title),
    alert_message: texts.optional('alert_message', row.alert_message),
    ...noImage,
    updated_at: row.updated_at.toISOString(),
    untranslated_fields: texts.untranslated,
  }
}
