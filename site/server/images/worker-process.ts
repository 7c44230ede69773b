// The child of the site's image worker.
import type { ImageFile } from '@promenade/process/images/image-worker'
import { runImageWorker } from '@promenade/process/images/run-image-worker'
import type { ImageJob } from './image-job.ts'

// Those that browsers show.
runImageWorker({ formats: ['Svg', 'Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'], createFiles })

/** Loads only what the job needs: a visitor's photo has a child of its own. */
async function createFiles(job: ImageJob): Promise<readonly ImageFile[]> {
  switch (job.kind) {
    case 'variants':
      return (await import('./variants/create-variants.ts')).createVariants(job)
    case 'open-graph':
      return (await import('./open-graph/create-open-graph-image.ts')).createOpenGraphImage(job)
    case 'photo':
      return (await import('./photos/create-photo.ts')).createPhoto(job)
  }
}
