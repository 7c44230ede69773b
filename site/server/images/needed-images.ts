import type { Picture } from '@promenade/domain/mall/values'
import { type PictureUse, widthsFor } from '@promenade/domain/pictures/picture-widths'
import type { MallContent } from '../../content/mall-content.ts'

/** A picture of the present content, in the widths that pages show it. */
export interface WantedPicture {
  /** Address of the picture on this site. */
  readonly source: string
  /** In pixels, rising. */
  readonly widths: readonly number[]
}

type Use = readonly [Picture | undefined, ...PictureUse[]]

/** No mall has more; an answer that says so must not keep the painter busy for weeks. */
const maxPictures = 5_000

/** What pages show in all languages, the top of pages first. Drawings and pictures kept elsewhere stay as they are. */
export function wantedPictures(contents: readonly MallContent[]): readonly WantedPicture[] {
  const uses = new Map<string, Set<PictureUse>>()
  for (const [picture, ...shownAs] of contents.flatMap(usesIn)) {
    if (picture === undefined || !isOwnPhotograph(picture.url)) continue
    const known = uses.get(picture.url) ?? new Set()
    uses.set(picture.url, new Set([...known, ...shownAs]))
  }
  return [...uses].slice(0, maxPictures).map(([source, shownAs]) => ({ source, widths: widthsFor(shownAs) }))
}

function usesIn(content: MallContent): readonly Use[] {
  const { banners, homepage, pages, stores, galleries, pointsOfInterest } = content
  const slides = [...banners, ...(homepage?.banners ?? [])].flatMap(({ items }) => items)
  const places = pointsOfInterest.flatMap(({ locations }) => locations.flatMap(({ items }) => items))
  return [
    ...slides.map(({ picture }): Use => [picture, 'wide']),
    ...pages.map(({ banner }): Use => [banner, 'wide', 'item']),
    ...stores.map(({ storeFront }): Use => [storeFront, 'wide']),
    ...itemsIn(content).map(({ picture }): Use => [picture, 'item']),
    ...galleries.flatMap(({ items }) => items).map(({ picture }): Use => [picture, 'wide', 'item']),
    ...places.flatMap(({ pictures }) => pictures).map((picture): Use => [picture, 'item']),
    ...stores.map(({ logo }): Use => [logo, 'logo', 'item']),
  ]
}

function itemsIn(content: MallContent): readonly { readonly picture?: Picture }[] {
  const { events, promotions, coupons, contests, news, jobs, blogs, pages, popups, social } = content
  const posts = blogs.flatMap((blog) => blog.posts)
  return [events, promotions, coupons, contests, news, jobs, posts, pages, popups, social].flat()
}

function isOwnPhotograph(url: string): boolean {
  return url.startsWith('/') && !/\.svg(?:$|\?)/i.test(url)
}
