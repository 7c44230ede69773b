import { respondWithText } from '../http/respond.ts'

export interface SecurityTxtOptions {
  readonly origin: string
  /** Whom to tell of a weakness: `mailto:` or `https:`; the page with the form where nobody else is named. */
  readonly securityContact?: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

export const securityTxtPath = '/.well-known/security.txt'

/** Shorter than the year that RFC 9116 allows, so that a copy kept somewhere still holds. */
const validDays = 180
const dayMs = 24 * 60 * 60_000

/** Says where to report a weakness of the site, in the file that researchers look for first (RFC 9116). */
export function securityTxt(options: SecurityTxtOptions): Response {
  return respondWithText(200, textOf(options), { 'cache-control': 'public, max-age=3600' })
}

function textOf({ origin, securityContact = `${origin}/contact-us`, clock }: SecurityTxtOptions): string {
  const midnight = Math.floor(clock() / dayMs) * dayMs
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(midnight + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${securityTxtPath}`,
  ]
  return `${lines.join('\n')}\n`
}
