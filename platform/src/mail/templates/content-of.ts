import type { MailContent } from '../outbox.ts'
import { renderHtml } from './html.ts'
import type { Letter, Sending } from './letter.ts'
import { renderText } from './text.ts'

/** A letter in the shape it is sent in. */
export function contentOf(letter: Letter, sending: Sending): MailContent {
  return {
    subject: letter.subject,
    text: renderText(letter, sending),
    html: renderHtml(letter, sending),
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe.href }),
  }
}
