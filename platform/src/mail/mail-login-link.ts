import type { Locale } from '@promenade/domain/locale/locale'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { getMall } from './mall.ts'
import { enqueueMail } from './outbox.ts'
import { siteLink } from './site-link.ts'
import { loginLinkMail } from './templates/login-link.ts'

/** The content of a login mail. */
export interface LoginLink {
  readonly propertyId: number
  readonly email: string
  readonly locale: Locale
  /** Origin of the site. */
  readonly siteOrigin: string
  readonly secret: string
  readonly now: Date
  /** Expiry of the link; after it the mail is not sent. */
  readonly expiresAt: Date
}

/** Queues a mail with a login link. */
export async function mailLoginLink(transaction: Transaction<Schema>, login: LoginLink): Promise<void> {
  const { propertyId, email, locale, siteOrigin: origin, secret, now, expiresAt } = login
  const mall = await getMall(transaction, propertyId)
  const link = siteLink({ origin, locale }, '/login/confirm', { hash: secret })
  const content = loginLinkMail({ mall, locale }, link)
  const mail = {
    propertyId,
    kind: 'login-link',
    recipient: email,
    content,
    now,
    giveUpAt: expiresAt,
  } as const
  await enqueueMail(transaction, mail)
}
