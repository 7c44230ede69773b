import type { Picture } from '@promenade/domain/mall/values'
import type { OpenGraphLook } from '../../content/open-graph-file.ts'
import type { Clock, Mall, Place, Words } from './page-parts.ts'
import { bannerPicture } from './banner-picture.server.ts'

/** The image that networks show beside a link: never SVG, with its size if known. */
export interface OpenGraphImage {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly alt?: string
}

/** Candidates: the item's picture, else the logo of its store. */
export interface OpenGraphSources {
  readonly picture?: Picture | undefined
  readonly logo?: Picture | undefined
}

/** The generated image of the item, else of the centre; undefined until one exists. */
export function openGraphImage(
  context: Words & Clock & Mall & Place,
  { picture, logo }: OpenGraphSources = {},
): OpenGraphImage | undefined {
  return (
    rasterOf(picture, 'picture', context) ??
    rasterOf(logo, 'logo', context) ??
    rasterOf(bannerPicture(context, 'Property Banner'), 'picture', context)
  )
}

function rasterOf(
  picture: Picture | undefined,
  look: OpenGraphLook,
  context: Place,
): OpenGraphImage | undefined {
  if (picture === undefined) return undefined
  const alt = picture.alt === undefined || picture.alt === '' ? {} : { alt: picture.alt }
  const file = context.openGraphFile?.(picture.url, look)
  if (file !== undefined)
    return { url: context.origin + file.path, width: file.width, height: file.height, ...alt }
  return isDrawing(picture.url) ? undefined : { ...originalImage(picture, context), ...alt }
}

/** The original of an external image, or of a photograph without a generated image. */
function originalImage({ url, width, height }: Picture, { origin }: Place): OpenGraphImage {
  const size = width === undefined || height === undefined ? {} : { width, height }
  return { url: new URL(url, origin).href, ...size }
}

function isDrawing(url: string): boolean {
  return /\.svgz?(?:$|[?#])/i.test(url)
}
