import { entryDates } from '../entry-state.ts'
import { type Document, fieldOf, isGroup } from '../document.ts'
import type { JudgedMall, JudgedRecord } from './finding.ts'

/** True after the last day of a record. Throws RangeError for an unknown zone. */
export function isOver(
  { document }: Pick<JudgedRecord, 'document'>,
  { now, timeZone }: Pick<JudgedMall, 'now' | 'timeZone'>,
): boolean {
  const { overFrom } = entryDates(document, timeZone)
  return overFrom !== undefined && overFrom <= now
}

/** The judged records that are not over, of all kinds or of some. */
export function currentRecords(mall: JudgedMall, ...kinds: readonly string[]): readonly JudgedRecord[] {
  return mall.judged.filter(
    (record) => (kinds.length === 0 || kinds.includes(record.kind)) && !isOver(record, mall),
  )
}

/** The records that visitors see, or will. */
export function publicRecords(mall: JudgedMall, kind: string): readonly JudgedRecord[] {
  return mall.records.filter(
    (record) =>
      record.kind === kind && (record.isPublished || record.plans.some(({ action }) => action === 'publish')),
  )
}

/** A group of fields; empty where there is none. */
export function groupIn(document: Document, name: string): Document {
  const value = fieldOf(document, name)
  return isGroup(value) ? value : {}
}

/** The groups of a list with their places in it; empty where there is none. */
export function groupsIn(document: Document, name: string): readonly (readonly [number, Document])[] {
  const list = fieldOf(document, name)
  if (!Array.isArray(list)) return []
  return list.flatMap((item, index) => (isGroup(item) ? [[index, item] as const] : []))
}

/** A text or a number as text, without space around it; undefined for an empty one. */
export function textIn(document: Document, name: string): string | undefined {
  const value = fieldOf(document, name)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** The names of a record in all its languages. */
export function namesOf({ document }: JudgedRecord): readonly string[] {
  const name = fieldOf(document, 'name') ?? fieldOf(document, 'title')
  const texts = isGroup(name) ? Object.values(name) : [name]
  return texts.filter((text) => typeof text === 'string')
}
