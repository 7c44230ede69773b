import type { MailContent } from '../outbox.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

interface Links {
  /** The target of the button. */
  readonly href: string
  readonly unsubscribe: string
}

/** The mail that asks the owner of an address to confirm the sign-up. */
export function newsletterConfirmMail({ mall, locale }: Sending, { href, unsubscribe }: Links): MailContent {
  const { name } = mall
  const { texts, ...frame } = mailTexts('newsletterConfirm', locale)
  const { subject, preview, heading, body, button, ignore, unsubscribeWhy } = texts
  return contentOf(
    {
      subject: subject(name),
      preview,
      heading,
      paragraphs: [body(name)],
      button: { label: button, href },
      notes: [ignore],
      unsubscribe: { why: unsubscribeWhy(name), href: unsubscribe },
    },
    { mall, ...frame },
  )
}

/** The first mail to a confirmed subscriber. */
export function newsletterWelcomeMail(sending: Sending, links: Links): MailContent {
  return toSubscriber(sending, 'newsletterWelcome', links)
}

/** The mail to a subscriber who signed up again. */
export function newsletterAlreadyMail(sending: Sending, links: Links): MailContent {
  return toSubscriber(sending, 'newsletterAlready', links)
}

function toSubscriber(
  { mall, locale }: Sending,
  kind: 'newsletterWelcome' | 'newsletterAlready',
  { href, unsubscribe }: Links,
): MailContent {
  const { name } = mall
  const { texts, ...around } = mailTexts(kind, locale)
  const { subject, preview, heading, body, button, leave } = texts
  return contentOf(
    {
      subject: subject(name),
      preview,
      heading,
      paragraphs: [body(name)],
      button: { label: button, href },
      notes: [leave],
      unsubscribe: { why: around.frame.unsubscribeWhy(name), href: unsubscribe },
    },
    { mall, ...around },
  )
}
