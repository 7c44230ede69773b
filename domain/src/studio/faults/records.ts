import { fieldOf, isGroup } from '../document.ts'
import { entryDates } from '../entry-state.ts'
import { nameIn, type NameByLanguage } from '../name-by-language.ts'
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

/** The name of a record for a sentence; its slug where it has none. */
export function nameOf({ document, slug }: JudgedRecord): NameByLanguage {
  return nameIn(fieldOf(document, 'name') ?? fieldOf(document, 'title'), slug)
}

/** The names of a record in all its languages. */
export function namesOf({ document }: JudgedRecord): readonly string[] {
  const name = fieldOf(document, 'name') ?? fieldOf(document, 'title')
  const texts = isGroup(name) ? Object.values(name) : [name]
  return texts.filter((text) => typeof text === 'string')
}
