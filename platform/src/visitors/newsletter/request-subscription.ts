import type { AccountRequest } from '../account-api/account-endpoint.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { siteLink } from '../../mail/site-link.ts'
import { newsletterAlreadyMail, newsletterConfirmMail } from '../../mail/templates/newsletter.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { newsPage, unsubscribeLink } from './links.ts'
import { getUnsubscribeToken, storePending, type Subscriber } from './records.ts'

/** Lifetime of a confirmation link. */
const lifeMs = 7 * 24 * 60 * 60_000

/** Mails a confirmation link to the address; a confirmed subscriber gets a mail that says so instead. */
export async function requestSubscription(
  request: Omit<AccountRequest<unknown>, 'data'>,
  subscriber: Subscriber,
  origin: string,
): Promise<void> {
  const { transaction, property, now } = request
  const { email, locale } = subscriber
  const site = { origin, locale }
  const secret = newSecret()
  const confirmation = { hash: hashOf(secret), expiresAt: new Date(now.getTime() + lifeMs) }
  const isPending = await storePending(request, subscriber, confirmation)
  const unsubscribe = unsubscribeLink(site, await getUnsubscribeToken(request, email))
  const sending = { mall: await getMall(transaction, property.id), locale }
  const mail = { propertyId: property.id, recipient: email, now }
  if (isPending) {
    const href = siteLink(site, '/newsletter/confirm', { token: secret })
    const content = newsletterConfirmMail(sending, { href, unsubscribe })
    await enqueueMail(transaction, { ...mail, kind: 'newsletter-confirm', content })
  } else {
    const content = newsletterAlreadyMail(sending, { href: siteLink(site, newsPage), unsubscribe })
    await enqueueMail(transaction, { ...mail, kind: 'newsletter-already', content })
  }
}
