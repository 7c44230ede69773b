import type { Picture } from '@promenade/domain/mall/values'
import { largestSize, logoFile } from '@promenade/domain/pictures/picture-files'
import type { MallContent } from '../../content/mall-content.ts'
import type { PictureSource } from '../components/picture/picture.tsx'

type ImageContext = Pick<MallContent, 'pictureFiles'>

/** A picture with its image variants. */
export function pictureSource({ url, alt = '' }: Picture, { pictureFiles }: ImageContext): PictureSource {
  const files = pictureFiles.get(url)
  return files === undefined ? { url, alt } : { url, alt, files }
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
