import { isMarkup } from '@promenade/domain/studio/text-blocks'
import { DOMParser as TextParser, type Node } from 'prosemirror-model'
import { textSchema } from './schema.ts'
import { toHtml } from './to-html.ts'

/** The policy by which a text becomes elements of a document without scripts; named in the header of the studio. */
const policy = window.trustedTypes?.createPolicy('studio-text', { createHTML: (html) => html })

/** The text of a field as the editor edits it. Texts without tags are paragraphs, as on the site. */
export function fromHtml(html: string): Node {
  return TextParser.fromSchema(textSchema).parse(bodyOf(isMarkup(html) ? html : inParagraphs(html)))
}

/**
 * True if the editor gives back what it was given. A text that it would change is edited as source instead: blanks
 * between words, entities and tags that HTML implies do not count.
 */
export function comesBack(html: string): boolean {
  if (!isMarkup(html)) return true
  return comparable(html) === comparable(toHtml(fromHtml(html)))
}

/** The HTML as the browser's parser understands it, in one form for one meaning. */
function comparable(html: string): string {
  const body = bodyOf(html)
  return marksInOrder(body.innerHTML)
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(` ?(</?(?:${blockTags})(?: [^>]*)?>) ?`, 'g'), '$1')
    .replace(/ ?<br> ?/g, '<br>')
    .trim()
}

/** `<strong><a …>` and `<a …><strong>` look and read the same. */
function marksInOrder(html: string): string {
  return html.replace(/<(strong|em|b|i)>(<a [^>]*>)([^<]*)<\/a><\/\1>/g, '$2<$1>$3</$1></a>')
}

const blockTags = 'p|blockquote|ul|ol|li|h[23]|table|caption|thead|tbody|tr|th|td|gallery'

function bodyOf(html: string): HTMLElement {
  // The parser takes what the policy made; its type in TypeScript knows texts alone.
  const trusted: unknown = policy === undefined ? html : policy.createHTML(html)
  return Reflect.apply(DOMParser.prototype.parseFromString, new DOMParser(), [trusted, 'text/html']).body
}

/** Word's lists are paragraphs that begin with a mark: they become lists. */
export function readWordLists(html: string): string {
  if (!html.includes('mso-list:')) return html
  const body = bodyOf(html)
  for (const line of body.querySelectorAll('p[style*="mso-list:"]')) {
    const mark = line.querySelector('[style*="mso-list:Ignore" i]')
    const tag = /^\(?\w+[.)]/.test(mark?.textContent.trim() ?? '') ? 'ol' : 'ul'
    mark?.remove()
    const before = line.previousElementSibling
    const list = before?.localName === tag ? before : line.ownerDocument.createElement(tag)
    if (list !== before) line.before(list)
    const item = line.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
  }
  return body.innerHTML
}

function inParagraphs(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped
    .split(/\r?\n[ \t]*\r?\n\s*/)
    .map((lines) => `<p>${lines.replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}
