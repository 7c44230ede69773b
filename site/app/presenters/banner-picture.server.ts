import type { GalleryItem } from '@promenade/domain/mall/gallery'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../page-context.ts'
import type { PageBanner } from '../components/page-head/page-head.tsx'
import { pictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'

/** The banner with this name, else the mall's default one. */
export function bannerPicture(context: PageContext, name: string): PageBanner | undefined {
  const [item] = [...bannerItems(context, name), ...bannerItems(context, 'Property Banner')]
  return item && pageBanner(item, context)
}

/** A banner for the top of a page, without a link to that page itself. */
export function pageBanner(item: GalleryItem, context: PageContext): PageBanner {
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
export function bannerHref({ link }: GalleryItem, context: PageContext): string | undefined {
  if (link === undefined) return undefined
  return link.kind === 'page' ? context.href(link.path) : link.url
}

/** Current items of a banner, in order; names are compared loosely. */
export function bannerItems({ content, now }: PageContext, wanted: string): readonly GalleryItem[] {
  const key = wanted.toLowerCase()
  return content.banners
    .filter(({ name }) => name.trim().toLowerCase() === key)
    .flatMap(({ items }) => items)
    .filter((item) => isShown(item, now))
}
