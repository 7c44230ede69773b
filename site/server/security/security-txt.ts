import type { Answer, Asked } from '../http/site-env.ts'
import { plainAnswer } from '../static-error-responses.ts'

export interface SecurityTxtOptions {
  readonly origin: string
  /** Whom to tell of a weakness: `mailto:` or `https:`; the page with the form where nobody else is named. */
  readonly securityContact?: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

const path = '/.well-known/security.txt'

/** Shorter than the year that RFC 9116 allows, so that a copy kept somewhere still holds. */
const validDays = 180
const dayMs = 24 * 60 * 60_000

/** Whom to tell of a weakness of the site, where those who look for it look first (RFC 9116). */
export function answerSecurityTxt(asked: Asked, options: SecurityTxtOptions): Answer | undefined {
  if (asked.path === '/security.txt')
    return { status: 301, headers: { location: path, 'cache-control': 'public, max-age=3600' } }
  if (asked.path !== path) return undefined
  return plainAnswer(200, textOf(options), { 'cache-control': 'public, max-age=3600' })
}

function textOf({ origin, securityContact = `${origin}/contact-us`, clock }: SecurityTxtOptions): string {
  const midnight = Math.floor(clock() / dayMs) * dayMs
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${path}`,
  ]
  return `${lines.join('\n')}\n`
}
