import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { phoneAddress, splitAtPhones } from '@promenade/domain/mall/phone-number'
import type { SafeHtml } from '@promenade/domain/mall/values'
import sanitizeHtml from 'sanitize-html'
import { maxHtmlDepth, maxTextLength } from './limits.ts'
import { readLink } from './link.ts'
import { decodeEntities, nonTextTags } from './markup.ts'
import { type PictureContext, readPictureAddress } from './picture.ts'
import { isAbsent } from './row.ts'
import { labelTables } from './tables.ts'
import { cleanCharacters } from './text.ts'

/** The inputs for safe HTML: the bases of links and pictures, and the language of internal links. */
export interface HtmlContext extends PictureContext {
  readonly locale: Locale
  readonly siteOrigins: readonly string[]
  readonly country?: string
}

/**
 * Decodes HTML with an allow-list: paragraphs, headings from h2 on, lists, quotes, simple tables, links and pictures.
 * Phone numbers become links; text without tags becomes paragraphs. Undefined for values without visible content, too
 * long texts and other types.
 */
export function readHtml(value: unknown, context: HtmlContext): SafeHtml | undefined {
  if (typeof value !== 'string' || value.length > maxTextLength || isAbsent(value)) return undefined
  const text = cleanCharacters(value)
  const html = /<[a-zA-Z/!?]/.test(text) ? text : inParagraphs(text)
  return finishHtml(sanitizeHtml(html, optionsFor(html, context)), context)
}

/**
 * Completes HTML sanitized with `optionsFor`: removes empty elements, labels tables and links phone numbers. Undefined
 * without visible content.
 */
export function finishHtml(clean: string, context: HtmlContext): SafeHtml | undefined {
  const safe = labelTables(withPhoneLinks(withoutGaps(clean), context))
  if (!isSafeHtml(safe)) return undefined
  return plainText(safe) === '' && !safe.includes('<img ') ? undefined : safe
}

/** The only way to SafeHtml: each `<` begins a tag of the allow-list, also after what was added to a sanitized text. */
export function isSafeHtml(text: string): text is SafeHtml {
  return !forbiddenTag.test(text)
}

/** Makes phone numbers links, except in links and code. Only for sanitized HTML, in which every `<` begins a tag. */
function withPhoneLinks(clean: string, { country }: HtmlContext): string {
  let depth = 0
  return clean.replace(/<(\/?)(a|pre|code)\b[^>]*>|<[^>]*>|[^<]+/g, (part, slash?: string, name?: string) => {
    if (name !== undefined) depth += slash === '/' ? -1 : 1
    if (part.startsWith('<') || depth > 0) return part
    return splitAtPhones(part, country)
      .map(({ text, address }) => (address === undefined ? text : `<a href="${address}">${text}</a>`))
      .join('')
  })
}

/**
 * The text of safe HTML on one line, with spaces between blocks, cells and lines, without generated captions and those
 * of pictures.
 */
export function plainText(html: SafeHtml): string {
  const written = html.replace(
    /<caption data-generated>[^<]*<\/caption>|<figcaption>[^]*?<\/figcaption>/g,
    '',
  )
  const spaced = written.replace(/<[^>]*>/g, (tag) => (inlineTag.test(tag) ? '' : ' '))
  return decodeEntities(spaced).replace(/\s+/g, ' ').trim()
}

/** At most `length` characters of plain text; a longer text ends at a space, with an ellipsis. */
export function excerpt(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const cut = characters.slice(0, length).join('')
  const space =
    characters[length - 1] === ' ' || characters[length] === ' ' ? cut.length : cut.lastIndexOf(' ')
  return `${cut.slice(0, space > 0 ? space : cut.length).replace(/[\s,;:.–—-]+$/, '')}…`
}

const inlineTag = /^<\/?(?:a|strong|em|u|s|small|sub|sup|code)\b/

const allowedTags = (
  'p div br hr blockquote pre ul ol li h2 h3 h4 h5 h6 strong em u s small sub sup code a img figure figcaption ' +
  'table caption thead tbody tfoot tr th td'
).split(' ')

