import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { contactForm } from '@promenade/domain/forms/forms'
import { encodeFields } from '../../database/form-fields.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { contactMessageMail } from '../../mail/templates/contact-message.ts'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { getValid } from '../account-api/refuse-call.ts'
import { createFieldReader } from '../field-reader.ts'

/** Stores a message to the centre and mails it to the staff; not to the visitor, whose address is not verified. */
export async function receiveMessage({
  transaction,
  property,
  now,
  data,
}: AccountRequest<DataOf<'contact_message'>>): Promise<EndpointResponse<'contact_message'>> {
  const message = getValid(checkForm(contactForm, createFieldReader(data)))
  const { page, locale } = data
  const { email } = message
  const fields = encodeFields(contactForm, message)
  await transaction
    .insertInto('contact_message')
    .values({ property_id: property.id, email, fields, page, locale, created_at: now })
    .execute()
  const mall = await getMall(transaction, property.id)
  const content = contactMessageMail(mall, property.timeZone, { ...message, page, locale, writtenAt: now })
  const mail = { propertyId: property.id, kind: 'contact-message', recipient: null, content, now } as const
  await enqueueMail(transaction, mail)
  return { status: 'received' }
}
