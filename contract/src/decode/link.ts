import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Link } from '@promenade/domain/mall/values'
import { maxAddressLength } from './limits.ts'
import { isPlainAddress, parseAddress } from './picture.ts'
import { isAbsent } from './row.ts'

/** The bases of links. */
export interface LinkContext {
  readonly siteOrigins: readonly string[]
  readonly assetOrigin: string
}

/**
 * Decodes a link: a path, an address, a domain or an e-mail address. Addresses of the mall's own site become pages;
 * relative addresses of files belong to the platform. Undefined for schemes other than http, https, mailto and tel, and
 * for anything else.
 */
export function readLink(value: unknown, context: LinkContext): Link | undefined {
  if (typeof value !== 'string' || value.length > maxAddressLength || isAbsent(value)) return undefined
  const text = withoutInvisible(value)
  if (text === '' || text.startsWith('#')) return undefined
  if (/^mailto:/i.test(text)) return mailLink(text.slice('mailto:'.length))
  if (/^tel:/i.test(text)) return phoneLink(text.slice('tel:'.length))
  if (/^https?:/i.test(text)) return webLink(text, context)
  if (/^[\\/]{2}/.test(text)) return webLink(`https:${text}`, context)
  if (bareDomain.test(text)) return webLink(`https://${text}`, context)
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return undefined
  if (/^[^\s/?#@]+@[^\s/?#@]+$/.test(text)) return mailLink(text)
  return relativeLink(text, context)
}

/** Decodes an e-mail address; undefined for anything else. */
export function readEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 320) return undefined
  const email = withoutInvisible(value).replace(/^mailto:/i, '')
  return emailAddress.test(email) ? email : undefined
}

/** Decodes an http(s) address, with or without scheme, and removes trailing slashes. Undefined for anything else. */
export function readWebAddress(value: unknown): string | undefined {
  const link = readLink(value, { siteOrigins: [], assetOrigin: 'https://site.invalid' })
  if (link?.kind !== 'outside' || !/^https?:/.test(link.url)) return undefined
  const url = link.url.replace(/\/+$/, '')
  return url.startsWith('https://site.invalid') ? undefined : url
}

/** Browsers ignore these characters in an address, so `java\nscript:` must be checked without them. */
function withoutInvisible(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
}

/** `shop.example/menu` and `www.shop.example:8080`, but not `menu.html`. */
const bareDomain =
  /^(?!.*\.(?:html?|php|aspx?|pdf|jpe?g|png|gif|svg|webp|docx?|xlsx?)$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#].*)?$/i

function mailLink(text: string): Link | undefined {
  const url = parseAddress(`mailto:${text.trim()}`)
  if (url === null || !emailAddress.test(url.pathname)) return undefined
  return { kind: 'outside', url: `mailto:${url.pathname}${url.search}` }
}

const emailAddress = /^[^\s<>"'`\\@,;:?&/()]{1,64}@[^\s<>"'`\\@,;:?&/()]{1,200}\.[^\s<>"'`\\@,;:?&/().]{2,}$/

function phoneLink(text: string): Link | undefined {
  const digits = text.replace(/[\s()./-]/g, '')
  return /^\+?\d[\d*#;,a-z=]{2,39}$/i.test(digits) ? { kind: 'outside', url: `tel:${digits}` } : undefined
}

function webLink(text: string, context: LinkContext): Link | undefined {
  const url = parseAddress(text)
  if (url === null || !isPlainAddress(url) || url.hostname === '') return undefined
  if (isOwnSite(url, context) && !isFile(url.pathname)) return pageLink(url)
  return { kind: 'outside', url: url.href }
}

function relativeLink(text: string, context: LinkContext): Link | undefined {
  // With a host that cannot exist as base, a text that leads to another host has another origin.
  const url = parseAddress(text, 'https://site.invalid')
  if (url === null || url.origin !== 'https://site.invalid' || !isPlainAddress(url)) return undefined
  if (!isFile(url.pathname)) return pageLink(url)
  const file = parseAddress(
    `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`,
    context.assetOrigin,
  )
  return file === null ? undefined : { kind: 'outside', url: file.href }
}

/** The path without language prefix and with single slashes, so that it never points to another host. */
function pageLink(url: URL): Link {
  const { path } = splitLocalePath(url.pathname.replace(/\/{2,}/g, '/'))
  const short = path.length > 1 ? path.replace(/\/+$/, '') : path
  return { kind: 'page', path: `${short === '' ? '/' : short}${url.search}${url.hash}` }
}

function isOwnSite(url: URL, context: LinkContext): boolean {
  return context.siteOrigins.some((origin) => hostOf(URL.parse(origin)) === hostOf(url))
}

/** The host without `www.`, which old addresses may have. */
function hostOf(url: URL | null): string | undefined {
  return url?.host.replace(/^www\./, '')
}

/** True for a path of a file, which is not a page of the site. */
function isFile(pathname: string): boolean {
  return (
    /^\/+(?:system|media)\//.test(pathname) || /\.(?!html?$|php$|aspx?$)[a-z][a-z\d]{1,4}$/i.test(pathname)
  )
}
