import type { StorePart } from '@promenade/domain/studio/store-answers'
import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Letter, Sending } from './letter.ts'

/** A mail to a store, or about what it has sent. */
export type StoreMail = {
  /** The store's name, in the language of the mail. */
  readonly store: string
  readonly href: string
} & (
  | {
      /** The centre asks; `reminder`: again. */
      readonly kind: 'store-asked' | 'store-reminder'
      readonly parts: readonly StorePart[]
      /** The last day, in the language of the mail. */
      readonly until: string
    }
  | {
      readonly kind: 'store-approved' | 'store-rejected'
      readonly part: StorePart
      readonly note: string | undefined
    }
  /** To the staff: something waits for them. */
  | { readonly kind: 'store-sent'; readonly parts: readonly StorePart[] }
)

/** The content of a mail to a store, or about what it has sent. */
export function storeMail(sending: Sending, mail: StoreMail): MailContent {
  const { texts: words, ...frame } = mailTexts('stores', sending.locale)
  return contentOf(write(words, sending, mail), { mall: sending.mall, ...frame })
}

function write(
  words: ReturnType<typeof mailTexts<'stores'>>['texts'],
  { mall }: Sending,
  mail: StoreMail,
): Letter {
  const { store, href } = mail
  const list = (parts: readonly StorePart[]) => parts.map((part) => words.parts[part])
  switch (mail.kind) {
    case 'store-asked':
    case 'store-reminder': {
      const { subject, preview, heading, body } = mail.kind === 'store-asked' ? words.asked : words.reminder
      return {
        subject: subject(store, mail.until),
        preview,
        heading: heading(store),
        paragraphs: [body(mall.name, mail.until)],
        list: { title: words.list, items: list(mail.parts) },
        button: { label: words.button, href },
        notes: [words.keep],
      }
    }
    case 'store-approved':
    case 'store-rejected': {
      const { subject, preview, heading, body } =
        mail.kind === 'store-approved' ? words.approved : words.rejected
      return {
        subject: subject(words.parts[mail.part], store),
        preview,
        heading,
        paragraphs: [body(words.parts[mail.part], mall.name)],
        ...(mail.note ? { quote: mail.note } : {}),
        ...(href === '' ? {} : { button: { label: words.site, href } }),
        notes: [],
      }
    }
    case 'store-sent': {
      const { subject, preview, heading, body, button, note } = words.sent
      return {
        subject: subject(store),
        preview,
        heading: heading(store),
        paragraphs: [body],
        list: { title: words.sentList, items: list(mail.parts) },
        button: { label: button, href },
        notes: [note],
      }
    }
  }
}
