import { phoneAddress } from '@promenade/domain/mall/phone-number'
import type { PageContext } from '../page-context.ts'

export interface PhoneLink {
  readonly text: string
  /** Absent where the text holds nothing to dial. */
  readonly href?: string
}

/** A phone number as it is written, and the address that dials it from anywhere. */
export function phoneLink(phone: string | undefined, { content }: PageContext): PhoneLink | undefined {
  if (phone === undefined) return undefined
  const href = phoneAddress(phone, content.property.address.country)
  return { text: phone, ...(href !== undefined && { href }) }
}
