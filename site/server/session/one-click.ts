import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { isLinkSecret } from '@promenade/domain/forms/link-secret'
import type { Answer, Asked } from '../http/site-env.ts'
import { plainAnswer } from '../static-error-responses.ts'
import type { RecognizeVisitor } from './session.ts'

export function mayBeOneClick(path: string): boolean {
  return splitLocalePath(path).path === '/newsletter/unsubscribe'
}

/**
 * Whether a mail provider asks, for a reader who has pressed its own button, that no more mail comes (RFC 8058). It is
 * no page of ours that sends this: the secret of the link is what proves it.
 */
export function isOneClick({ path }: Asked, form: FormData): boolean {
  return mayBeOneClick(path) && form.get('List-Unsubscribe') === 'One-Click'
}

export async function answerOneClick(asked: Asked, recognize: RecognizeVisitor): Promise<Answer> {
  const { locale } = splitLocalePath(asked.path)
  const token = new URLSearchParams(asked.search).get('token') ?? ''
  if (!isLinkSecret(token)) return plainAnswer(400, 'This is not a link of ours\n')
  const { visitor } = recognize(asked, locale)
  const result = await visitor.call('newsletter_unsubscribe', { token })
  switch (result.kind) {
    case 'done':
      return plainAnswer(200, 'Unsubscribed\n')
    case 'refused':
      return plainAnswer(404, 'Nobody is subscribed by this link\n')
    case 'limited':
      return plainAnswer(429, 'Please try again later\n', { 'retry-after': String(result.retryAfter) })
    case 'logged out':
    case 'failed':
      return plainAnswer(503, 'Please try again later\n', { 'retry-after': '60' })
  }
}
