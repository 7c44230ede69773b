import { locales } from '@promenade/domain/locale/locale'
import type { Link, Picture } from '@promenade/domain/mall/values'
import type { PageContext } from '../../page-context.ts'

/** The absolute address of a page of the site, in the language of the page. */
export function pageAddress({ origin, href }: PageContext, path: string): string {
  return origin + href(path)
}

/** `/stores/{slug}` and the like; a slug may hold letters that an address may not. */
export function recordAddress(
  context: PageContext,
  section: string,
  { slug }: { readonly slug: string },
): string {
  return pageAddress(context, `${section}/${encodeURIComponent(slug)}`)
}

export function pictureAddress({ origin }: PageContext, picture: Picture | undefined): string | undefined {
  return picture && new URL(picture.url, origin).href
}

/** A website elsewhere; an e-mail address or a page of this site is none. */
export function websiteAddress(link: Link | undefined): string | undefined {
  return link?.kind === 'outside' && /^https?:/.test(link.url) ? link.url : undefined
}

/** `es-MX`. */
export function languageTag({ locale }: PageContext): string | undefined {
  return locales.find(({ code }) => code === locale)?.iso
}
