import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { excerpt } from '@promenade/contract/decode/html'
import { locales } from '@promenade/domain/locale/locale'
import type { EpochMs, Picture } from '@promenade/domain/mall/values'
import type { PageContext } from '../../page-context.ts'
import { element, type XmlElement, xmlDocument } from '../../xml.server.ts'

/** A list of the site for those who let a program read it. */
export interface RssFeed {
  readonly title: string
  readonly description: string
  /** Of the page that shows the same, without language prefix, and of the feed itself. */
  readonly page: string
  readonly path: string
  readonly items: readonly RssItem[]
}

export interface RssItem {
  /** The same for ever: readers tell by it what they have shown. */
  readonly id: string
  readonly path: string
  readonly title: string
  /** When it came out. What nobody knows the day of cannot be sorted by readers and is left out. */
  readonly publishedAt: EpochMs | undefined
  readonly changedAt?: EpochMs | undefined
  /** What matters most, such as the dates; before the text. */
  readonly note?: string | undefined
  readonly text?: string | undefined
  readonly author?: string | undefined
  readonly subjects: readonly string[]
  readonly picture?: Picture | undefined
}

/** Readers ask often; who wants more finds it on the page. */
const maxItems = 50

const maxText = 400

/** How long a reader may keep a feed, in minutes. */
const ttlMinutes = 60

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

type DatedItem = RssItem & { readonly publishedAt: EpochMs }

/** A feed as RSS 2.0, newest first. Every address in it is absolute. */
export function rssOf(context: PageContext, { title, description, page, path, items }: RssFeed): string {
  const { content, locale, messages, href, origin } = context
  const dated = items
    .flatMap((item) => (item.publishedAt === undefined ? [] : [{ ...item, publishedAt: item.publishedAt }]))
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, maxItems)
  const self = { href: origin + href(path), rel: 'self', type: 'application/rss+xml' }
  const channel = element('channel', [
    element('title', messages.site.pageOf(title, content.property.name)),
    element('link', origin + href(page)),
    element('description', description),
    element('lastBuildDate', dateText(lastChange(dated) ?? content.asOf)),
    element('generator', 'Promenade'),
    element('language', locales.find(({ code }) => code === locale)?.iso.toLowerCase() ?? locale),
    element('ttl', String(ttlMinutes)),
    element('atom:link', [], self),
    ...dated.map((item) => itemElement(item, context)),
  ])
  return xmlDocument(element('rss', [channel], { version: '2.0', ...namespaces }))
}

/** Not the present: the feed would differ each time it is asked for. */
function lastChange(items: readonly DatedItem[]): EpochMs | undefined {
  const changes = items.flatMap(({ publishedAt, changedAt = publishedAt }) => [publishedAt, changedAt])
  return changes.length === 0 ? undefined : Math.max(...changes)
}

function dateText(at: EpochMs): string {
  return new Date(at).toUTCString()
}

function itemElement(item: DatedItem, context: PageContext): XmlElement {
  const { id, path, title, publishedAt, note, text, author, subjects } = item
  const image = imageOf(item, context)
  const paragraphs = [note, text && excerpt(text, maxText)].filter((one) => one !== undefined && one !== '')
  return element('item', [
    element('title', title),
    element('link', context.origin + context.href(path)),
    element('guid', `${id}-${context.locale}@${new URL(context.origin).host}`, { isPermaLink: 'false' }),
    element('pubDate', dateText(publishedAt)),
    ...optional('description', escapeMarkup(paragraphs.join(' · '))),
    ...optional('content:encoded', contentOf(paragraphs, item, image?.url)),
    ...subjects.map((name) => element('category', name)),
    ...optional('dc:creator', author ?? ''),
    ...(image === undefined ? [] : [element('enclosure', [], image)]),
  ])
}

function optional(name: string, text: string): readonly XmlElement[] {
  return text === '' ? [] : [element(name, text)]
}

function imageOf({ picture }: RssItem, { shareFile, origin }: PageContext) {
  const card = picture && shareFile?.(picture.url, 'picture')
  return card && { length: String(card.size), type: 'image/jpeg', url: origin + card.path }
}

function contentOf(
  paragraphs: readonly (string | undefined)[],
  { picture }: RssItem,
  image: string | undefined,
): string {
  const shown = `<p><img src="${image}" alt="${escapeMarkup(picture?.alt ?? '')}" width="1200" height="630"></p>`
  const texts = paragraphs.map((one = '') => `<p>${escapeMarkup(one)}</p>`)
  return [...(image === undefined ? [] : [shown]), ...texts].join('')
}
