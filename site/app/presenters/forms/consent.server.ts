import type { PageContext } from '../../page-context.ts'
import { addressLines } from '../address-lines.ts'

/** The words in which a mall asks for consent, with its postal address, and the proof that they were agreed to. */
export function consentTo(words: (mall: string, address: string) => string, context: PageContext) {
  const { name, address } = context.content.property
  const wording = words(name, addressLines(address).join(', '))
  const page = context.href(context.path)
  return { wording, given: { wording, page, given_at: new Date(context.now).toISOString() } }
}
