import { titleOf } from '@promenade/contract/studio-api/document-title'
import { startOfDay } from '@promenade/domain/calendar/instants'
import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import type { StorePart } from '@promenade/domain/studio/store-answers'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail, type OutgoingMail } from '../../mail/outbox.ts'
import { type StoreMail, storeMail } from '../../mail/templates/stores.ts'
import { listPublished } from '../../documents/list-published.ts'
import type { Writer } from '../../documents/writer.ts'
import { getProperty } from '../get-property.ts'
import { createLinkAddress } from './store-link.ts'

interface AskedLink {
  readonly id: number
  readonly entryId: number
  readonly email: string
  readonly locale: Locale
  readonly parts: readonly StorePart[]
  readonly until: string
  readonly expiresAt: Date
}

/** Mails a store its link, with a secret of this mail alone. */
export async function mailLink(
  writer: Writer,
  link: AskedLink,
  { origin, kind }: { readonly origin: string; readonly kind: 'store-asked' | 'store-reminder' },
): Promise<void> {
  const { transaction, propertyId } = writer
  const { timeZone } = await getProperty(transaction, propertyId)
  const format = new Intl.DateTimeFormat(detailsOf(link.locale).iso, { dateStyle: 'long', timeZone })
  const mailId = await send(
    writer,
    link,
    {
      kind,
      parts: link.parts,
      until: format.format(startOfDay(link.until, timeZone)),
      href: await createLinkAddress(transaction, link.id, origin),
    },
    { giveUpAt: link.expiresAt },
  )
  await transaction
    .updateTable('store_link')
    .set({ mail_id: mailId, mail_failed: false })
    .where('id', '=', link.id)
    .execute()
}

interface Decided {
  readonly entryId: number
  readonly email: string
  readonly locale: Locale
  readonly part: StorePart
  readonly isApproved: boolean
  readonly note: string | undefined
}

/** Tells a store what became of what it has sent. */
export async function mailDecision(writer: Writer, decided: Decided): Promise<void> {
  const { url } = await getProperty(writer.transaction, writer.propertyId)
  const kind = decided.isApproved ? 'store-approved' : 'store-rejected'
  await send(writer, decided, { ...decided, kind, href: url ?? '' })
}

interface Sent {
  readonly entryId: number
  readonly parts: readonly StorePart[]
  readonly origin: string
}

/** Each of the staff who may publish gets one mail an hour at most: the screen that it leads to has all that waits. */
const quietMs = 3_600_000

/** Tells the staff who may publish that something waits for them. */
export async function tellEditors(writer: Writer, { entryId, parts, origin }: Sent): Promise<void> {
  const { transaction, propertyId, now } = writer
  const editors = await transaction
    .selectFrom('staff')
    .select(['email', 'locale'])
    .where('property_id', '=', propertyId)
    .where('role', 'in', ['admin', 'editor'])
    .where('disabled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .whereRef('recipient', '=', 'staff.email')
            .where('kind', '=', 'store-sent')
            .where('created_at', '>', new Date(now.getTime() - quietMs)),
        ),
      ),
    )
    .execute()
  for (const editor of editors)
    await send(writer, { ...editor, entryId }, { kind: 'store-sent', parts, href: `${origin}/approvals` })
}

interface Recipient {
  readonly entryId: number
  readonly email: string
  readonly locale: Locale
}

type WithoutStore<Mail> = Mail extends unknown ? Omit<Mail, 'store'> : never

async function send(
  { transaction, propertyId, now }: Writer,
  { entryId, email, locale }: Recipient,
  mail: WithoutStore<StoreMail>,
  options: Pick<OutgoingMail, 'giveUpAt'> = {},
): Promise<string> {
  const mall = await getMall(transaction, propertyId)
  const [entry] = await listPublished(transaction, propertyId, [entryId])
  const title = titleOf(entry?.document ?? {})
  const content = storeMail({ mall, locale }, { ...mail, store: title[locale] ?? title.en })
  return enqueueMail(transaction, { propertyId, kind: mail.kind, recipient: email, content, now, ...options })
}
