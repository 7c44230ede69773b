/** The address that dials a number; what people write between the digits does not belong in it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
