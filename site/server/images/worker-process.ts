// The image worker: a hostile picture can harm this process only, not the site. It has no settings, no keys and no other
// task, and is killed by the site when idle.
import sharp from 'sharp'
import type { ImageFile } from '@promenade/process/images/image-worker'
import type { ImageJob } from './image-job.ts'
import { createOpenGraphImage } from './open-graph/create-open-graph-image.ts'
import { createPhoto } from './photos/create-photo.ts'
import { createVariants } from './variants/create-variants.ts'

sharp.concurrency(1)
sharp.cache(false)
// Allow only the formats that browsers show, of all that libvips can read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Svg', 'Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})

// Each message is one job; the reply is its files or an error message.
process.on('message', (job: ImageJob) => {
  createFiles(job).then(
    (files) => process.send?.(files),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : 'unknown error'),
  )
})

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

// The site is gone. A regular exit would first finish the current picture, which can take minutes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
