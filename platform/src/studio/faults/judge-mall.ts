import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { MallFault } from '@promenade/contract/studio-api/faults'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { isLocale } from '@promenade/domain/locale/locale'
import type { Document } from '@promenade/domain/studio/document'
import { type Finding, findFaults, severityOf } from '@promenade/domain/studio/faults/find-faults'
import type { UnitMap } from '@promenade/domain/map/store-units'
import type { JudgedPlan } from '@promenade/domain/studio/faults/finding'
import { isOver } from '@promenade/domain/studio/faults/records'
import type { Pictures } from '../../checks/pictures.ts'
import { checkPublication } from '../../documents/check-publication.ts'
import { toEntryFault } from '../../documents/describe-finding.ts'
import { toJudgedRecord } from '../../documents/judged-record.ts'

/** The newest version of a record that is not in the bin. */
export interface JudgedEntry {
  readonly entryId: number
  readonly kind: EntryKind
  readonly slug: string
  readonly formerSlugs: readonly string[]
  readonly publicId: number
  readonly document: Document
  readonly isPublished: boolean
  readonly plans: readonly JudgedPlan[]
}

interface Mall {
  readonly entries: readonly JudgedEntry[]
  readonly map: UnitMap | undefined
  /** The stored pictures that the documents name. */
  readonly pictures: Pictures
  readonly now: Date
  readonly timeZone: string
}

/** What is wrong with the records that visitors get or will get, faults before hints. */
export function judgeMall({ entries, map, pictures, now, timeZone }: Mall): MallFault[] {
  const shown = entries.filter(isForVisitors)
  const ids = new Set(shown.map(({ entryId }) => entryId))
  const records = entries.map((entry) => toJudgedRecord(entry, entry.plans))
  const judged = records.filter(({ entry }) => ids.has(entry))
  const mall = { records, judged, map, now: now.getTime(), timeZone }
  const findings = findFaults(mall)
  const broken = findBroken(
    shown.filter((entry) => !isOver(entry, mall)),
    { all: shown, pictures, now },
  )
  return withoutDoubles([...broken, ...findings.map(toMallFault)]).toSorted(
    (a, b) => Number(b.severity === 'fault') - Number(a.severity === 'fault'),
  )
}

/** One line for a place of the home page that blocks publishing and stays empty: that with the button which mends it. */
function withoutDoubles(faults: readonly MallFault[]): readonly MallFault[] {
  const placeOf = ({ entry, path }: MallFault) => JSON.stringify([entry, path])
  const placesOf = (code: MallFault['code']) =>
    new Set(faults.filter((fault) => fault.code === code).map(placeOf))
  const [broken, empty] = [placesOf('reference'), placesOf('feature-gone')]
  return faults.flatMap((fault): readonly MallFault[] => {
    if (fault.code === 'reference' && empty.has(placeOf(fault))) return []
    const isBroken = fault.code === 'feature-gone' && broken.has(placeOf(fault))
    return [isBroken ? { ...fault, severity: 'fault' } : fault]
  })
}

/** Published or planned; a draft that nobody is to see yet may be unfinished. */
function isForVisitors({ kind, document, isPublished, plans }: JudgedEntry): boolean {
  const isHidden = document['draft'] === true || (kind === 'alert' && document['type'] === 'none')
  return !isHidden && (isPublished || plans.some(({ action }) => action === 'publish'))
}

interface Beside {
  readonly all: readonly JudgedEntry[]
  readonly pictures: Pictures
  readonly now: Date
}

/** Faults that would prevent publishing a record again: dead links, fields that this version refuses. */
function findBroken(entries: readonly JudgedEntry[], { all, pictures, now }: Beside): readonly MallFault[] {
  const changed = new Set(entries.map(({ entryId }) => entryId))
  const { faults } = checkPublication({ all, changed, gone: [], pictures, now })
  // The rules find template texts themselves.
  return faults.filter(({ code }) => code !== 'template-text').map(toFault)
}

function toFault(fault: EntryFault): MallFault {
  return { ...fault, severity: 'fault' }
}

function toMallFault(finding: Finding): MallFault {
  const { kind, locale, fix } = finding
  return {
    ...toEntryFault(finding),
    severity: severityOf(kind),
    ...(isLocale(locale) ? { locale } : {}),
    ...(fix === undefined ? {} : { fix: 'path' in fix ? { ...fix, path: [...fix.path] } : fix }),
  }
}
