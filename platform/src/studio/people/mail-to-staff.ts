import type { Locale } from '@promenade/domain/locale/locale'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { studioMail, type StudioMail } from '../../mail/templates/studio.ts'
import type { StaffLink } from './links.ts'

interface Recipient {
  readonly propertyId: number
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly now: Date
  /** The studio's origin. */
  readonly origin: string
}

type Letter =
  | { readonly kind: 'studio-login'; readonly link: StaffLink }
  | { readonly kind: 'studio-invitation'; readonly link: StaffLink; readonly by: string }
  | { readonly kind: 'studio-recovery'; readonly link: StaffLink; readonly by: string }
  /** To the admins: the means of login of a colleague are about to be replaced. */
  | { readonly kind: 'studio-recovery-notice'; readonly of: string; readonly by: string }
  /** To the admins: a webhook was switched off by itself. */
  | { readonly kind: 'studio-webhook-off'; readonly webhook: number; readonly host: string }

/** Queues a mail to a member of staff. */
export async function mailToStaff(
  transaction: Transaction<Schema>,
  { propertyId, email, name, locale, now, origin }: Recipient,
  letter: Letter,
): Promise<void> {
  const mall = await getMall(transaction, propertyId)
  const link = 'link' in letter ? letter.link : undefined
  const content = studioMail({ mall, locale }, describe(letter, name, origin))
  await enqueueMail(transaction, {
    propertyId,
    kind: letter.kind,
    recipient: email,
    content,
    now,
    ...(link && { giveUpAt: link.expiresAt }),
  })
}

interface Admins extends Pick<Recipient, 'propertyId' | 'now' | 'origin'> {
  /** An admin who gets none. */
  readonly except?: number
}

/** Queues a mail to each admin of a mall who can log in. */
export async function mailToAdmins(
  transaction: Transaction<Schema>,
  { except = 0, ...sent }: Admins,
  letter: Letter,
): Promise<void> {
  const admins = await transaction
    .selectFrom('staff')
    .select(['name', 'email', 'locale'])
    .where('property_id', '=', sent.propertyId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('id', '!=', except)
    .execute()
  for (const admin of admins) await mailToStaff(transaction, { ...admin, ...sent }, letter)
}

function describe(letter: Letter, name: string, origin: string): StudioMail {
  if (letter.kind === 'studio-recovery-notice')
    return { kind: letter.kind, href: `${origin}/settings/staff`, of: letter.of, by: letter.by }
  if (letter.kind === 'studio-webhook-off') {
    const href = `${origin}/settings/webhooks/${letter.webhook}`
    return { kind: letter.kind, href, host: letter.host }
  }
  // After `#`, so that no server and no proxy writes it down.
  const href = `${origin}/log-in#${letter.link.token}`
  if (letter.kind === 'studio-login') return { kind: letter.kind, href }
  return { kind: letter.kind, href, name, by: letter.by }
}
