import type { PictureSource } from '../picture/picture.tsx'

/** Its `alt` is never empty: it is the name of the link that opens the picture. */
export interface GalleryPicture extends PictureSource {
  id: string
  caption?: string | undefined
  /** The language of `alt` and `caption` where it is not the page's. */
  lang?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

export interface GalleryProps {
  /** Unique on the page; every picture is at `#{id}-{number}`. */
  id: string
  title: string
  pictures: readonly GalleryPicture[]
}
