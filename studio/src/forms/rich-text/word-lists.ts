import { styleOf } from './style-of.ts'

interface OpenList {
  readonly element: Element
  readonly level: number
  /** Word's name of the list: `l0`. */
  readonly name: string
}

/** Converts Word's lists, which are paragraphs with a bullet and a level, to nested lists. */
export function nestWordLists(body: HTMLElement): void {
  let open: readonly OpenList[] = []
  for (const line of body.querySelectorAll('p')) {
    const [, name, depth] = /^(l\d+)\s+level(\d+)/.exec(styleOf(line, 'mso-list') ?? '') ?? []
    if (name === undefined) continue
    const level = Number(depth)
    const tag = takeMark(line)
    // Another paragraph between two lines ends the list.
    if (line.previousElementSibling !== open[0]?.element) open = []
    open = open.filter(
      (list) =>
        list.level < level || (list.level === level && list.name === name && list.element.localName === tag),
    )
    if (open.at(-1)?.level !== level)
      open = [...open, { element: begin(line, open.at(-1), tag), level, name }]
    const item = line.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    open.at(-1)?.element.append(item)
    line.remove()
  }
}

/** Removes the bullet of a line; returns the kind of list that it implies. */
function takeMark(line: Element): 'ol' | 'ul' {
  const mark = [...line.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
  const isNumber = /^\(?\w+[.)]/.test(mark?.textContent.trim() ?? '')
  mark?.remove()
  return isNumber ? 'ol' : 'ul'
}

/** Inserts a list before a line, or in the last item of the surrounding list. */
function begin(line: Element, around: OpenList | undefined, tag: string): Element {
  const list = line.ownerDocument.createElement(tag)
  const item = around?.element.lastElementChild
  if (item === undefined || item === null) line.before(list)
  else item.append(list)
  return list
}
