import type { CardJob } from '../share-pictures/share-card.ts'
import type { PhotoJob } from '../photos/photo-job.ts'
import type { SizesJob } from '../picture-sizes/sizes-job.ts'

/** What the painter is asked for; bytes are those of the picture, whatever they are. */
export type PaintJob = CardJob | PhotoJob | SizesJob

/** What is made from one picture. */
export interface PaintedFile {
  readonly name: string
  readonly bytes: Uint8Array
}
