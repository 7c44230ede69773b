import { dayNames } from '../../../calendar/yearly-day.ts'
import type { UnitMap } from '../../../map/store-units.ts'
import type { Document } from '../../document.ts'
import { findFaults } from '../find-faults.ts'
import type { JudgedMall, JudgedPlan, JudgedRecord } from '../finding.ts'

/** Wednesday, 25 November 2026, 10:30 in Halifax. */
export const now = Date.parse('2026-11-25T14:30:00Z')

let last = 0

/** A published record of a kind. */
export function aRecord(kind: string, document: Document, more: Partial<JudgedRecord> = {}): JudgedRecord {
  last += 1
  const paths = { texts: [['name'], ['description']], pictures: [['logo'], ['picture']] }
  const record = { entry: last, kind, slug: `${kind}-${last}`, publicId: last + 900, isPublished: true }
  return { ...record, plans: [], ...paths, document, ...more }
}

/** A store with its name, its logo and what is given. */
export function aStore(document: Document = {}, more: Partial<JudgedRecord> = {}): JudgedRecord {
  return aRecord('store', { name: { en: 'Ixtle', es: 'Ixtle' }, logo: aPicture, ...document }, more)
}

/** A picture that says what it shows. */
export const aPicture = { path: 'a.jpg', alt: { en: 'A sign', es: 'Un rótulo' } }

/** The week of the centre: 10 to 20, on Sundays 11 to 18. */
export function aWeek(changes: Document = {}): JudgedRecord {
  const regular = Object.fromEntries(dayNames.map((day) => [day, '10:00-20:00']))
  return aRecord('hours', { regular: { ...regular, sunday: '11:00-18:00', ...changes } })
}

/** A special day of the centre. */
export function aDay(date: string, hours: string, more: Document = {}): JudgedRecord {
  return aRecord('special-day', { name: { en: 'Christmas', es: 'Navidad' }, date, hours, ...more })
}

/** A plan at an instant. */
export function aPlan(action: JudgedPlan['action'], at: string, document?: Document): JudgedPlan {
  return { id: 5, action, at: Date.parse(at), ...(document === undefined ? {} : { document }) }
}

/** A mall of these records, all of which are judged. */
export function aMall(records: readonly JudgedRecord[], map?: UnitMap): JudgedMall {
  return { records, judged: records, map, now, timeZone: 'America/Halifax' }
}

/** Codes with the field, such as `no-alt logo.alt`. */
export function codesIn(mall: JudgedMall): readonly string[] {
  return findFaults(mall).map(({ kind, path }) => [kind, path.join('.')].filter(Boolean).join(' '))
}
