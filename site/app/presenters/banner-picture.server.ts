import type { GalleryItem } from '@promenade/domain/mall/gallery'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../page-context.ts'
import type { PageBanner } from '../components/page-head/page-head.tsx'
import { pictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'

/** The picture at the top of a screen, with what stands below it: the banner of that name, else the centre's own. */
export function bannerPicture(context: PageContext, name: string): PageBanner | undefined {
  const [item] = [...bannerItems(context, name), ...bannerItems(context, 'Property Banner')]
  return item && pageBanner(item, context)
}

/** A banner as the top of a page shows it. A link to the page itself is none. */
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

/** Where a banner leads: a path of the site in the visitor's language, or an outside address. */
export function bannerHref({ link }: GalleryItem, context: PageContext): string | undefined {
  if (link === undefined) return undefined
  return link.kind === 'page' ? context.href(link.path) : link.url
}

/** What the banner of that name shows now, in its order; names are compared as people write them. */
export function bannerItems({ content, now }: PageContext, wanted: string): readonly GalleryItem[] {
  const key = wanted.toLowerCase()
  return content.banners
    .filter(({ name }) => name.trim().toLowerCase() === key)
    .flatMap(({ items }) => items)
    .filter((item) => isShown(item, now))
}
