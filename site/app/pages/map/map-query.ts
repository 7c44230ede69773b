/** What is asked of the map; all of it lives in the address (`?store=alder&level=2&from=north-door&to=alder&stepfree=1`). */
export interface MapQuestion {
  /** The store or other place that is looked at. */
  readonly store?: string
  readonly level?: string
  readonly from?: string
  readonly to?: string
  /** Fields of the form for a way that were sent empty. */
  readonly blank?: readonly ('from' | 'to')[]
  readonly isStepFree: boolean
  readonly avoidsLifts: boolean
  /** What the list of stores is narrowed by. */
  readonly filter?: string
  readonly category?: string
}

export function parseMapQuestion(query: URLSearchParams): MapQuestion {
  const text = (key: string) => query.get(key)?.trim().slice(0, 100) || undefined
  const [store, level, from, to] = [text('store'), text('level'), text('from'), text('to')]
  const [filter, category] = [text('filter'), text('category')]
  const blank = (['from', 'to'] as const).filter((key) => query.has(key) && text(key) === undefined)
  return {
    ...(store && { store }),
    ...(level && { level }),
    ...(from && { from }),
    ...(to && { to }),
    ...(filter && { filter }),
    ...(category && { category }),
    ...(blank.length > 0 && { blank }),
    isStepFree: text('stepfree') === '1',
    avoidsLifts: text('nolifts') === '1',
  }
}

/** The question as a screen holds it, and what of it stays when something else is chosen. */
export function heldQuestion(asked: MapQuestion) {
  const { isStepFree, avoidsLifts } = asked
  return { asked, kept: { isStepFree, avoidsLifts } }
}

/** The part of the address after the path; empty where nothing is asked. */
export function mapSearch(question: Partial<MapQuestion>): string {
  const { store, level, from, to, isStepFree, avoidsLifts, filter, category } = question
  const query = new URLSearchParams()
  if (store !== undefined) query.set('store', store)
  if (level !== undefined) query.set('level', level)
  if (from !== undefined) query.set('from', from)
  if (to !== undefined) query.set('to', to)
  if (isStepFree) query.set('stepfree', '1')
  if (avoidsLifts) query.set('nolifts', '1')
  if (filter !== undefined) query.set('filter', filter)
  if (category !== undefined) query.set('category', category)
  return query.size === 0 ? '' : `?${query}`
}
