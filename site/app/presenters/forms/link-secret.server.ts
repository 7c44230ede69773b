import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { Outcome } from '../../components/form/form-view.ts'

/** The result of a call with a secret that cannot be one, so that it is never made: a mail program may have cut the link. */
export const malformedSecret = { kind: 'refused', reason: 'malformed' } as const

/** What is said of a link that we have not sent, or that did not arrive whole. */
export function unknownLink({ locale }: PageContext, link: NonNullable<Outcome['link']>): Outcome {
  const { unknownTitle: title, unknownText: text } = formMessagesIn(locale).newsletter
  return { title, text, link }
}
