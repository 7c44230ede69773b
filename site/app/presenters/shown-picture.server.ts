import type { Picture } from '@promenade/domain/mall/values'
import { largestSize, logoFile } from '@promenade/domain/pictures/picture-files'
import type { MallContent } from '../../content/mall-content.ts'
import type { ShownPicture } from '../components/picture/picture.tsx'

type Made = Pick<MallContent, 'pictureFiles'>

/** A picture as a page shows it: with the files that were made of it so far. */
export function shownPicture({ url, alt = '' }: Picture, { pictureFiles }: Made): ShownPicture {
  const files = pictureFiles.get(url)
  return files === undefined ? { url, alt } : { url, alt, files }
}

/** The same with its size in pixels, where that is known. */
export function sizedPicture(picture: Picture, made: Made): ShownPicture & Pick<Picture, 'width' | 'height'> {
  const shown = shownPicture(picture, made)
  const { width, height } = shown.files === undefined ? picture : largestSize(shown.files)
  return {
    ...shown,
    ...(width === undefined || height === undefined ? {} : { width, height }),
  }
}

/**
 * The one address a store's sign is shown from. A directory has hundreds, and a choice of files for each would weigh more than
 * what is saved.
 */
export function logoUrl(logo: Picture | undefined, { pictureFiles }: Made): string | undefined {
  const files = logo && pictureFiles.get(logo.url)
  return files === undefined ? logo?.url : logoFile(files)
}
