import type { Visit } from '../../content/visit.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { levelDrawing } from '../../wording/level-drawing.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import { papers, parsePaper } from './paper.ts'

/** The whole mall on one sheet: every level and every store; undefined where the mall has no map to draw. */
export function printedMapScreen(visit: Visit, query: URLSearchParams) {
  const { map, property, stores } = visit.content
  if (map === undefined) return undefined
  const { messages, locale, href } = wordingFor(visit)
  const words = messages.printedMap
  const path = href('/map/print')
  const paper = parsePaper(query.get('paper'))
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return {
    head: pageHead(visit, { title: words.title, description: words.intro, noindex: true }),
    mall: property.name,
    site: new URL(visit.origin).host,
    map: href('/map'),
    paper,
    papers: papers.map((one) => ({
      text: words.papers[one],
      to: `${path}?paper=${one}`,
      current: one === paper,
    })),
    levels: map.levels.flatMap(({ id, name }) => {
      const drawing = levelDrawing(visit.content, id)
      return drawing === undefined ? [] : [{ id, name: labelIn(name, locale), drawing }]
    }),
    stores: stores
      .toSorted((a, b) => compare(a.name, b.name))
      .map(({ slug, name, unit, level }) => ({ slug, name, unit: unit ?? level?.toString() })),
  }
}

export type PrintedMapScreen = NonNullable<ReturnType<typeof printedMapScreen>>
