import type { PageContext } from '../../page-context.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** Paper sizes of the sheets: Letter in North America, A4 elsewhere. */
const papers = ['letter', 'a4'] as const

/** For all printed pages: the chosen size, the others, and the link back to the map. */
export function paperView(visit: PageContext, query: URLSearchParams) {
  const { messages, href } = wordingFor(visit)
  const paper = papers.find((one) => one === query.get('paper')) ?? papers[0]
  return {
    mall: visit.content.property.name,
    map: href('/map'),
    paper,
    papers: papers.map((one) => ({
      text: messages.printedMap.papers[one],
      to: `${href(visit.path)}?paper=${one}`,
      current: one === paper,
    })),
  }
}

export type PaperView = ReturnType<typeof paperView>
