import { join } from 'node:path'
import type { FindShareFile } from '../../../content/share-file.ts'
import { createPaintedAhead, type PaintedAhead, type PaintedAheadOptions } from '../generator.ts'
import { type Grounds, shareSize } from './card.ts'
import type { WantedCard } from './needed-cards.ts'

export interface SharePicturesOptions extends Pick<
  PaintedAheadOptions<WantedCard>,
  'media' | 'painter' | 'log' | 'clock' | 'pause'
> {
  readonly dataFolder: string
  readonly grounds: Grounds
  /** Bytes on disk. */
  readonly maxBytes?: number
}

/** Cards for sharing, painted ahead of time from the pictures that content names. */
export interface SharePictures extends Omit<PaintedAhead<WantedCard>, 'find' | 'read'> {
  readonly find: FindShareFile
  /** The bytes at an address that `find` has given. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

export const shareFolder = '/share-pictures/'

/** Changes with how cards look, so that all are painted anew. */
const edition = 1

const defaultMaxBytes = 256 * 1024 * 1024

const card = 'card.jpg'

export function createSharePictures(options: SharePicturesOptions): SharePictures {
  const { dataFolder, painter, grounds, maxBytes = defaultMaxBytes } = options
  const { find, read, ...ahead } = createPaintedAhead<WantedCard>({
    ...options,
    folder: join(dataFolder, 'share-pictures'),
    maxBytes,
    what: 'pictures for sharing',
    keyOf: ({ source, look }) => [edition, look, grounds.light, grounds.dark, source].join('\n'),
    paint: ({ look }, { bytes }) => painter.paint({ kind: 'card', bytes, look, grounds }),
  })
  return {
    ...ahead,
    find(source, look) {
      const painted = find({ source, look })
      if (painted === undefined) return undefined
      const path = `${shareFolder}${painted.hash}.jpg`
      return { path, size: painted.bytes, ...shareSize }
    },
    async read(path) {
      const hash = /^\/share-pictures\/(?<hash>[0-9a-f]{16})\.jpg$/.exec(path)?.groups?.['hash']
      return hash === undefined ? undefined : read(hash, card)
    },
  }
}
