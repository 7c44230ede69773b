import type { PageContext } from '../../page-context.ts'

/** The sizes of paper that sheets are laid out for: Letter at home, A4 elsewhere. */
const papers = ['letter', 'a4'] as const

/** What all pages of sheets have: the size that was chosen, the others, and the way back to the map. */
export function paperView(context: PageContext, query: URLSearchParams) {
  const { messages, href } = context
  const paper = papers.find((one) => one === query.get('paper')) ?? papers[0]
  return {
    mall: context.content.property.name,
    map: href('/map'),
    paper,
    papers: papers.map((one) => ({
      text: messages.printedMap.papers[one],
      to: `${href(context.path)}?paper=${one}`,
      current: one === paper,
    })),
  }
}

export type PaperView = ReturnType<typeof paperView>
