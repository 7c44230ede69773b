import { fallbackUrl, type PictureFiles, srcSetOf } from '@promenade/domain/pictures/picture-files'
import focusSheet from './focus.css?url'
import { useFailedImage } from './use-failed-image.ts'

export interface PictureSource {
  url: string
  alt: string
  /** Image variants; absent for drawings, and until they are generated. */
  files?: PictureFiles | undefined
  /**
   * The point that stays visible in a crop, in eighths of width and height, such as `26`. Absent: the middle.
   */
  focus?: string | undefined
}

export interface PictureProps {
  picture: PictureSource
  /** Size of the reserved box, in pixels. */
  width: number
  height: number
  /** The `sizes` attribute. */
  sizes: string
  className?: string | undefined
  lang?: string | undefined
  /** `first` loads before all other images of the page. */
  priority?: 'first' | 'later'
}

/** A picture of the mall with its image variants. If it does not load, its box stays empty. */
export function Picture({ picture, sizes, priority = 'later', ...attributes }: PictureProps) {
  const { url, alt, files, focus } = picture
  const { hasFailed, watch } = useFailedImage(files === undefined ? url : fallbackUrl(files))
  const shown = {
    ...attributes,
    ...watch,
    'data-focus': focus,
    ...(hasFailed && { style: { visibility: 'hidden' as const } }),
  }
  const order =
    priority === 'first'
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }
  if (files === undefined)
    return (
      <>
        {focus && <FocusSheet />}
        <img {...shown} {...order} src={url} alt={alt} />
      </>
    )
  return (
    <picture>
      {focus && <FocusSheet />}
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

/** React puts it into the head, once for all pictures. */
function FocusSheet() {
  return <link rel="stylesheet" href={focusSheet} precedence="low" />
}
