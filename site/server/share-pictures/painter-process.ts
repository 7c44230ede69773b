// The process that paints: what a hostile picture may do to a decoder, it does here, not to the site. It has no
// settings, no key and no other task, and ends when the site lets go of it.
import sharp from 'sharp'
import { paintShareCard } from './paint-share-card.ts'
import type { PaintJob } from './share-card.ts'

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

// One message asks for one card; the one that comes back is its bytes, or a sentence about why there are none.
process.on('message', (job: PaintJob) => {
  paintShareCard(job).then(
    (bytes) => process.send?.(bytes),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : 'unknown'),
  )
})
