import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'

/** Paper sizes of the sheets: Letter in North America, A4 elsewhere. */
const papers = ['letter', 'a4'] as const

/** For all printed pages: the chosen size, the others, and the link back to the map; `search` is the rest of the address. */
export function paperView(context: PageContext, query: Query<'paper'>, search = '') {
  const { messages, href } = context
  const { paper: label, print, back, lang } = messages.printedMap
  const paper = papers.find((size) => size === query.get('paper')) ?? papers[0]
  return {
    words: { paper: label, print, back, lang },
    mall: context.content.property.name,
    map: href('/map'),
    backTo: href('/map') + search,
    paper,
    papers: papers.map((size) => ({
      text: messages.printedMap.papers[size],
      to: `${href(context.path)}${search === '' ? '?' : `${search}&`}paper=${size}`,
      current: size === paper,
    })),
  }
}

export type PaperView = ReturnType<typeof paperView>
