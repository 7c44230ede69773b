import { leaveSlot, type VisitModel, walkBetween } from './visit-model.ts'

/** The most stops for which the best order is found for certain: each further one takes more than twice as long. */
export const maxExactStops = 12

/** A way to have visited some stops, ready to leave the last of them; all in milliseconds. */
interface Label {
  readonly count: number
  readonly last: number
  readonly time: number
  readonly walk: number
  readonly stay: number
  readonly before?: Label
}

/** The labels of a set of stops that end at a given one of them are at `set * stops + last`. */
type LabelTable = (Label[] | undefined)[]

/**
 * The stops of the best visit in order: most stops, then least walking, then least waiting, then the earliest end. For
 * each set of stops and each last one of them it keeps every label that no other is as good as (dynamic programming over
 * subsets, after Held and Karp). Time and memory grow with `2 ** stops`.
 */
export function findBestOrder(model: VisitModel): readonly number[] {
  const { length: count } = model.stops
  const table: LabelTable = []
  let best: Label = { count: 0, last: count, time: 0, walk: 0, stay: 0 }
  extend(model, 0, best, table)
  for (let set = 1; set < 1 << count; set += 1) {
    for (let last = 0; last < count; last += 1) {
      for (const label of table[set * count + last] ?? []) {
        if (isBetterEnd(label, best, model)) best = label
        extend(model, set, label, table)
      }
    }
  }
  return orderOf(best)
}

/** Adds every visit of one stop more. */
function extend(model: VisitModel, set: number, before: Label, table: LabelTable): void {
  const { length: count } = model.stops
  for (let last = 0; last < count; last += 1) {
    const walk = walkBetween(model, before.last, last)
    if ((set & (1 << last)) !== 0 || walk === Infinity) continue
    const arrival = before.time + walk
    for (const slot of model.slots[last] ?? []) {
      const time = leaveSlot(slot, arrival)
      if (time === Infinity) continue
      const stay = before.stay + time - Math.max(arrival, slot.opens)
      const labels = (table[(set | (1 << last)) * count + last] ??= [])
      addLabel(labels, { count: before.count + 1, last, time, walk: before.walk + walk, stay, before })
    }
  }
}

function addLabel(labels: Label[], label: Label): void {
  if (labels.some((other) => isNoWorse(other, label))) return
  let size = 0
  for (const other of labels) if (!isNoWorse(label, other)) labels[size++] = other
  labels.length = size
  labels.push(label)
}

/**
 * True where every visit that continues `b` could continue `a` and be no worse: `a` is ready no later, and has walked less,
 * or as much and stayed no shorter. Waiting until `b` is ready, it would not have waited longer than `b`.
 */
function isNoWorse(a: Label, b: Label): boolean {
  return a.time <= b.time && (a.walk < b.walk || (a.walk === b.walk && a.stay >= b.stay))
}

/** True if it is better to end the visit after `a` than after `b`. */
function isBetterEnd(a: Label, b: Label, model: VisitModel): boolean {
  const [toEnd, other] = [
    walkBetween(model, a.last, model.stops.length),
    walkBetween(model, b.last, model.stops.length),
  ]
  if (toEnd === Infinity || a.count < b.count) return false
  const order =
    b.count - a.count ||
    a.walk + toEnd - (b.walk + other) ||
    waitingOf(a) - waitingOf(b) ||
    a.time + toEnd - (b.time + other)
  return order < 0
}

function waitingOf({ time, walk, stay }: Label): number {
  return time - walk - stay
}

function orderOf(label: Label): readonly number[] {
  return label.before === undefined ? [] : [...orderOf(label.before), label.last]
}
