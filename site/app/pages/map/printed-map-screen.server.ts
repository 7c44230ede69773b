import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import type { AllMessages } from '../../messages/all-messages.ts'
import { printedDrawing } from '../../presenters/level-drawing.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { paperView } from './paper.server.ts'

/** The whole mall on one sheet: every level and every store; undefined for a mall without a map. */
export function printedMapScreen(context: PageContext, query: Query<'paper'>) {
  const { map, stores } = context.content
  if (map === undefined) return undefined
  const { messages, locale } = context
  const { title, intro, directory, lang } = messages.printedMap
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return {
    head: pageHead(context, { title, description: intro, noindex: true }),
    title,
    intro,
    directory,
    lang,
    ...paperView(context, query),
    site: new URL(context.origin).host,
    levels: map.levels.flatMap(({ id, name }) => {
      const drawing = printedDrawing(context.content, id)
      return drawing === undefined ? [] : [{ id, name: labelIn(name, locale), drawing }]
    }),
    stores: stores
      .toSorted((a, b) => compare(a.name, b.name))
      .map(({ slug, name, unit, level }) => ({ slug, name, place: shortPlace(unit, level, messages.store) })),
  }
}

/** The unit, else the level. */
function shortPlace(unit: string | undefined, level: number | undefined, words: AllMessages['store']) {
  if (unit !== undefined) return words.unit(unit)
  return level === undefined ? undefined : words.level(level)
}

export type PrintedMapScreen = NonNullable<ReturnType<typeof printedMapScreen>>
