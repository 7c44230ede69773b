import type { FocalPoint, Picture } from '@promenade/domain/mall/values'
import { largestSize, logoFile } from '@promenade/domain/pictures/picture-files'
import type { MallContent } from '../../content/mall-content.ts'
import type { PictureSource } from '../components/picture/picture.tsx'

type ImageContext = Pick<MallContent, 'pictureFiles'>

/** A picture with its image variants. */
export function pictureSource(
  { url, alt = '', focalPoint }: Picture,
  { pictureFiles }: ImageContext,
): PictureSource {
  const files = pictureFiles.get(url)
  return {
    url,
    alt,
    ...(files === undefined ? {} : { files }),
    ...(focalPoint === undefined ? {} : { focus: eighths(focalPoint) }),
  }
}

/** The policy forbids inline styles, so the style sheet has a rule for each eighth of width and height. */
function eighths({ x, y }: FocalPoint): string {
  return `${Math.round(x * 8)}${Math.round(y * 8)}`
}

/** A picture with its image variants and, if known, its size in pixels. */
export function sizedPictureSource(
  picture: Picture,
  context: ImageContext,
): PictureSource & Pick<Picture, 'width' | 'height'> {
  const source = pictureSource(picture, context)
  const { width, height } = source.files === undefined ? picture : largestSize(source.files)
  return {
    ...source,
    ...(width === undefined || height === undefined ? {} : { width, height }),
  }
}

/** A single file of a logo: a directory has hundreds, and `srcset` for each would outweigh the saving. */
export function logoUrl(logo: Picture | undefined, { pictureFiles }: ImageContext): string | undefined {
  const files = logo && pictureFiles.get(logo.url)
  return files === undefined ? logo?.url : logoFile(files)
}
