import type { GalleryItem } from './gallery.ts'

/** The banner of a screen, by name: `Hours Banner`, `Stores Banner`…; `Property Banner` is the fallback. */
export interface Banner {
  readonly name: string
  readonly items: readonly GalleryItem[]
}
