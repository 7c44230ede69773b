import type { Banner } from '@promenade/domain/mall/banner'
import type { Picture } from '@promenade/domain/mall/values'
import { listTextPictures } from '@promenade/domain/pictures/text-pictures'
import { type PictureUse, widthsFor } from '@promenade/domain/pictures/picture-widths'
import type { MallContent } from '../../content/mall-content.ts'
import { pagedKindNames, type PageRecord, pageRecords } from '../../content/paged-kinds.ts'
import type { OpenGraphLook } from '../../content/open-graph-file.ts'

/** An image that pages of the current content refer to; `source` is the address of its picture on this site. */
export type NeededImage = NeededVariants | NeededOpenGraphImage

interface NeededVariants {
  readonly kind: 'variants'
  readonly source: string
  /** In pixels, rising. */
  readonly widths: readonly number[]
}

interface NeededOpenGraphImage {
  readonly kind: 'open-graph'
  readonly source: string
  readonly look: OpenGraphLook
}

/** Maximum number of each kind, so that a faulty response of the platform does not keep the worker busy for weeks. */
const maxOfKind = { variants: 5_000, 'open-graph': 3_000 }

/** The images for all languages, the most visible first. Pictures on other hosts stay as they are. */
export function neededImages(contents: readonly MallContent[]): readonly NeededImage[] {
  const uses = contents.flatMap(usesIn)
  const variants = neededVariants(uses)
  const openGraphImages = neededOpenGraphImages(uses)
  // Alternating, so that neither kind waits for all of the other.
  const length = Math.max(variants.length, openGraphImages.length)
  return Array.from({ length }, (_, at) => [variants[at] ?? [], openGraphImages[at] ?? []].flat()).flat()
}

/** How pages use a picture: its Open Graph look, if any, and the widths of each place. */
type Use = readonly [Pick<Picture, 'url'> | undefined, OpenGraphLook | undefined, ...PictureUse[]]

function usesIn(content: MallContent): readonly Use[] {
  const { homepage, pages, stores, galleries, pointsOfInterest, popups, social, metaData } = content
  const places = pointsOfInterest.flatMap(({ locations }) => locations.flatMap(({ items }) => items))
  const pictures = galleries.flatMap(({ items }) => items).map(({ picture }) => picture)
  return [
    ...slidesIn(content.banners).map((slide): Use => [slide, 'picture', 'wide']),
    ...slidesIn(homepage?.banners ?? []).map((slide): Use => [slide, undefined, 'wide']),
    ...pages.map(({ banner }): Use => [banner, 'picture', 'wide', 'item']),
    ...stores.map(({ storeFront }): Use => [storeFront, 'picture', 'wide']),
    ...itemsIn(content).map(({ picture }): Use => [picture, 'picture', 'item']),
    ...[...metaData.values()].map(({ imageUrl: url }): Use => [url ? { url } : undefined, 'picture']),
    ...[...popups, ...social].map(({ picture }): Use => [picture, undefined, 'item']),
    ...pictures.map((picture): Use => [picture, undefined, 'wide', 'item']),
    ...places.flatMap((place) => place.pictures).map((picture): Use => [picture, undefined, 'item']),
    ...stores.map(({ logo }): Use => [logo, 'logo', 'logo', 'item']),
    ...picturesInTexts(content).map((picture): Use => [picture, undefined, 'item']),
  ]
}

/** The pictures in the texts of all records. */
function picturesInTexts(content: MallContent): readonly Pick<Picture, 'url'>[] {
  const { map: _, mapPicture: __, ...records } = content
  return textsIn(records)
    .flatMap(listTextPictures)
    .map(({ source }) => ({ url: source }))
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('<img ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The property banner first: pages without a picture of their own share it. */
function slidesIn(banners: readonly Banner[]): readonly (Picture | undefined)[] {
  const isProperty = ({ name }: Banner) => name.trim().toLowerCase() === 'property banner'
  const sorted = banners.toSorted((a, b) => Number(isProperty(b)) - Number(isProperty(a)))
  return sorted.flatMap(({ items }) => items).map(({ picture }) => picture)
}

/** Records with a page of their own that may have a picture. */
function itemsIn(content: MallContent): readonly PageRecord[] {
  return pagedKindNames.flatMap((kind) => pageRecords(kind, content))
}

/** One set of variants per photograph, in the widths of all its uses. */
function neededVariants(uses: readonly Use[]): readonly NeededVariants[] {
  const found = new Map<string, Set<PictureUse>>()
  for (const [picture, , ...shownAs] of uses) {
    if (picture === undefined || shownAs.length === 0 || !isOwnPhotograph(picture.url)) continue
    found.set(picture.url, new Set([...(found.get(picture.url) ?? []), ...shownAs]))
  }
  const images = [...found].slice(0, maxOfKind.variants)
  return images.map(([source, shownAs]) => ({ kind: 'variants', source, widths: widthsFor(shownAs) }))
}

function isOwnPhotograph(url: string): boolean {
  return url.startsWith('/') && !/\.svg(?:$|\?)/i.test(url)
}

function neededOpenGraphImages(uses: readonly Use[]): readonly NeededOpenGraphImage[] {
  const found = new Map<string, NeededOpenGraphImage>()
  for (const [picture, look] of uses) {
    if (look === undefined || picture?.url.startsWith('/') !== true) continue
    found.set(`${look} ${picture.url}`, { kind: 'open-graph', source: picture.url, look })
  }
  return [...found.values()].slice(0, maxOfKind['open-graph'])
}
