import { emailAddress } from '@promenade/domain/forms/fields'
import { DeliveryError } from './delivery-error.ts'
import { mailContent } from './outbox.ts'
import type { DueMail } from './queue.ts'

/** An e-mail address with a name. */
export interface Address {
  readonly name: string
  readonly address: string
}

/** The addresses from the settings: the sender, and the recipient of mail to the mall. */
export interface MailAddresses {
  readonly from: Address | undefined
  readonly staff: string | undefined
  /** Addresses of single malls, by the id of the property; they go first. */
  readonly fromOfProperty?: ReadonlyMap<number, Address>
  readonly staffOfProperty?: ReadonlyMap<number, string>
}

/** A mail for nodemailer. Addresses are objects, so that the library does not parse text. */
export type MailMessage = ReturnType<typeof messageOf>

/** Mails in the words of staff: an answer by a machine is for these. */
const writtenBySomebody: ReadonlySet<string> = new Set(['contact-reply', 'contest-winner'])

/** Creates the message of a mail. Throws `DeliveryError` without a valid recipient. */
export function messageOf(mail: DueMail, settings: MailAddresses) {
  const { subject, text, html, replyTo, unsubscribe } = mailContent.parse(mail.content)
  const from = settings.fromOfProperty?.get(mail.mall.id) ??
    settings.from ?? { name: mail.mall.name, address: addressOfMall(mail.mall) }
  return {
    name: `${mail.createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${mail.kind}-${mail.id}`,
    fields: {
      from: safe(from),
      // A visitor's invalid address is final; settings and content can be corrected while the mail waits.
      to:
        mail.recipient === null
          ? safe({ name: '', address: staffOf(mail, settings) })
          : safe({ name: '', address: mail.recipient }, { isFinal: true }),
      ...(replyTo && { replyTo: safe(replyTo, { isFinal: true }) }),
      subject: oneLine(subject),
      text,
      html,
      // Equal for all attempts, so that receivers recognise a repetition.
      messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
      date: mail.createdAt,
      headers: {
        ...(!writtenBySomebody.has(mail.kind) && { 'Auto-Submitted': 'auto-generated' }),
        ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribe !== undefined && { list: { unsubscribe } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}

/** The sender without a setting: the mall's address, else one that receives no mail. */
function addressOfMall({ email, url }: DueMail['mall']): string {
  if (email !== null) return email
  return `no-reply@${url !== null && URL.canParse(url) ? new URL(url).hostname : 'localhost.localdomain'}`
}

function staffOf({ mall }: DueMail, { staff, staffOfProperty }: MailAddresses): string {
  const address = staffOfProperty?.get(mall.id) ?? staff ?? mall.email
  if (address !== null) return address
  throw new DeliveryError('Neither MAIL_STAFF nor the content has an address for messages to the mall.', {
    isFinal: false,
  })
}

function safe({ name, address }: Address, { isFinal } = { isFinal: false }): Address {
  const read = emailAddress(address)
  if ('problem' in read || read.value === undefined) {
    throw new DeliveryError('The e-mail address is invalid.', { isFinal })
  }
  return { name: oneLine(name), address: read.value }
}

/** Removes line ends, so that a visitor's text cannot add a header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
