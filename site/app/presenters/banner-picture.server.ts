import type { GalleryItem } from '@promenade/domain/mall/gallery'
import type { Link, Period } from '@promenade/domain/mall/values'
import { isShown } from '@promenade/domain/schedule/schedule'
import { isUnavailablePage } from '../../content/unavailable-pages.ts'
import type { Clock, Mall, Place, Words } from './page-parts.ts'
import type { PageBanner } from '../components/page-head/page-head.tsx'
import { pictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'

/** The banner with this name, else the mall's default one. */
export function bannerPicture(context: Words & Clock & Mall & Place, name: string): PageBanner | undefined {
  const [item] = [...bannerItems(context, name), ...bannerItems(context, 'Property Banner')]
  return item && pageBanner(item, context)
}

/** A banner for the top of a page, without a link to that page itself. */
export function pageBanner(item: GalleryItem, context: Words & Mall & Place): PageBanner {
  const { link, picture, heading, callout } = item
  const leadsHere = link?.kind === 'page' && link.path === context.path
  return {
    ...pictureSource(picture, context.content),
    heading,
    callout,
    lang: langOf(item, heading === undefined ? 'callout' : 'heading'),
    to: leadsHere ? undefined : bannerHref(item, context),
  }
}

/** Target of a banner: a path in the page's language, or an external URL. */
export function bannerHref({ link }: GalleryItem, context: Words): string | undefined {
  if (link === undefined) return undefined
  return link.kind === 'page' ? context.href(link.path) : link.url
}

/** Current items of a banner, in order; names are compared loosely. */
export function bannerItems(context: Clock & Mall, wanted: string): readonly GalleryItem[] {
  const key = wanted.toLowerCase()
  return context.content.banners
    .filter(({ name }) => name.trim().toLowerCase() === key)
    .flatMap(({ items }) => items)
    .filter((item) => isAdvertised(item, context))
}

interface Advertisement {
  readonly period: Period
  readonly link?: Link
}

/** True if visitors see a banner or popup now: it is current, and so is the page that it leads to. */
export function isAdvertised({ period, link }: Advertisement, { content, now }: Clock & Mall): boolean {
  return isShown({ period }, now) && !(link?.kind === 'page' && isUnavailablePage(link.path, content, now))
}
