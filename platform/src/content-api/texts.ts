import type { Locale } from '@promenade/domain/locale/locale'
import { translationIn, type Translations } from '@promenade/domain/locale/translations'

type Words = Translations<string>
type Lists = Translations<readonly string[]>

/**
 * Reads the texts of one record in one language. A missing text is replaced by that of the default language, and the
 * name of its field in the response is added to `untranslated`.
 */
export interface Texts {
  readonly untranslated: string[]
  text(field: string, words: Words): string
  optional(field: string, words: Words | undefined): string | null
  list(field: string, lists: Lists | undefined): string[]
  /** The plain text of an HTML field. */
  plain(field: string, words: Words | undefined): string | null
}

export function createTexts(locale: Locale): Texts {
  const untranslated: string[] = []
  const text = (field: string, words: Words) => {
    const { value, isMissing } = translationIn(words, locale)
    if (isMissing) untranslated.push(field)
    return value
  }
  const optional = (field: string, words: Words | undefined) =>
    words === undefined ? null : text(field, words)
  const list = (field: string, lists: Lists | undefined) => {
    if (lists === undefined) return []
    const { value, isMissing } = translationIn(lists, locale)
    if (isMissing && value.length > 0) untranslated.push(field)
    return [...value]
  }
  const plain = (field: string, words: Words | undefined) => plainText(optional(field, words))
  return { untranslated, text, optional, list, plain }
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
)

/** The text of HTML without tags and captions of pictures, with spaces between blocks. */
export function plainText(html: string | null): string | null {
  if (html === null) return null
  const words = html
    .replaceAll(/<figcaption\b[^>]*>[^]*?<\/figcaption>/gi, ' ')
    .replaceAll(/<\/?(?:p|figure|ul|ol|li|h\d|blockquote|br|table|tbody|thead|tr|td|th)\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decodeEntity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words === '' ? null : words
}

function decodeEntity(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
