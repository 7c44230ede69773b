import { type RawBuilder, sql } from 'kysely'
import type { ResourceRequest } from './resource-request.ts'

type Scheduled = 'promotion' | 'event' | 'job' | 'contest'

/** A condition: published, from its announcement to its end. Includes future records, because visitors plan ahead. */
export function isShown(table: Scheduled, request: ResourceRequest): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${table}.draft`)}
    and ${isAnnounced(`${table}.show_on_web_date`, request)} and ${isNotOver(table, request)})`
}

/** A condition: published, as is the store that owns the record. The query joins `store`. */
export function isListed(table: Scheduled, request: ResourceRequest): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.property_id`)} = ${request.property.id}
    and ${isShown(table, request)} and ${isAnnounced('store.show_on_web_date', request)})`
}

/** A condition: the date of the announcement is past or absent. */
export function isAnnounced(column: string, { now }: ResourceRequest): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} <= ${now})`
}

/** A condition: started and not over, for pictures, which are not announced in advance. */
export function isRunning(table: 'banner_item' | 'popup', request: ResourceRequest): RawBuilder<boolean> {
  return sql<boolean>`(${isAnnounced(`${table}.start_date`, request)} and ${isNotOver(table, request)})`
}

function isNotOver(table: string, { now, property }: ResourceRequest): RawBuilder<boolean> {
  return sql<boolean>`not is_over(${sql.ref(`${table}.end_date`)}, ${property.timeZone}, ${now})`
}

export function instant(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}

/** The wire fields with the dates of a record. */
export function scheduleFields(row: {
  readonly show_on_web_date: Date | null
  readonly start_date: Date | null
  readonly end_date: Date | null
}) {
  return {
    show_on_web_date: instant(row.show_on_web_date),
    start_date: instant(row.start_date),
    end_date: instant(row.end_date),
  }
}
