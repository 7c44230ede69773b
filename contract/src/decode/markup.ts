import sanitizeHtml from 'sanitize-html'

/** Text with `&eacute;` and `&#233;` read. An ampersand that begins no complete entity stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});/g, decodeEntity)
}

/** Text without the tags in it, with a blank where a block began or ended. `3 < 5` keeps its sign. */
export function stripTags(text: string): string {
  if (!/<[a-zA-Z/!?]/.test(text)) return text
  const spaced = text.replace(
    /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|t[rdh]|table|blockquote|pre|figcaption)\b/gi,
    ' $&',
  )
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags })
}

/** Elements whose content is no text of the page: it goes with them. */
export const nonTextTags = (
  'script style textarea option xmp noscript iframe object svg math template title head noembed noframes select ' +
  'button audio video canvas plaintext'
).split(' ')

function decodeEntity(entity: string): string {
  const known = basicEntities.get(entity)
  if (known !== undefined) return known
  const decoded = sanitizeHtml(entity, { allowedTags: [], allowedAttributes: {} })
  return basicEntities.get(decoded) ?? decoded
}

/** What the sanitizer itself writes as entities, so it can't be asked for them. */
const basicEntities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])
