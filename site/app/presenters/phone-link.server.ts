import { phoneAddress } from '@promenade/domain/mall/phone-number'
import type { PageContext } from '../page-context.ts'

export interface PhoneLink {
  readonly text: string
  /** Absent for a text without a phone number. */
  readonly href?: string
}

/** A phone number as written, with its international `tel:` link. */
export function phoneLink(phone: string | undefined, { content }: PageContext): PhoneLink | undefined {
  if (phone === undefined) return undefined
  const href = phoneAddress(phone, content.property.address.country)
  return { text: phone, ...(href !== undefined && { href }) }
}
