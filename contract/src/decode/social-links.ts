import type { SocialLink } from '@promenade/domain/mall/values'
import { readLink, type LinkContext } from './link.ts'
import { isRow, ownValue } from './row.ts'
import { readText } from './text.ts'

/**
 * Decodes links to social networks. Drops those without http(s) address, the home pages of networks, and those of unknown
 * networks.
 */
export function readSocialLinks(value: unknown, context: LinkContext): readonly SocialLink[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 50).flatMap((item: unknown) => {
    const link = isRow(item)
      ? readSocialLink(ownValue(item, 'social_type'), ownValue(item, 'url'), context)
      : undefined
    return link === undefined ? [] : [link]
  })
}

function readSocialLink(type: unknown, address: unknown, context: LinkContext): SocialLink | undefined {
  const link = readLink(address, context)
  const url = link?.kind === 'outside' && /^https?:/.test(link.url) ? URL.parse(link.url) : null
  if (url === null) return undefined
  const host = url.hostname.replace(/^(?:www|m|[a-z]{2}-[a-z]{2})\./, '')
  const isHomePage = url.pathname === '/' && url.search === '' && networkHosts.has(host)
  const network = readNetworkName(type) ?? networkHosts.get(host)
  return network === undefined || isHomePage ? undefined : { network, url: url.href }
}

/** Decodes the name of a network in its usual spelling; undefined for anything but text. */
export function readNetworkName(value: unknown): string | undefined {
  const name = readText(value)
  const network = networkNames.get(name?.toLowerCase().replaceAll(' ', '') ?? '')
  return network ?? name?.slice(0, 60).trimEnd()
}

const networkHosts: ReadonlyMap<string, string> = new Map([
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
  ['pinterest.com', 'Pinterest'],
  ['tiktok.com', 'TikTok'],
  ['yelp.com', 'Yelp'],
  ['tripadvisor.com', 'Tripadvisor'],
  ['weibo.com', 'Weibo'],
  ['snapchat.com', 'Snapchat'],
  ['linkedin.com', 'LinkedIn'],
  ['threads.net', 'Threads'],
])

/** Other platforms send `Trip Advisor`, `Youtube` and `Tik Tok ` (with a space). */
const networkNames: ReadonlyMap<string, string> = new Map(
  [...networkHosts.values()].map((name) => [name.toLowerCase(), name]),
)
