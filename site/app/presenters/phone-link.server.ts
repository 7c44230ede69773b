import { phoneAddress } from '@promenade/domain/mall/phone-number'
import type { Mall } from './page-parts.ts'

export interface PhoneLink {
  readonly text: string
  /** Absent for a text without a phone number. */
  readonly href?: string
}

/** A phone number as written, with its international `tel:` link. */
export function phoneLink(phone: string | undefined, { content }: Mall): PhoneLink | undefined {
  if (phone === undefined) return undefined
  const href = phoneAddress(phone, content.property.address.country)
  return { text: phone, ...(href !== undefined && { href }) }
}
