// The child of the site's image worker.
import type { ImageFile } from '@promenade/process/images/image-worker'
import { runImageWorker } from '@promenade/process/images/run-image-worker'
import type { ImageTask } from './image-task.ts'

// Those that browsers show.
runImageWorker({ formats: ['Svg', 'Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'], createFiles })

/** Loads only what the task needs: a visitor's photo has a child of its own. */
async function createFiles(task: ImageTask): Promise<readonly ImageFile[]> {
  switch (task.kind) {
    case 'variants':
      return (await import('./variants/create-variants.ts')).createVariants(task)
    case 'open-graph':
      return (await import('./open-graph/create-open-graph-image.ts')).createOpenGraphImage(task)
    case 'photo':
      return (await import('./photos/create-photo.ts')).createPhoto(task)
  }
}
