import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { excerpt } from '@promenade/contract/decode/html'
import { detailsOf } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Picture } from '@promenade/domain/mall/values'
import type { Mall, Place, Words } from '../../presenters/page-parts.ts'
import { element, type XmlElement, xmlDocument } from '../../xml.server.ts'

/** A list of the site for feed readers. */
export interface RssFeed {
  readonly title: string
  readonly description: string
  /** Paths of the page with the same list, without language prefix, and of the feed. */
  readonly page: string
  readonly path: string
  readonly items: readonly RssItem[]
}

export interface RssItem {
  /** Stable: feed readers recognise read items by it. */
  readonly id: string
  readonly path: string
  readonly title: string
  /** Items without a date are omitted, since readers sort by it. */
  readonly publishedAt: EpochMs | undefined
  readonly changedAt?: EpochMs | undefined
  /** Key facts, such as the dates; before the text. */
  readonly note?: string | undefined
  readonly text?: string | undefined
  readonly author?: string | undefined
  readonly subjects: readonly string[]
  readonly picture?: Picture | undefined
}

/** Readers poll often; older items are on the page. */
const maxItems = 50

const maxText = 400

/** Minutes that a reader may cache the feed. */
const ttlMinutes = 60

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

type DatedItem = RssItem & { readonly publishedAt: EpochMs }

/** RSS 2.0, newest first, with absolute addresses. */
export function rssOf(
  context: Words & Mall & Place,
  { title, description, page, path, items }: RssFeed,
): string {
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
    element('language', detailsOf(locale).iso.toLowerCase()),
    element('ttl', String(ttlMinutes)),
    element('atom:link', [], self),
    ...dated.map((item) => itemElement(item, context)),
  ])
  return xmlDocument(element('rss', [channel], { version: '2.0', ...namespaces }))
}

/** Not the present time, which would change the feed on each request. */
function lastChange(items: readonly DatedItem[]): EpochMs | undefined {
  const changes = items.flatMap(({ publishedAt, changedAt = publishedAt }) => [publishedAt, changedAt])
  return changes.length === 0 ? undefined : Math.max(...changes)
}

function dateText(at: EpochMs): string {
  return new Date(at).toUTCString()
}

function itemElement(item: DatedItem, context: Words & Place): XmlElement {
  const { id, path, title, publishedAt, note, text, author, subjects } = item
  const image = imageOf(item, context)
  const paragraphs = [note, text && excerpt(text, maxText)].filter(
    (paragraph) => paragraph !== undefined && paragraph !== '',
  )
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

function imageOf({ picture }: RssItem, { openGraphFile, origin }: Place) {
  const card = picture && openGraphFile?.(picture.url, 'picture')
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
