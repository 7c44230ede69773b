import { findBestOrder } from '@promenade/domain/visit-plan/best-order'
import { findGoodOrder } from '@promenade/domain/visit-plan/good-order'
import { generatedVisit, type VisitSize } from '@promenade/domain/visit-plan/testing/generated-visit'
import { toVisitPlan } from '@promenade/domain/visit-plan/to-visit-plan'
import { createVisitModel, type VisitModel } from '@promenade/domain/visit-plan/visit-model'
import type { VisitTotals } from '@promenade/domain/visit-plan/visit-plan'
import { median } from './interleave.ts'
import type { Row, Table } from './report.ts'

/** Milliseconds. */
const timeGoal = 50
/** Maximum ratio to the walking time of the best known plan. */
const tolerance = 1.05
const seeds = 10
/** Budgets of the long searches, in tried positions; the normal one is 900,000. */
const longBudgets = [8_000_000, 11_000_000]

const days: readonly (readonly [name: string, size: Omit<VisitSize, 'stops'>])[] = [
  ['12 hours, open all day', { minutes: 720 }],
  ['12 hours, a third open for an hour or so', { minutes: 720, tight: 0.3 }],
  ['6 hours, open all day: not all can be served', { minutes: 360 }],
  ['6 hours, a third open for an hour or so', { minutes: 360, tight: 0.3 }],
]

/** Time to plan a visit, and distance from the best known plan. */
export function benchVisitPlan(): Promise<readonly Table[]> {
  return Promise.resolve([
    {
      title: 'The best order of 12 stops, for certain',
      how: `${seeds} generated visits a row; processor time of the search, walking times given.`,
      head: ['day', 'median', 'longest', 'goal'],
      rows: days.map(([name, size]) => exactRow(name, size)),
    },
    {
      title: 'A good order of 30 stops',
      how: `${seeds} generated visits a row; beside the best of the same search and of ${longBudgets.length} searches that go on for 9 to 12 times as long. A plan is good where it serves as many stops and walks at most 5 % more.`,
      head: [
        'day',
        'median',
        'longest',
        'goal',
        'good',
        'fewer stops',
        'mean more walking',
        'most more walking',
      ],
      rows: days.map(([name, size]) => goodRow(name, size)),
    },
  ])
}

function exactRow(name: string, size: Omit<VisitSize, 'stops'>): Row {
  const times = models({ ...size, stops: 12 }).map(({ model }) => timed(() => findBestOrder(model)).time)
  return { cells: [name, ...timeCells(times)], isMet: median(times) <= timeGoal }
}

function goodRow(name: string, size: Omit<VisitSize, 'stops'>): Row {
  const results = models({ ...size, stops: 30 }).map(({ model, totalsOf }) => {
    const { time, value } = timed(() => findGoodOrder(model))
    const found = totalsOf(value)
    const long = longBudgets.map((budget) => totalsOf(findGoodOrder(model, budget)))
    return { time, ...distance(found, [found, ...long].toSorted(compareTotals)[0] ?? found) }
  })
  const times = results.map(({ time }) => time)
  const more = results.filter(({ fewer }) => fewer === 0).map(({ walking }) => walking)
  const good = more.filter((walking) => walking <= tolerance).length
  const cells = [
    name,
    ...timeCells(times),
    `${good} of ${results.length}`,
    String(results.length - more.length),
    percent(more.reduce((sum, walking) => sum + walking, 0) / more.length),
    percent(Math.max(...more)),
  ]
  return { cells, isMet: median(times) <= timeGoal && good === results.length }
}

interface Visit {
  readonly model: VisitModel
  readonly totalsOf: (order: readonly number[]) => VisitTotals
}

function models(size: VisitSize): readonly Visit[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const request = generatedVisit(size, seed)
    const model = createVisitModel(request)
    return { model, totalsOf: (order) => toVisitPlan(request, model, order).totals }
  })
}

function timed<Value>(work: () => Value): { time: number; value: Value } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { time: (user + system) / 1_000, value }
}

function timeCells(times: readonly number[]): readonly string[] {
  return [`${median(times).toFixed(0)} ms`, `${Math.max(...times).toFixed(0)} ms`, `≤ ${timeGoal} ms`]
}

function compareTotals(a: VisitTotals, b: VisitTotals): number {
  return b.stops - a.stops || a.walkingSeconds - b.walkingSeconds
}

function distance(found: VisitTotals, best: VisitTotals): { fewer: number; walking: number } {
  return { fewer: best.stops - found.stops, walking: found.walkingSeconds / best.walkingSeconds }
}

function percent(ratio: number): string {
  return `${(100 * (ratio - 1)).toFixed(1)} %`
}
