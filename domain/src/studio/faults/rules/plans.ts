import { dateIn } from '../../../calendar/instants.ts'
import { textIn } from '../../document.ts'
import { entryDates } from '../../entry-state.ts'
import type { Found, JudgedMall, JudgedPlan, JudgedRecord, Rule } from '../finding.ts'
import { currentRecords, nameOf, publicRecords } from '../records.ts'

/** Plans that change nothing: a withdrawal of what visitors do not get by then. */
export const findIdlePlans: Rule = (mall) =>
  mall.judged.flatMap(({ entry, plans, isPublished }) => {
    let isShown = isPublished
    return plans.flatMap((plan): readonly Found[] => {
      const isIdle = plan.action === 'withdraw' && !isShown
      isShown = plan.action === 'publish'
      return isIdle ? [aboutPlan(entry, plan, mall)] : []
    })
  })

/** Publications after the last day of what they publish, and withdrawals before its first day. */
export const findVainPlans: Rule = (mall) =>
  mall.judged.flatMap((record) =>
    record.plans.flatMap((plan, at): readonly Found[] => {
      const before = record.plans.slice(0, at).findLast(({ action }) => action === 'publish')
      const document = plan.document ?? before?.document ?? record.document
      const { shownFrom = -Infinity, overFrom = Infinity } = entryDates(document, mall.timeZone)
      const isVain = plan.action === 'publish' ? overFrom <= plan.at : shownFrom >= plan.at
      return isVain ? [aboutPlan(record.entry, plan, mall)] : []
    }),
  )

/** Records of a store that stay when the store is to be withdrawn: they would be shown without it, or not at all. */
export const findOrphaningPlans: Rule = (mall) => {
  const leaving = new Map(
    publicRecords(mall, 'store').flatMap((store) => {
      const last = store.plans.at(-1)
      return last?.action === 'withdraw' ? [[store.slug, { store, last }] as const] : []
    }),
  )
  return currentRecords(mall).flatMap((record): readonly Found[] => {
    const left = leaving.get(textIn(record.document, 'store') ?? '')
    if (left === undefined || !outlives(record, left.last, mall)) return []
    const date = dateIn(left.last.at, mall.timeZone)
    return [{ entry: record.entry, path: ['store'], values: { date, other: nameOf(left.store) } }]
  })
}

function outlives(
  { document, plans, isPublished }: JudgedRecord,
  leaving: JudgedPlan,
  { timeZone }: JudgedMall,
) {
  const { overFrom = Infinity } = entryDates(document, timeZone)
  const last = plans.findLast(({ at }) => at <= leaving.at)
  const isShown = last === undefined ? isPublished : last.action === 'publish'
  return isShown && overFrom > leaving.at
}

function aboutPlan(entry: number, { id, at }: JudgedPlan, { timeZone }: JudgedMall): Found {
  return { entry, path: [], values: { date: dateIn(at, timeZone) }, fix: { action: 'cancel', plan: id } }
}
