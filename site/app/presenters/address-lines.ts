import type { Property } from '@promenade/domain/mall/property'

/** A postal address, line by line. */
export function addressLines(address: Property['address']): readonly string[] {
  const { street, street2, city, region, postalCode, country } = address
  const lines = [
    street,
    street2,
    [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' '),
    country,
  ]
  return lines.filter((line): line is string => Boolean(line))
}
