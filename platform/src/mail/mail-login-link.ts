import type { Locale } from '@promenade/domain/locale/locale'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { getMall } from './mall.ts'
import { enqueueMail } from './outbox.ts'
import { siteLink } from './site-link.ts'
import { loginLinkMail } from './templates/login-link.ts'

export interface LoginLink {
  readonly propertyId: number
  readonly email: string
  readonly locale: Locale
  /** Of the site, without a path. */
  readonly siteOrigin: string
  readonly secret: string
  readonly now: Date
  /** When the link opens nothing any more, its mail is not sent any more either. */
  readonly expiresAt: Date
}

/** Sends a link to log in with. */
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
