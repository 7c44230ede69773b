import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import { type FaultWords, headingOf } from './use-fault-words.ts'

type FaultRecord = FaultsJson['records'][number]

/** One line of the list; free units of the map have no record. */
export interface FaultLine {
  readonly fault: MallFault
  readonly record: FaultRecord | undefined
}

/** All faults with the same heading. */
export interface FaultGroup {
  readonly heading: string
  readonly severity: MallFault['severity']
  readonly lines: readonly FaultLine[]
}

export interface FaultFilter {
  readonly severity: string | null
  readonly kind: string | null
}

/** Groups faults by their heading in the order of the list, which has the worst first. */
export function groupFaults(
  { items, records }: FaultsJson,
  { severity, kind }: FaultFilter,
  words: FaultWords,
): readonly FaultGroup[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const lines = items
    .map((fault): FaultLine => ({
      fault,
      record: fault.entry === undefined ? undefined : byId.get(fault.entry),
    }))
    .filter(({ fault }) => severity === null || fault.severity === severity)
    .filter(({ record }) => kind === null || record?.kind === kind)
  const groups = Map.groupBy(lines, ({ fault }) => `${fault.severity} ${headingOf(fault.code, words)}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { code, severity: ofGroup } = first.fault
    return [{ heading: headingOf(code, words), severity: ofGroup, lines: group }]
  })
}
