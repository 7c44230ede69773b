import { emailAddress } from '@promenade/domain/forms/fields'
import { DeliveryError } from './delivery-error.ts'
import { mailContent } from './outbox.ts'
import type { DueMail } from './queue.ts'

export interface Address {
  readonly name: string
  readonly address: string
}

/** Who mail is from and where that to the mall goes, where settings say so. */
export interface MailAddresses {
  readonly from: Address | undefined
  readonly staff: string | undefined
  /** The same of one mall, by the id of its property: these go first. */
  readonly fromOfProperty?: ReadonlyMap<number, Address>
  readonly staffOfProperty?: ReadonlyMap<number, string>
}

/** A mail in the words of the library that builds it. Addresses are never text that has to be read. */
export type MailMessage = ReturnType<typeof messageOf>

/** Throws `DeliveryError` for a mail that can't be sent to anybody. */
export function messageOf(mail: DueMail, settings: MailAddresses) {
  const { subject, text, html, replyTo, unsubscribe } = mailContent.parse(mail.content)
  const from = settings.fromOfProperty?.get(mail.mall.id) ??
    settings.from ?? { name: mail.mall.name, address: addressOfMall(mail.mall) }
  return {
    name: `${mail.createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${mail.kind}-${mail.id}`,
    fields: {
      from: safe(from),
      // Only what a visitor gave stays wrong; settings and content can be mended while the mail waits.
      to:
        mail.recipient === null
          ? safe({ name: '', address: staffOf(mail, settings) })
          : safe({ name: '', address: mail.recipient }, { isFinal: true }),
      ...(replyTo && { replyTo: safe(replyTo, { isFinal: true }) }),
      subject: oneLine(subject),
      text,
      html,
      // The same at every attempt, so that a receiver knows a repetition.
      messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
      date: mail.createdAt,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribe !== undefined && { list: { unsubscribe } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}

/** What mail is from where neither settings nor content name an address: nobody reads answers to it. */
function addressOfMall({ email, url }: DueMail['mall']): string {
  if (email !== null) return email
  return `no-reply@${url !== null && URL.canParse(url) ? new URL(url).hostname : 'localhost.localdomain'}`
}

function staffOf({ mall }: DueMail, { staff, staffOfProperty }: MailAddresses): string {
  const address = staffOfProperty?.get(mall.id) ?? staff ?? mall.email
  if (address !== null) return address
  throw new DeliveryError('Neither MAIL_STAFF nor the content says where messages to the mall go.', {
    isFinal: false,
  })
}

function safe({ name, address }: Address, { isFinal } = { isFinal: false }): Address {
  const read = emailAddress(address)
  if ('problem' in read || read.value === undefined) {
    throw new DeliveryError('The e-mail address is not one that mail can be sent to.', { isFinal })
  }
  return { name: oneLine(name), address: read.value }
}

/** Headers end where a line ends: whatever a visitor wrote, it stays within its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
