/** What a visitor can report as wrong: a store, an event or news item, the hours of the centre, a place of the map. */
export type ReportSubject =
  | { readonly kind: 'hours' }
  | { readonly kind: 'store' | 'event' | 'place'; readonly slug: string }

/** What may be wrong. `cancelled` is of an event. */
export const reportProblems = ['hours', 'contact', 'place', 'closed', 'cancelled', 'date', 'other'] as const

/** What is wrong. */
export type ReportProblem = (typeof reportProblems)[number]

/** The areas of the site with pages of such records. */
const areas = { stores: 'store', 'events-and-news': 'event', map: 'place' } as const

const problems: Readonly<Record<ReportSubject['kind'], readonly ReportProblem[]>> = {
  store: ['hours', 'contact', 'place', 'closed', 'date', 'other'],
  event: ['date', 'place', 'cancelled', 'other'],
  hours: ['hours', 'date', 'contact', 'other'],
  place: ['place', 'closed', 'hours', 'other'],
}

/** What may be wrong about a subject, in the order in which it is offered. */
export function problemsOf({ kind }: ReportSubject): readonly ReportProblem[] {
  return problems[kind]
}

/** True if a choice alone says too little. */
export function needsMessage(problem: ReportProblem): boolean {
  return problem === 'other'
}

/** The name of a subject in an address: `stores/ixtle`, `hours`. */
export function formatSubject(subject: ReportSubject): string {
  if (subject.kind === 'hours') return subject.kind
  const [area = ''] = Object.entries(areas).find(([, kind]) => kind === subject.kind) ?? []
  return `${area}/${subject.slug}`
}

/** Parses the name of a subject; undefined for any other text. */
export function parseSubject(text: string): ReportSubject | undefined {
  if (text === 'hours') return { kind: 'hours' }
  const [, area = '', slug = ''] = /^([a-z-]+)\/([^/\s]{1,200})$/.exec(text) ?? []
  const [, kind] = Object.entries(areas).find(([name]) => name === area) ?? []
  return kind && { kind, slug }
}
