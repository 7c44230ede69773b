import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { siteLink } from '../../mail/site-link.ts'
import { newsletterWelcomeMail } from '../../mail/templates/newsletter.ts'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { refuseCall } from '../account-api/refuse-call.ts'
import { hashOf } from '../secrets.ts'
import { newsPage, unsubscribeLink } from './links.ts'

/** Confirms a subscription. A second use of the link before its expiry changes nothing. */
export async function confirmNewsletter({
  transaction,
  property,
  now,
  data,
}: AccountRequest<DataOf<'newsletter_confirm'>>): Promise<EndpointResponse<'newsletter_confirm'>> {
  const found = await transaction
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'locale', 'status', 'confirm_expires_at', 'unsubscribe_token'])
    .where('property_id', '=', property.id)
    .where('confirm_hash', '=', hashOf(data.token))
    // Two simultaneous calls run one after the other.
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw refuseCall(404, 'There is no such request.', { reason: 'unknown' })
  const { confirm_expires_at: expiresAt, status } = found
  // A colleague may have ended it on request.
  if (expiresAt === null || expiresAt <= now || status === 'unsubscribed')
    throw refuseCall(410, 'The link is too old.', { reason: 'used-up' })
  if (status === 'confirmed') return { status: 'confirmed' }
  await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'confirmed', confirmed_at: now })
    .where('id', '=', found.id)
    .execute()
  const { email, locale, unsubscribe_token } = found
  const site = { origin: data.site_origin, locale }
  const links = { href: siteLink(site, newsPage), unsubscribe: unsubscribeLink(site, unsubscribe_token) }
  const content = newsletterWelcomeMail({ mall: await getMall(transaction, property.id), locale }, links)
  await enqueueMail(transaction, {
    propertyId: property.id,
    kind: 'newsletter-welcome',
    recipient: email,
    content,
    now,
  })
  return { status: 'confirmed' }
}
