import type { AccountRequest } from '../../account-api/account-endpoint.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { siteLink } from '../../mail/site-link.ts'
import { newsletterAlreadyMail, newsletterConfirmMail } from '../../mail/templates/newsletter.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { newsPage, unsubscribeLink } from './links.ts'
import { getUnsubscribeToken, putPending, type Subscriber } from './records.ts'

/** How long a link to confirm may be used. */
const lifeMs = 7 * 24 * 60 * 60_000

/** Asks the owner of an address by mail whether they want the newsletter, or tells them that they have it. */
export async function requestSubscription(
  asked: Omit<AccountRequest<unknown>, 'data'>,
  subscriber: Subscriber,
  origin: string,
): Promise<void> {
  const { transaction, property, now } = asked
  const { email, locale } = subscriber
  const site = { origin, locale }
  const secret = newSecret()
  const confirmation = { hash: hashOf(secret), expiresAt: new Date(now.getTime() + lifeMs) }
  const isPending = await putPending(asked, subscriber, confirmation)
  const unsubscribe = unsubscribeLink(site, await getUnsubscribeToken(asked, email))
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
