export interface GalleryPicture {
  id: string
  url: string
  /** Never empty: it is the name of the link that opens the picture. */
  alt: string
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
