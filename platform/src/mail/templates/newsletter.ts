import type { MailContent } from '../outbox.ts'
import { wordsIn } from '../words/words-in.ts'
import { contentOf } from './content-of.ts'
import type { Sending } from './letter.ts'

interface Links {
  /** Of the button. */
  readonly href: string
  readonly unsubscribe: string
}

/** Asks whether it was really the owner of the address who signed up. */
export function newsletterConfirmMail(sending: Sending, { href, unsubscribe }: Links): MailContent {
  const { name } = sending.mall
  const { subject, preview, heading, body, button, ignore, unsubscribeWhy } = wordsIn(
    sending.locale,
  ).newsletterConfirm
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
    sending,
  )
}

/** The first mail to somebody who confirmed. */
export function newsletterWelcomeMail(sending: Sending, links: Links): MailContent {
  return toSubscriber(sending, 'newsletterWelcome', links)
}

/** To somebody who signed up again. */
export function newsletterAlreadyMail(sending: Sending, links: Links): MailContent {
  return toSubscriber(sending, 'newsletterAlready', links)
}

function toSubscriber(
  sending: Sending,
  kind: 'newsletterWelcome' | 'newsletterAlready',
  { href, unsubscribe }: Links,
): MailContent {
  const { name } = sending.mall
  const words = wordsIn(sending.locale)
  const { subject, preview, heading, body, button, leave } = words[kind]
  return contentOf(
    {
      subject: subject(name),
      preview,
      heading,
      paragraphs: [body(name)],
      button: { label: button, href },
      notes: [leave],
      unsubscribe: { why: words.unsubscribeWhy(name), href: unsubscribe },
    },
    sending,
  )
}
