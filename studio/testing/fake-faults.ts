import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { isLocale } from '@promenade/domain/locale/locale'
import { type Finding, findFaults, severityOf } from '@promenade/domain/studio/faults/find-faults'
import type { JudgedRecord } from '@promenade/domain/studio/faults/finding'
import { now } from '../../e2e/support/clock/run-clock.ts'
import { getAt } from '@promenade/domain/studio/path'
import type { Answer } from './fake-answers.ts'
import { current, type Entry, timeZone } from './fake-entries.ts'
import { demoMap } from './fake-plan.ts'
import type { FakeReports } from './fake-reports.ts'

/** `GET /faults` and `GET /faults/counts`. */
export function answerFaults(
  entries: ReadonlyMap<number, Entry>,
  reports: FakeReports,
  part: string | undefined,
): Answer {
  const faults = listFaults(entries, reports)
  return { status: 200, body: part === 'counts' ? countFaults(faults) : faults }
}

/** The faults of the records in memory, by the same rules; their names and descriptions are their texts. */
function listFaults(entries: ReadonlyMap<number, Entry>, reports: FakeReports): FaultsJson {
  const shown = [...entries.values()].filter(({ isDeleted, published }) => !isDeleted && published)
  const records = shown.map(toJudged)
  const found = findFaults({ records, judged: records, map: demoMap()?.units, now: now(), timeZone }).map(
    toItem,
  )
  const items = [...reports.faults(synonymsOf(shown)), ...found].toSorted(
    (a, b) => Number(b.severity === 'fault') - Number(a.severity === 'fault'),
  )
  const named = new Set(items.map(({ entry }) => entry))
  return {
    items,
    records: shown
      .filter(({ id }) => named.has(id))
      .map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        title: titleOf(current(entry)),
        version: entry.revisions.length,
        hasDraft: entry.draft !== undefined,
      })),
  }
}

/** The Spanish words that people search for, of all records. */
function synonymsOf(shown: readonly Entry[]): ReadonlySet<unknown> {
  const tags = shown.map((entry) => getAt(current(entry), ['tags', 'es']))
  return new Set(tags.flatMap((list) => (Array.isArray(list) ? list : [])))
}

function countFaults({ items }: FaultsJson) {
  const faults = items.filter(({ severity }) => severity === 'fault').length
  return { faults, hints: items.length - faults }
}

function toJudged(entry: Entry): JudgedRecord {
  const { id, kind, slug, scheduled } = entry
  return {
    entry: id,
    kind,
    slug,
    publicId: id,
    document: current(entry),
    isPublished: true,
    texts: [['name'], ['description']],
    pictures: [['logo'], ['picture']],
    plans: scheduled.map((plan) => ({ id: plan.id, action: plan.action, at: Date.parse(plan.at) })),
  }
}

function toItem({ kind, entry, path, locale, values, fix }: Finding): MallFault {
  return {
    ...(entry === undefined ? {} : { entry }),
    path: [...path],
    code: kind,
    message: kind,
    severity: severityOf(kind),
    ...(isLocale(locale) ? { locale } : {}),
    ...(values === undefined ? {} : { values }),
    ...(fix === undefined ? {} : { fix: 'path' in fix ? { ...fix, path: [...fix.path] } : fix }),
  }
}
