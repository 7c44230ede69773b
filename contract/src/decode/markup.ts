import sanitizeHtml from 'sanitize-html'

/** Decodes entities such as `&eacute;` and `&#233;`. Other ampersands stay. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});/g, decodeEntity)
}

/** Removes tags, with a space in place of block tags. `3 < 5` is not a tag and stays. */
export function stripTags(text: string): string {
  if (!/<[a-zA-Z/!?]/.test(text)) return text
  const spaced = text.replace(
    /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|t[rdh]|table|blockquote|pre|figcaption)\b/gi,
    ' $&',
  )
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags })
}

/** Elements whose content is not text and is removed with them. */
export const nonTextTags = (
  'script style textarea option xmp noscript iframe object svg math template title head noembed noframes select ' +
  'button audio video canvas plaintext'
).split(' ')

function decodeEntity(entity: string): string {
  const basic = basicEntities.get(entity)
  if (basic !== undefined) return basic
  const decoded = sanitizeHtml(entity, { allowedTags: [], allowedAttributes: {} })
  // The sanitizer escapes the ampersand of an entity that does not exist.
  return basicEntities.get(decoded) ?? decoded.replace(/^&amp;/, '&')
}

/** Entities that the sanitizer escapes again, so it cannot decode them. */
const basicEntities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
])
