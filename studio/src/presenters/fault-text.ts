import type { MallFault } from '@promenade/contract/studio-api/faults'
import type { Control } from '../documents/fields.ts'
import type { Format } from '../context/format.ts'
import type { Messages } from '../messages/en.ts'
import { dayHoursText } from './day-hours.ts'

type Told = Pick<MallFault, 'code' | 'values'>

/** Formats a fault or a hint as a sentence. */
export function faultText({ code, values }: Told, control: Control, m: Messages, format: Format): string {
  if (!isFinding(code, m)) return m.faults.sentence(code, control)
  return m.findings.sentences[code](formatValues(values ?? {}, m, format))
}

/** The sentence beside a field while it is edited; undefined for a hint that the form shows in another way. */
export function hintText(fault: Told, m: Messages, format: Format): string | undefined {
  if (!isFinding(fault.code, m) || shownElsewhere.has(fault.code)) return undefined
  return faultText(fault, 'text', m, format)
}

/** The picture asks for its words, and each language says that it is not written yet. */
const shownElsewhere: ReadonlySet<MallFault['code']> = new Set(['no-alt', 'no-language', 'no-picture'])

/** Names of values that somebody wrote. */
const verbatim: ReadonlySet<string> = new Set(['text', 'place', 'words', 'item', 'host'])

function isFinding(code: MallFault['code'], m: Messages): code is keyof Messages['findings']['sentences'] {
  return Object.hasOwn(m.findings.sentences, code)
}

function formatValues(
  values: NonNullable<MallFault['values']>,
  m: Messages,
  format: Format,
): Readonly<Record<string, string>> {
  const problems: Readonly<Record<string, string>> = m.findings.reports.problems
  const formatted = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, format.name(value)]
    if (name === 'problem') return [name, problems[value] ?? value]
    if (verbatim.has(name)) return [name, value]
    if (name === 'date') return [name, format.date(value)]
    if (name === 'day') return [name, m.days[value] ?? value]
    // In the middle of a sentence.
    return [name, dayHoursText(value, m, format)?.toLowerCase() ?? value]
  })
  return Object.fromEntries(formatted)
}
