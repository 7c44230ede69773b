import { escapeMarkup } from '@promenade/contract/schema/escape-markup'

export interface XmlElement {
  readonly xml: string
}

/** An element with a text, which is escaped, or with other elements; `[]` makes an empty one. */
export function element(
  name: string,
  content: string | readonly XmlElement[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = name + pairs.join('')
  const inside = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('')
  return { xml: inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>` }
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root.xml}`
}

/** Control characters and lone surrogates, which XML 1.0 (section 2.2) cannot represent. */
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function escaped(text: string): string {
  return escapeMarkup(text.replaceAll(invalidCharacters, ''))
}
