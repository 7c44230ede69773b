import type { Picture } from '@promenade/domain/mall/values'
import type { ShareLook } from '../../content/share-file.ts'
import type { PageContext } from '../page-context.ts'
import { bannerPicture } from './banner-picture.server.ts'

/** The picture a network shows beside a link: never SVG, with its size where that is known. */
export interface OpenGraphImage {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly alt?: string
}

/** What an item has to show: its own picture, else the logo of the store it belongs to. */
export interface OpenGraphSources {
  readonly picture?: Picture | undefined
  readonly logo?: Picture | undefined
}

/** The item's own where there is one yet, else the centre's; undefined until either is there. */
export function openGraphImage(
  context: PageContext,
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
  look: ShareLook,
  context: PageContext,
): OpenGraphImage | undefined {
  if (picture === undefined) return undefined
  const alt = picture.alt === undefined || picture.alt === '' ? {} : { alt: picture.alt }
  const file = context.shareFile?.(picture.url, look)
  if (file !== undefined)
    return { url: context.origin + file.path, width: file.width, height: file.height, ...alt }
  return isDrawing(picture.url) ? undefined : { ...originalImage(picture, context), ...alt }
}

/** One kept elsewhere is shown from there; a photograph that has no card yet does too. */
function originalImage({ url, width, height }: Picture, { origin }: PageContext): OpenGraphImage {
  const size = width === undefined || height === undefined ? {} : { width, height }
  return { url: new URL(url, origin).href, ...size }
}

function isDrawing(url: string): boolean {
  return /\.svgz?(?:$|[?#])/i.test(url)
}
