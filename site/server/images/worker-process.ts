// The child of the site's image worker.
import type { ImageFile } from '@promenade/process/images/image-worker'
import { runImageWorker } from '@promenade/process/images/run-image-worker'
import type { ImageJob } from './image-job.ts'
import { createOpenGraphImage } from './open-graph/create-open-graph-image.ts'
import { createPhoto } from './photos/create-photo.ts'
import { createVariants } from './variants/create-variants.ts'

// Those that browsers show.
runImageWorker({ formats: ['Svg', 'Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'], createFiles })

function createFiles(job: ImageJob): Promise<readonly ImageFile[]> {
  switch (job.kind) {
    case 'variants':
      return createVariants(job)
    case 'open-graph':
      return createOpenGraphImage(job)
    case 'photo':
      return createPhoto(job)
  }
}
