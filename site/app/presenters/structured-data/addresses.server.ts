import { detailsOf } from '@promenade/domain/locale/locale'
import type { Link, Picture, SafeHtml } from '@promenade/domain/mall/values'
import type { Place, Words } from '../page-parts.ts'

/** Absolute address of a page in the page's language. */
export function pageAddress({ origin, href }: Words & Place, path: string): string {
  return origin + href(path)
}

/** Address such as `/stores/{slug}`, with the slug escaped. */
export function recordAddress(
  context: Words & Place,
  section: string,
  { slug }: { readonly slug: string },
): string {
  return pageAddress(context, `${section}/${encodeURIComponent(slug)}`)
}

export function pictureAddress({ origin }: Place, picture: Picture | undefined): string | undefined {
  return picture && new URL(picture.url, origin).href
}

/** A text whose pictures and links lead to this site wherever it is shown. Only for safe HTML, in which no value has a `<` or `>`. */
export function withAbsoluteAddresses(html: SafeHtml, { origin }: Place): string {
  return html.replace(/(<(?:a|img)\b[^<>]*\s(?:href|src)=")(?=\/(?!\/))/g, `$1${origin}`)
}

/** An external website; undefined for mail addresses and pages of this site. */
export function websiteAddress(link: Link | undefined): string | undefined {
  return link?.kind === 'outside' && /^https?:/.test(link.url) ? link.url : undefined
}

/** `es-MX`. */
export function languageTag({ locale }: Words): string {
  return detailsOf(locale).iso
}
