import { locales } from '@promenade/domain/locale/locale'
import { respondWithText } from '../http/respond.ts'

export interface SecurityTxtOptions {
  readonly origin: string
  /** `mailto:` or `https:`; the contact page by default. */
  readonly securityContact?: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

export const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validDays = 180
const dayMs = 24 * 60 * 60_000

/** Tells security researchers where to report a vulnerability (RFC 9116). */
export function securityTxt(options: SecurityTxtOptions): Response {
  return respondWithText(200, textOf(options), { 'cache-control': 'public, max-age=3600' })
}

function textOf({ origin, securityContact = `${origin}/contact-us`, clock }: SecurityTxtOptions): string {
  const midnight = Math.floor(clock() / dayMs) * dayMs
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
  ]
  return `${lines.join('\n')}\n`
}
