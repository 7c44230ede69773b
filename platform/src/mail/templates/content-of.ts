import type { MailContent } from '../outbox.ts'
import { renderHtml } from './html.ts'
import type { Frame, Letter } from './letter.ts'
import { renderText } from './text.ts'

/** Renders a letter as text and HTML. */
export function contentOf(letter: Letter, frame: Frame): MailContent {
  return {
    subject: letter.subject,
    text: renderText(letter, frame),
    html: renderHtml(letter, frame),
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe.href }),
  }
}
