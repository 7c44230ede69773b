import { recordsOf } from '../read-kind.ts'
import { type PropertyJson, propertySchema } from '@promenade/contract/kinds/property/response'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { noImage } from '../pictures.ts'
import { createTexts } from '../texts.ts'
import { socialLinks } from './social-links.ts'

export function getProperty({ documents, locale }: ContentRequest): PropertyJson | undefined {
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
  return encodeRecord(propertySchema, value, texts, {
    id: documents.propertyId,
    status: 'active',
    contact_phone: value.phone ?? null,
    contact_email: value.email ?? null,
    social_links: socialLinks(value.social_links),
    alert_display_type: alert?.value.type ?? 'none',
    alert_title: texts.optional('alert_title', alert?.value.title),
    alert_message: texts.optional('alert_message', alert?.value.message),
    ...noImage,
    updated_at: new Date(editedAt).toISOString(),
    untranslated_fields: texts.untranslated,
  })
}
