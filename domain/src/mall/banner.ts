import type { GalleryItem } from './gallery.ts'

/** Looked up by name: `Hours Banner`, `Stores Banner`…; `Property Banner` stands in for a missing one. */
export interface Banner {
  readonly name: string
  readonly items: readonly GalleryItem[]
}
