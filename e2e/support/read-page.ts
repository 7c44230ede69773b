import { inject } from 'vitest'

interface ReadPage {
  readonly status: number
  /** Path and query, after redirections. */
  readonly path: string
  readonly html: string
  readonly title: string
  /** The text of the page's own part. */
  readonly text: string
  /** The links of that part. */
  readonly links: readonly ReadLink[]
}

interface ReadLink {
  readonly href: string
  readonly text: string
  readonly rel: string | undefined
}

/** A page of the mall as a visitor gets it who has no cookies: for what needs no browser. */
export async function readPage(path: string, accept = 'en'): Promise<ReadPage> {
  const response = await fetch(inject('siteUrl') + path, { headers: { 'accept-language': accept } })
  const html = await response.text()
  const main = partOf(html, 'main')
  const { pathname, search } = new URL(response.url)
  return {
    status: response.status,
    path: pathname + search,
    html,
    title: textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    text: textOf(main),
    links: linksIn(main),
  }
}

/** The first element with this name, with what is in it; the element must not contain another one like it. */
export function partOf(html: string, name: string): string {
  return new RegExp(`<${name}\\b[^]*?</${name}>`).exec(html)?.[0] ?? ''
}

export function linksIn(html: string): readonly ReadLink[] {
  return [...html.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: attributeOf(attributes, 'href') ?? '',
    text: textOf(content),
    rel: attributeOf(attributes, 'rel'),
  }))
}

/** The addresses of the style sheets that a document asks for itself, without what is loaded ahead. */
export function styleSheetsIn(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    attributeOf(tag, 'rel') === 'stylesheet' ? (attributeOf(tag, 'href') ?? []) : [],
  )
}

/** The value of an attribute in a tag. */
export function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decode(value)
}

/** The words of a piece of HTML, with single spaces. */
export function textOf(html: string): string {
  const words = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, (tag) =>
    isWithinLine(tag) ? '' : ' ',
  )
  return decode(words).replaceAll(/\s+/g, ' ').trim()
}

function isWithinLine(tag: string): boolean {
  return /^<(?:!--|\/?(?:a|abbr|b|em|i|mark|span|strong|time)\b)/.test(tag)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00A0',
}

function decode(text: string): string {
  return text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
}

/** The links in a part that unfolds, by the words that unfold it. */
export function linksUnder(html: string, summary: string): readonly ReadLink[] {
  const parts = [...partOf(html, 'main').matchAll(/<details\b[^]*?<\/details>/g)].map(([part]) => part)
  return linksIn(parts.find((part) => textOf(partOf(part, 'summary')) === summary) ?? '')
}
