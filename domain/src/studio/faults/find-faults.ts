import type { Found, JudgedMall, Rule, Severity } from './finding.ts'
import { findEnded, findMissingTimes, findOverdueClosures, findUnconfirmedClosures } from './rules/dates.ts'
import { findEventsWhenClosed } from './rules/events.ts'
import { findLongerHours, findMissingHours, findOpenWhenClosed } from './rules/hours.ts'
import {
  findFreeUnits,
  findOtherLevels,
  findOtherNames,
  findSharedUnits,
  findStoresOffMap,
  findUnknownUnits,
} from './rules/map.ts'
import { findShortPhones } from './rules/phones.ts'
import { findMissingAlts, findMissingPictures } from './rules/pictures.ts'
import { findIdlePlans, findOrphaningPlans, findVainPlans } from './rules/plans.ts'
import { findEmptyFeatures } from './rules/references.ts'
import { findSpecialDayClashes, findSpentSpecialDays } from './rules/special-days.ts'
import { findMissingLanguages, findSameLanguages, findTemplateTexts } from './rules/texts.ts'

/** All rules, those first that visitors notice most. A fault blocks publishing, a hint warns. */
const rules = {
  'template-text': { severity: 'fault', find: findTemplateTexts },
  'no-hours': { severity: 'hint', find: findMissingHours },
  'open-when-closed': { severity: 'hint', find: findOpenWhenClosed },
  'event-when-closed': { severity: 'hint', find: findEventsWhenClosed },
  'special-days-clash': { severity: 'hint', find: findSpecialDayClashes },
  'hours-longer': { severity: 'hint', find: findLongerHours },
  'feature-gone': { severity: 'hint', find: findEmptyFeatures },
  'plan-vain': { severity: 'hint', find: findVainPlans },
  'plan-idle': { severity: 'hint', find: findIdlePlans },
  'plan-orphans': { severity: 'hint', find: findOrphaningPlans },
  'off-map': { severity: 'hint', find: findStoresOffMap },
  'unit-unknown': { severity: 'hint', find: findUnknownUnits },
  'unit-shared': { severity: 'hint', find: findSharedUnits },
  'name-unlike-map': { severity: 'hint', find: findOtherNames },
  'level-unlike-map': { severity: 'hint', find: findOtherLevels },
  'closure-over': { severity: 'hint', find: findOverdueClosures },
  'closure-unconfirmed': { severity: 'hint', find: findUnconfirmedClosures },
  'short-phone': { severity: 'hint', find: findShortPhones },
  'no-time': { severity: 'hint', find: findMissingTimes },
  'no-language': { severity: 'hint', find: findMissingLanguages },
  'same-language': { severity: 'hint', find: findSameLanguages },
  'no-picture': { severity: 'hint', find: findMissingPictures },
  'no-alt': { severity: 'hint', find: findMissingAlts },
  ended: { severity: 'hint', find: findEnded },
  'special-day-spent': { severity: 'hint', find: findSpentSpecialDays },
  'unit-free': { severity: 'hint', find: findFreeUnits },
} as const satisfies Readonly<Record<string, { readonly severity: Severity; readonly find: Rule }>>

/** The name of a rule. */
export type FindingKind = keyof typeof rules

/** All names of rules, in their order. */
export const findingKinds: readonly FindingKind[] = Object.keys(rules).filter(isFindingKind)

/** What a rule found. */
export interface Finding extends Found {
  readonly kind: FindingKind
}

/** What is wrong with the judged records, or soon will be, in the order of the rules; of one severity, or of both. */
export function findFaults(mall: JudgedMall, severity?: Severity): readonly Finding[] {
  return findingKinds
    .filter((kind) => severity === undefined || rules[kind].severity === severity)
    .flatMap((kind) => rules[kind].find(mall).map((found) => ({ ...found, kind })))
}

/** Whether a finding blocks the publication of its record. */
export function severityOf(kind: FindingKind): Severity {
  return rules[kind].severity
}

function isFindingKind(name: string): name is FindingKind {
  return Object.hasOwn(rules, name)
}
