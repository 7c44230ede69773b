import type { Gallery } from '@promenade/domain/mall/gallery'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { TextPart } from '@promenade/domain/mall/values'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import type { Clock, Mall, Place, Words } from './page-parts.ts'
import type { GalleryPicture } from '../components/gallery/gallery-props.ts'
import { galleryView } from './galleries.server.ts'

/** A picture of a gallery that some page shows. */
export type PlacedPicture = GalleryPicture & {
  /** Title of the gallery. */
  readonly gallery: string
  /** Address of the picture on its page. */
  readonly to: string
  /** Last change of its gallery. */
  readonly changedAt: EpochMs | undefined
}

/**
 * Pictures of all galleries that have a page, for other pages such as the home page's feed: the first of each gallery,
 * then the second of each, and so on, for variety.
 */
export function galleryPictures(context: Words & Clock & Mall & Place): readonly PlacedPicture[] {
  const rows = context.content.galleries.map((gallery) => {
    const path = placeOf(gallery, context)
    const view = path === undefined ? undefined : galleryView(gallery, context)
    if (path === undefined || view === undefined) return []
    return view.pictures.map((picture, index) => ({
      ...picture,
      id: `${gallery.slug}-${picture.id}`,
      gallery: view.title,
      to: `${context.href(path)}#${view.id}-${index + 1}`,
      changedAt: gallery.updatedAt,
    }))
  })
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat()
}

/** Path of the page with the gallery: a post, else its store's page, else a content page. */
function placeOf({ slug }: Gallery, { content, now }: Clock & Mall): string | undefined {
  const hasSlug = (other: string) => other.toLowerCase() === slug.toLowerCase()
  const isInText = (parts: readonly TextPart[] = []) =>
    parts.some((part) => part.kind === 'gallery' && hasSlug(part.slug))
  const posts = content.blogs.flatMap((blog) => publishedPosts(blog.posts, now))
  const post = posts.find(({ bodyParts }) => isInText(bodyParts))
  if (post !== undefined) return `/blogs/${post.slug}`
  const store = content.stores.find((other) => hasSlug(other.slug) || isInText(other.descriptionParts))
  if (store !== undefined) return `/stores/${store.slug}`
  const page = content.pages.find((other) => other.gallerySlugs.some(hasSlug) || isInText(other.bodyParts))
  return page && `/pages/${page.slug}`
}
