import type { SafeHtml } from '@promenade/domain/mall/values'
import {
  fallbackUrl,
  largestSize,
  type PictureFiles,
  srcSetOf,
} from '@promenade/domain/pictures/picture-files'
import { replaceTextPictures, type TextPicture } from '@promenade/domain/pictures/text-pictures'
import type { Mall } from './page-parts.ts'
import primitives from '../theme/primitives.module.css'

/** A text as pages show it: its photographs with their image variants, and captions as notes. */
export function textHtml(html: SafeHtml, context: Pick<Mall, 'pictureFiles'>): string
export function textHtml(html: SafeHtml | undefined, context: Pick<Mall, 'pictureFiles'>): string | undefined
export function textHtml(
  html: SafeHtml | undefined,
  { pictureFiles }: Pick<Mall, 'pictureFiles'>,
): string | undefined {
  if (html?.includes('<img ') !== true) return html
  return replaceTextPictures(html, (picture, written) => {
    const files = pictureFiles.get(picture.source)
    return files === undefined ? written : writePicture(picture, files)
  }).replaceAll('<figcaption>', `<figcaption class="${primitives.note}">`)
}

/** The width of a text, `--measure` of a theme, or that of a phone. */
const sizes = '(max-width: 640px) 100vw, 38rem'

/** The element of `Picture` as a text; its size holds its place until it arrives. */
function writePicture({ alt = '', ...own }: TextPicture, files: PictureFiles): string {
  const { width, height } = { ...largestSize(files), ...own }
  const source = (ending: string) =>
    `<source type="image/${ending}" srcset="${srcSetOf(files, ending)}" sizes="${sizes}">`
  const fallback = `srcset="${srcSetOf(files, files.fallback)}" sizes="${sizes}" src="${fallbackUrl(files)}"`
  const image = `<img ${fallback} alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  return `<picture>${source('avif')}${source('webp')}${image}</picture>`
}
