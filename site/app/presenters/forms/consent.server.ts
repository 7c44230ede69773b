import type { PageContext } from '../../page-context.ts'
import { addressLines } from '../address-lines.ts'
import { wordingFor } from '../wording.server.ts'

/** The words in which a mall asks for consent, with its postal address, and the proof that they were agreed to. */
export function consentTo(words: (mall: string, address: string) => string, visit: PageContext) {
  const { name, address } = visit.content.property
  const wording = words(name, addressLines(address).join(', '))
  const page = wordingFor(visit).href(visit.path)
  return { wording, given: { wording, page, given_at: new Date(visit.now).toISOString() } }
}
