import type { CardJob } from './open-graph/card.ts'
import type { PhotoJob } from './photos/photo-job.ts'
import type { SizesJob } from './variants/variants-job.ts'

/** What the painter is asked for; bytes are those of the picture, whatever they are. */
export type PaintJob = CardJob | PhotoJob | SizesJob

/** What is made from one picture. */
export interface PaintedFile {
  readonly name: string
  readonly bytes: Uint8Array
}
