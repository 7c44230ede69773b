import { type RawBuilder, sql } from 'kysely'
import type { Asked } from './asked.ts'

type Scheduled = 'promotion' | 'event' | 'job' | 'contest'

/** Not a draft, announced already and not over. What has yet to begin is shown: visitors plan ahead. */
export function isShown(table: Scheduled, asked: Asked): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${table}.draft`)}
    and ${isAnnounced(`${table}.show_on_web_date`, asked)} and ${isNotOver(table, asked)})`
}

/** The instant has come, or there is none to wait for. */
export function isAnnounced(column: string, { now }: Asked): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} is null or ${sql.ref(column)} <= ${now})`
}

/** Begun and not over: for pictures, which announce nothing. */
export function isRunning(table: 'banner_item' | 'popup', asked: Asked): RawBuilder<boolean> {
  return sql<boolean>`(${isAnnounced(`${table}.start_date`, asked)} and ${isNotOver(table, asked)})`
}

function isNotOver(table: string, { now, property }: Asked): RawBuilder<boolean> {
  return sql<boolean>`not is_over(${sql.ref(`${table}.end_date`)}, ${property.timeZone}, ${now})`
}

export function instant(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}

/** The three dates of a scheduled record on the wire. */
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
