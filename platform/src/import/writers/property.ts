import type { Content } from '../content.ts'
import { columns } from './columns.ts'
import type { Row, Writer } from './replace-rows.ts'

/** Creates the property before its first entries, which refer to it; true if it was not there. */
export async function createProperty(
  { transaction, propertyId, now }: Writer,
  content: Content,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('property')
    .values({ id: propertyId, ...propertyRow({ ...content, editedAt: now }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function propertyRow({ property, hours, editedAt }: Content): Row<'property'> {
  if (editedAt === undefined) throw new Error('The property is no document of an entry.')
  const { alert } = property
  return {
    ...columns(property, ['name', 'address1', 'address2', 'city', 'province_state', 'country']),
    ...columns(property, ['postal_code', 'phone', 'email', 'url', 'time_zone', 'latitude', 'longitude']),
    alert_type: alert?.type ?? 'none',
    alert_title: alert?.title ?? null,
    alert_message: alert?.message ?? null,
    extra_hours: hours?.extra ?? null,
    updated_at: editedAt,
  }
}
