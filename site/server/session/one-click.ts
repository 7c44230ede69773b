import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { isLinkSecret } from '@promenade/domain/forms/link-secret'
import { respondWithText } from '../http/respond.ts'
import type { SiteContext } from '../http/site-env.ts'
import type { RecognizeVisitor } from './session.ts'

export function mayBeOneClick(path: string): boolean {
  return splitLocalePath(path).path === '/newsletter/unsubscribe'
}

/**
 * True for the request that a mail provider sends when a reader presses its unsubscribe button (RFC 8058). It does not come from
 * a page of the site: the secret of the link authorizes it.
 */
export function isOneClick({ req: { path } }: SiteContext, form: FormData): boolean {
  return mayBeOneClick(path) && form.get('List-Unsubscribe') === 'One-Click'
}

export async function unsubscribe(context: SiteContext, recognize: RecognizeVisitor): Promise<Response> {
  const { locale } = splitLocalePath(context.req.path)
  const token = new URLSearchParams(context.var.search).get('token') ?? ''
  if (!isLinkSecret(token)) return respondWithText(400, 'This is not a link of ours\n')
  const { visitor } = recognize(context, locale)
  const result = await visitor.call('newsletter_unsubscribe', { token })
  switch (result.kind) {
    case 'done':
      return respondWithText(200, 'Unsubscribed\n')
    case 'refused':
      return respondWithText(404, 'Nobody is subscribed by this link\n')
    case 'limited':
      return respondWithText(429, 'Please try again later\n', { 'retry-after': String(result.retryAfter) })
    case 'logged out':
    case 'failed':
      return respondWithText(503, 'Please try again later\n', { 'retry-after': '60' })
  }
}
