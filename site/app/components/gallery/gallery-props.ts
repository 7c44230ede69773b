import type { PictureSource } from '../picture/picture.tsx'

/** `alt` names the link that opens the picture; its place in the gallery does so where `alt` is empty. */
export interface GalleryPicture extends PictureSource {
  id: string
  caption?: string | undefined
  /** Language of `alt` and `caption` if not the page's. */
  lang?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

export interface GalleryProps {
  /** Unique in the page; the URL of a picture ends in `#{id}-{number}`. */
  id: string
  title: string
  pictures: readonly GalleryPicture[]
}
