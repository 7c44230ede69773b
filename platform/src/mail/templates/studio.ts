import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Letter, Sending } from './letter.ts'

/** A mail to a member of staff about the studio. */
export type StudioMail =
  | { readonly kind: 'studio-login'; readonly href: string }
  | {
      readonly kind: 'studio-invitation' | 'studio-recovery'
      readonly href: string
      /** The name of the invited person. */
      readonly name: string
      readonly by: string
    }
  | {
      readonly kind: 'studio-recovery-notice'
      readonly href: string
      /** The name of the person whose means of login are replaced. */
      readonly of: string
      readonly by: string
    }
  /** `host`: of the receiver. */
  | { readonly kind: 'studio-webhook-off'; readonly href: string; readonly host: string }

/** The content of a mail about the studio. */
export function studioMail(sending: Sending, mail: StudioMail): MailContent {
  const { texts: words, ...frame } = mailTexts('studio', sending.locale)
  return contentOf(write(words, sending, mail), { mall: sending.mall, ...frame })
}

type Words = ReturnType<typeof mailTexts<'studio'>>['texts']

function write(words: Words, { mall }: Sending, mail: StudioMail): Letter {
  switch (mail.kind) {
    case 'studio-login': {
      const { subject, ...login } = words.login
      return toLetter({ ...login, subject: subject(mall.name), href: mail.href })
    }
    case 'studio-invitation': {
      const { subject, heading, body, ...rest } = words.invitation
      const text = {
        subject: subject(mall.name),
        heading: heading(mail.name),
        body: body(mail.by, mall.name),
      }
      return toLetter({ ...rest, ...text, href: mail.href })
    }
    case 'studio-recovery': {
      const { subject, body, ...rest } = words.recovery
      return toLetter({ ...rest, subject: subject(mall.name), body: body(mail.by), href: mail.href })
    }
    case 'studio-recovery-notice': {
      const { subject, body, ...rest } = words.recoveryNotice
      return toLetter({ ...rest, subject: subject(mail.of), body: body(mail.of, mail.by), href: mail.href })
    }
    case 'studio-webhook-off': {
      const { subject, body, ...rest } = words.webhookOff
      return toLetter({ ...rest, subject: subject(mail.host), body: body(mail.host), href: mail.href })
    }
  }
}

interface Texts {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly body: string
  readonly button: string
  readonly note: string
  readonly href: string
}

function toLetter({ subject, preview, heading, body, button, note, href }: Texts): Letter {
  return {
    subject,
    preview,
    heading,
    paragraphs: [body],
    button: { label: button, href },
    notes: [note],
  }
}
