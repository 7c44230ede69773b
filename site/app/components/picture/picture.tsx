import { fallbackUrl, type PictureFiles, srcSetOf } from '@promenade/domain/pictures/picture-files'
import { useFailedImage } from './use-failed-image.ts'

export interface PictureSource {
  url: string
  alt: string
  /** What was made of it for screens of every size; absent for drawings, and until there is something. */
  files?: PictureFiles | undefined
}

interface PictureProps {
  picture: PictureSource
  /** The box that is kept free for it until it is there, in pixels. */
  width: number
  height: number
  /** How wide it stands on which screen, as HTML's `sizes` says it. */
  sizes: string
  className?: string | undefined
  lang?: string | undefined
  /** `first` is what is looked at first on its page, and comes before all others. */
  comes?: 'first' | 'later'
}

/**
 * A picture of the mall's: the browser takes the smallest file that is sharp on its screen. The box of one that cannot be
 * loaded stays empty.
 */
export function Picture({ picture, sizes, comes = 'later', ...attributes }: PictureProps) {
  const { url, alt, files } = picture
  const { hasFailed, watch } = useFailedImage(files === undefined ? url : fallbackUrl(files))
  const shown = { ...attributes, ...watch, ...(hasFailed && { style: { visibility: 'hidden' as const } }) }
  const order =
    comes === 'first'
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }
  if (files === undefined) return <img {...shown} {...order} src={url} alt={alt} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(files, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(files, 'webp')} sizes={sizes} />
      <img
        {...shown}
        {...order}
        srcSet={srcSetOf(files, files.fallback)}
        sizes={sizes}
        src={fallbackUrl(files)}
        alt={alt}
      />
    </picture>
  )
}
