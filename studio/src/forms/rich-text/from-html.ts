import { isMarkup } from '@promenade/domain/studio/text-blocks'
import { DOMParser as TextParser, type Node } from 'prosemirror-model'
import { bodyOf } from './parse-html.ts'
import { textSchema } from './schema.ts'
import { toHtml } from './to-html.ts'

/**
 * Parses the HTML of a field into the editor's document. Text without tags becomes paragraphs, as on the
 * site.
 */
export function fromHtml(html: string): Node {
  return TextParser.fromSchema(textSchema).parse(bodyOf(isMarkup(html) ? html : inParagraphs(html)))
}

/**
 * True if the editor preserves this HTML. HTML that it would change is edited as source instead. Whitespace,
 * entities and implied tags do not count.
 */
export function isPreserved(html: string): boolean {
  if (!isMarkup(html)) return true
  return comparable(html) === comparable(toHtml(fromHtml(html)))
}

/** Normalizes HTML with the browser's parser, so that equal meanings compare as equal. */
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

const blockTags = 'p|blockquote|ul|ol|li|h[23]|table|caption|thead|tbody|tr|th|td|figure|figcaption|gallery'

function inParagraphs(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped
    .split(/\r?\n[ \t]*\r?\n\s*/)
    .map((lines) => `<p>${lines.replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}
