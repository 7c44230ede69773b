import type { Clock, Mall, Place, Words } from '../page-parts.ts'
import { addressLines } from '../address-lines.ts'

/** The consent text with the mall's postal address, and the record of consent for the platform. */
export function consentTo(
  words: (mall: string, address: string) => string,
  context: Words & Clock & Mall & Place,
) {
  const { name, address } = context.content.property
  const wording = words(name, addressLines(address).join(', '))
  const page = context.href(context.path)
  return { wording, given: { wording, page, given_at: new Date(context.now).toISOString() } }
}
