import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { AllMessages } from '../../messages/all-messages.ts'
import { printedDrawing } from '../../presenters/level-drawing.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { paperView } from './paper.server.ts'
import { parseVisitQuery, type VisitKey } from './parse-map-query.ts'
import type { PrintedLevel } from './printed-levels.ts'
import { printedVisit } from './printed-visit.server.ts'

/**
 * The whole mall on one sheet: every level and every store. With the plan of a visit its levels and stops. Undefined for a
 * mall without a map.
 */
export function printedMapScreen(context: PageContext, query: Query<VisitKey | 'paper'>) {
  const { map } = context.content
  if (map === undefined) return undefined
  const { title, intro, directory, visitTitle, visitIntro, stops, lang } = context.messages.printedMap
  const visit = printedVisit(context, parseVisitQuery(query))
  const words = visit ? { title: visitTitle, intro: visitIntro } : { title, intro }
  return {
    head: pageHead(context, { title: words.title, description: words.intro, noindex: true }),
    ...words,
    lang,
    ...paperView(context, query, visit?.search),
    site: new URL(context.origin).host,
    isVisit: visit !== undefined,
    levels: visit?.levels ?? map.levels.flatMap((level) => wholeLevel(level, context) ?? []),
    listTitle: visit ? stops : directory,
    list: visit?.stops ?? listStores(context),
  }
}

function wholeLevel({ id, name }: MapLevel, { content, locale }: PageContext): PrintedLevel | undefined {
  const drawing = printedDrawing(content, id)
  return drawing && { id, name: labelIn(name, locale), drawing }
}

interface PrintedPlace {
  readonly id: string
  /** Of a stop. */
  readonly number?: number
  readonly name: string
  readonly lang?: string | undefined
  readonly place: string | undefined
}

function listStores({ content, messages, locale }: PageContext): PrintedPlace[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return content.stores
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ slug, name, unit, level }) => ({
      id: slug,
      name,
      place: shortPlace(unit, level, messages.store),
    }))
}

/** The unit, else the level. */
function shortPlace(unit: string | undefined, level: number | undefined, words: AllMessages['store']) {
  if (unit !== undefined) return words.unit(unit)
  return level === undefined ? undefined : words.level(level)
}

export type PrintedMapScreen = NonNullable<ReturnType<typeof printedMapScreen>>
