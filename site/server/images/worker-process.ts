// The process that paints: what a hostile picture may do to a decoder, it does here, not to the site. It has no
// settings, no key and no other task, and ends when the site lets go of it.
import sharp from 'sharp'
import { paintPhoto } from './photos/create-photo.ts'
import { paintPictureSizes } from './variants/create-variants.ts'
import { paintShareCard } from './open-graph/create-open-graph-image.ts'
import type { PaintedFile, PaintJob } from './image-job.ts'

sharp.concurrency(1)
sharp.cache(false)
// Of all that libvips can read only what browsers show.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadSvg',
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

// One message asks for what is made of one picture; the one that comes back has the files, or a sentence about why there
// are none.
process.on('message', (job: PaintJob) => {
  paint(job).then(
    (files) => process.send?.(files),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : 'unknown'),
  )
})

function paint(job: PaintJob): Promise<readonly PaintedFile[]> {
  switch (job.kind) {
    case 'card':
      return paintShareCard(job)
    case 'photo':
      return paintPhoto(job)
    case 'sizes':
      return paintPictureSizes(job)
  }
}

// Nobody waits any more, as after a site that was killed. An exit in order would finish the picture first, for minutes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
