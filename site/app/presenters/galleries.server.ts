import type { Locale } from '@promenade/domain/locale/locale'
import type { Gallery, GalleryItem } from '@promenade/domain/mall/gallery'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { Clock, Mall, Words } from './page-parts.ts'
import type { GalleryPicture, GalleryProps } from '../components/gallery/gallery-props.ts'
import { sizedPictureSource } from './picture-source.server.ts'
import { langOf } from './lang-of.ts'

export type GalleryView = GalleryProps & { readonly titleLang: Locale | undefined }

/** The galleries with these slugs and current pictures, without duplicates; unknown slugs are omitted. */
export function galleryViews(
  slugs: readonly string[],
  context: Words & Clock & Mall,
): readonly GalleryView[] {
  const found = slugs.flatMap((slug) => findGallery(context.content.galleries, slug) ?? [])
  return [...new Set(found)].flatMap((gallery) => galleryView(gallery, context) ?? [])
}

/** A gallery; undefined without current pictures. */
export function galleryView(gallery: Gallery, context: Words & Clock & Mall): GalleryView | undefined {
  const items = gallery.items.filter((item) => isShown(item, context.now))
  if (items.length === 0) return undefined
  return {
    id: `gallery-${gallery.slug}`,
    title: gallery.name,
    titleLang: langOf(gallery, 'name'),
    pictures: items.map((item, index) => pictureView(item, gallery, [index + 1, items.length], context)),
  }
}

/** Slugs are case-insensitive, as in addresses. */
function findGallery(galleries: readonly Gallery[], slug: string): Gallery | undefined {
  const lowerCaseSlug = slug.toLowerCase()
  return galleries.find((gallery) => gallery.slug.toLowerCase() === lowerCaseSlug)
}

function pictureView(
  item: GalleryItem,
  { name }: Gallery,
  [number, count]: readonly [number, number],
  context: Words & Mall,
): GalleryPicture {
  const { messages } = context
  const shown = sizedPictureSource(item.picture, context)
  const caption = item.description ?? item.callout ?? item.heading
  return {
    id: item.id,
    ...shown,
    alt: item.picture.alt ?? caption ?? messages.gallery.picture(number, count, name),
    caption,
    lang: langOf(item, 'description') ?? langOf(item, 'picture'),
  }
}
