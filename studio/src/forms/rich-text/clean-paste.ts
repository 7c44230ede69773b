import { bodyOf } from './parse-html.ts'
import { styleOf } from './style-of.ts'
import { nestWordLists } from './word-lists.ts'

/** Elements that only style letters. */
const looks = 'b, strong, i, em, span, font, ins'

/**
 * Cleans pasted HTML of another program: bold and italic styles become elements, Word's lists become lists. Its
 * pictures are left out, because none is of the library.
 * HTML copied in this editor stays as it is.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const body = bodyOf(html)
  for (const element of body.querySelectorAll('*')) if (isLeftOut(element)) element.remove()
  for (const picture of body.querySelectorAll('img')) picture.remove()
  nestWordLists(body)
  markLetters(body)
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (element.textContent.trim() === '' && element.querySelector('br') === null) element.remove()
  for (const element of body.querySelectorAll('br')) if (isBetweenBlocks(element)) element.remove()
  for (const item of body.querySelectorAll('li')) unwrapOnlyParagraph(item)
  return body.innerHTML
}

/**
 * True for elements that are not visible text in the source: tracked deletions and comments of Word, hidden
 * text.
 */
function isLeftOut(element: Element): boolean {
  return (
    element.matches('del, .msoDel, .MsoCommentReference') ||
    styleOf(element, 'mso-element') === 'comment-list' ||
    styleOf(element, 'mso-hide') === 'all' ||
    styleOf(element, 'display') === 'none'
  )
}

/** Replaces elements and styles of bold and italic letters by elements around the letters themselves. */
function markLetters(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: (readonly [Node, tags: readonly string[]])[] = []
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const isBold =
      says(text.parentElement, isBoldHere) &&
      text.parentElement?.closest('h1, h2, h3, h4, h5, h6, th') === null
    const isItalic = says(text.parentElement, isItalicHere)
    if (text.textContent?.trim() !== '')
      texts.push([text, [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])]])
  }
  for (const element of body.querySelectorAll(looks)) element.replaceWith(...element.childNodes)
  for (const [text, tags] of texts)
    for (const tag of tags.toReversed()) {
      const mark = body.ownerDocument.createElement(tag)
      text.parentNode?.replaceChild(mark, text)
      mark.append(text)
    }
}

/** The answer of the innermost element that has one. */
function says(element: Element | null, asked: (element: Element) => boolean | undefined): boolean {
  for (let one = element; one !== null; one = one.parentElement) {
    const answer = asked(one)
    if (answer !== undefined) return answer
  }
  return false
}

function isBoldHere(element: Element): boolean | undefined {
  const weight = styleOf(element, 'font-weight')
  if (weight !== undefined) return weight.startsWith('bold') || Number(weight) >= 600
  return element.matches('b, strong') || undefined
}

function isItalicHere(element: Element): boolean | undefined {
  const style = styleOf(element, 'font-style')
  if (style !== undefined) return style.startsWith('italic') || style.startsWith('oblique')
  return element.matches('i, em') || undefined
}

/** Google Docs has one for each empty line. */
function isBetweenBlocks({ parentElement, previousElementSibling, nextElementSibling }: Element): boolean {
  const blocks = 'p, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6'
  return (
    parentElement?.localName === 'body' &&
    [previousElementSibling, nextElementSibling].some((one) => one?.matches(blocks) === true)
  )
}

function unwrapOnlyParagraph(item: Element): void {
  const paragraphs = [...item.children].filter(({ localName }) => localName === 'p')
  const [only] = paragraphs
  if (paragraphs.length === 1) only?.replaceWith(...only.childNodes)
}
