import type { Content } from '../content.ts'
import { columns } from './columns.ts'
import type { Row } from './replace-rows.ts'

export function propertyRow({ property, hours }: Content): Row<'property'> {
  const { alert } = property
  return {
    ...columns(property, ['name', 'address1', 'address2', 'city', 'province_state', 'country']),
    ...columns(property, ['postal_code', 'phone', 'email', 'url', 'time_zone', 'latitude', 'longitude']),
    alert_type: alert?.type ?? 'none',
    alert_title: alert?.title ?? null,
    alert_message: alert?.message ?? null,
    extra_hours: hours?.extra ?? null,
  }
}