const forbiddenTag = new RegExp(`<(?!/?(?:${allowedTags.join('|')})[ />])`)

/** The allow-list for a text. */
export function optionsFor(html: string, context: HtmlContext): sanitizeHtml.IOptions {
  return {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
      caption: ['data-generated'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: maxHtmlDepth,
    nonTextTags,
    transformTags: {
      ...(/<h1\b/i.test(html) ? lowerHeadings : {}),
      b: 'strong',
      i: 'em',
      section: 'div',
      article: 'div',
      del: 's',
      strike: 's',
      a: (_name, attributes) => anchor(attributes, context),
      img: (_name, attributes) => image(attributes, context),
      ol: (_name, attributes) => numbersOnly('ol', attributes),
      td: (_name, attributes) => numbersOnly('td', attributes),
      th: (_name, attributes) => numbersOnly('th', attributes),
    },
    exclusiveFilter: withoutAddress,
  }
}

// A page has its own h1, so the headings of a text with an h1 are lowered by one level.
const lowerHeadings = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' }

function anchor(attributes: sanitizeHtml.Attributes, context: HtmlContext): sanitizeHtml.Tag {
  const link = readLink(attributes['href'], context)
  if (link === undefined) return { tagName: 'a', attribs: {} }
  if (link.kind === 'page') return { tagName: 'a', attribs: { href: localePath(link.path, context.locale) } }
  const phone = link.url.startsWith('tel:')
    ? phoneAddress(link.url.slice('tel:'.length), context.country)
    : undefined
  if (phone !== undefined) return { tagName: 'a', attribs: { href: phone } }
  const isNewTab = attributes['target']?.trim().toLowerCase() === '_blank'
  return {
    tagName: 'a',
    attribs: isNewTab ? { href: link.url, target: '_blank', rel: 'noopener' } : { href: link.url },
  }
}

function image(attributes: sanitizeHtml.Attributes, context: HtmlContext): sanitizeHtml.Tag {
  const src = readPictureAddress(attributes['src'], context)
  if (src === undefined) return { tagName: 'img', attribs: {} }
  const size = numbers(attributes, ['width', 'height'])
  return { tagName: 'img', attribs: { src, alt: attributes['alt'] ?? '', ...size, loading: 'lazy' } }
}

function numbersOnly(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: numbers(attributes, ['start', 'colspan', 'rowspan']) }
}

function numbers(attributes: sanitizeHtml.Attributes, names: readonly string[]): sanitizeHtml.Attributes {
  const entries = names.map((name) => [name, attributes[name]?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => /^[1-9]\d{0,3}$/.test(value)))
}

/** Removes links without an address but keeps their text; removes pictures without an address. */
function withoutAddress(frame: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (frame.tag === 'a' && frame.attribs['href'] === undefined) return 'excludeTag'
  return frame.tag === 'img' && frame.attribs['src'] === undefined
}

function inParagraphs(text: string): string {
  const paragraphs = text.trim().split(/\r?\n[ \t]*\r?\n\s*/)
  return paragraphs
    .map((lines) => `<p>${lines.replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

/** Removes the empty paragraphs and trailing line breaks that editors leave, which would show as gaps. */
function withoutGaps(safe: string): string {
  let html = safe
  for (let round = 0; round < maxHtmlDepth; round += 1) {
    const less = html.replace(emptyElement, '')
    if (less === html) break
    html = less
  }
  // The empty corner cell of a table is not a heading.
  html = html.replace(/<th[^>]*>(?:\s|<br \/>)*<\/th>/g, '<td></td>')
  return html.replace(/^(?:\s|<br \/>)+/, '').replace(/(?<!\s|<br \/>)(?:\s|<br \/>)+$/, '')
}

// Only for sanitized HTML, in which every element is closed and every `<` begins a tag.
const emptyElement =
  /<(p|div|blockquote|pre|ul|ol|li|strong|em|u|s|small|sub|sup|code|a|figure|figcaption|table|caption|tbody|tr|h[2-6])(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g
