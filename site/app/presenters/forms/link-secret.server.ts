import type { Words } from '../page-parts.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { Outcome } from '../../components/form/form-view.ts'

/** The result for a malformed secret, without a request: a mail program may have cut the link. */
export const malformedSecret = { kind: 'refused', reason: 'malformed' } as const

/** The error for an unknown or damaged link. */
export function unknownLink({ locale }: Words, link: NonNullable<Outcome['link']>): Outcome {
  const { unknownTitle: title, unknownText: text } = formMessagesIn(locale).newsletter
  return { title, text, link }
}
