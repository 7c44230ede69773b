import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The sender at the end of every mail. */
export interface Mall {
  readonly name: string
  /** The postal address, on one line. */
  readonly address: string
  /** The e-mail address for visitors. */
  readonly email: string | null
}

/** Gets the mall of a property. Throws if there is none. */
export async function getMall(transaction: Transaction<Schema>, propertyId: number): Promise<Mall> {
  const { name, email, address1, address2, city, province_state, postal_code, country } = await transaction
    .selectFrom('mall')
    .select(['name', 'email', 'address1', 'address2', 'city', 'province_state', 'postal_code', 'country'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  // A postal code must not break at its space.
  const place = `${city}, ${province_state} ${postal_code.replaceAll(' ', '\u00A0')}`
  return { name, email, address: [address1, address2, place, country].filter(Boolean).join(', ') }
}
