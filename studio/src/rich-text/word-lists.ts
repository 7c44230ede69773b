import { parseHtml } from './from-html.ts'

/** A bullet or number that Word writes as text before an item of a list. */
const marker = /^[\s\u00A0]*(?:[·•▪§o-]|(\d{1,3}|[a-z])[.)])[\s\u00A0]+/

/** Pasted HTML in which the list paragraphs of Word are lists. */
export function readWordLists(html: string): string {
  if (!/MsoListParagraph|mso-list/.test(html)) return html
  const body = parseHtml(html)
  for (const item of body.querySelectorAll('p[class^="MsoListParagraph"], p[style*="mso-list"]'))
    addToList(item)
  return body.innerHTML
}

/** Moves a paragraph into the list that ends right before it, or into a new one. */
function addToList(paragraph: Element): void {
  const text = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const tag = marker.exec(paragraph.textContent)?.[1] === undefined ? 'UL' : 'OL'
  let rest = marker.exec(paragraph.textContent)?.[0].length ?? 0
  for (let node = text.nextNode(); node !== null && rest > 0; node = text.nextNode()) {
    const cut = Math.min(rest, node.textContent?.length ?? 0)
    node.textContent = node.textContent?.slice(cut) ?? ''
    rest -= cut
  }
  const before = paragraph.previousElementSibling
  const list = before?.tagName === tag && before.hasAttribute(fromWord) ? before : newList(paragraph, tag)
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
}

function newList(paragraph: Element, tag: string): Element {
  const list = paragraph.ownerDocument.createElement(tag)
  list.setAttribute(fromWord, '')
  paragraph.before(list)
  return list
}

/** Marks the lists made here: a list that stood in the text before is not continued. */
const fromWord = 'data-word'
