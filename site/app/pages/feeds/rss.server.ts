import { excerpt } from '@promenade/contract/reading/html'
import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { EpochMs, Picture } from '@promenade/domain/mall/values'
import { Feed, type Item } from 'feed'
import type { Visit } from '../../content/visit.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'

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
const mostItems = 50

const longestText = 400

/** A feed as RSS 2.0, newest first. Every address in it is absolute. */
export function rssOf(visit: Visit, { title, description, page, path, items }: RssFeed): string {
  const { content, locale, origin } = visit
  const dated = items
    .flatMap((item) => (item.publishedAt === undefined ? [] : [{ ...item, publishedAt: item.publishedAt }]))
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, mostItems)
  const changes = dated.flatMap(({ publishedAt, changedAt = publishedAt }) => [publishedAt, changedAt])
  const feed = new Feed({
    title: messagesIn(locale).site.pageOf(title, content.property.name),
    description,
    link: origin + localePath(page, locale),
    feed: origin + localePath(path, locale),
    language: locales.find(({ code }) => code === locale)?.iso.toLowerCase() ?? locale,
    // Not the present: the feed would differ each time it is asked for.
    updated: new Date(changes.length > 0 ? Math.max(...changes) : content.asOf),
    generator: 'Promenade',
    ttl: 60,
  })
  for (const item of dated) feed.addItem(itemOf(item, visit))
  return feed.rss2()
}

function itemOf(item: RssItem & { readonly publishedAt: EpochMs }, visit: Visit): Item {
  const { id, path, title, publishedAt, note, text, author, subjects } = item
  const image = imageOf(item, visit)
  const paragraphs = [note, text && excerpt(text, longestText)].filter(
    (one) => one !== undefined && one !== '',
  )
  return {
    title: withinData(title),
    link: visit.origin + localePath(path, visit.locale),
    guid: `${id}-${visit.locale}@${new URL(visit.origin).host}`,
    date: new Date(publishedAt),
    description: withinData(asText(paragraphs.join(' · '))),
    // Never empty: with it the library declares what `dc:creator` means.
    content: withinData(contentOf(paragraphs.length > 0 ? paragraphs : [title], item, image?.url)),
    category: subjects.map((name) => ({ name })),
    ...(author !== undefined && { extensions: [{ name: 'dc:creator', objects: { _text: author } }] }),
    ...(image && { image }),
  }
}

function imageOf({ picture }: RssItem, { shareFile, origin }: Visit) {
  const card = picture && shareFile?.(picture.url, 'picture')
  return card && { url: origin + card.path, type: 'image/jpeg', length: card.size }
}

function contentOf(
  paragraphs: readonly (string | undefined)[],
  { picture }: RssItem,
  image: string | undefined,
): string {
  const shown = `<p><img src="${image}" alt="${asText(picture?.alt ?? '')}" width="1200" height="630"></p>`
  const texts = paragraphs.map((one = '') => `<p>${asText(one)}</p>`)
  return [...(image === undefined ? [] : [shown]), ...texts].join('')
}

/** Plain text where HTML is expected. */
function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The library ends a data section properly once only. */
function withinData(text: string): string {
  return text.replaceAll(']]>', ']]&gt;')
}
