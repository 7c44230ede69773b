import { join } from 'node:path'
import { type PictureFiles, readPictureFiles } from '@promenade/domain/pictures/picture-files'
import { createPaintedAhead, type PaintedAhead, type PaintedAheadOptions } from './generator.ts'
import type { WantedPicture } from './needed-images.ts'

export interface PictureSizesOptions extends Pick<
  PaintedAheadOptions<WantedPicture>,
  'media' | 'painter' | 'log' | 'clock' | 'pause'
> {
  readonly dataFolder: string
  /** Bytes on disk. */
  readonly maxBytes?: number
}

/** Photographs in the sizes and formats that pages offer, painted ahead of time. */
export interface PictureSizes extends Omit<PaintedAhead<WantedPicture>, 'find' | 'read'> {
  /** The files there are, by the address of the photograph. Another object whenever pages should name other files. */
  readonly current: () => ReadonlyMap<string, PictureFiles>
  /** The bytes at an address of one of these files. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

export const sizesFolder = '/pictures/'

/** Changes with how files are made, so that all are made anew. */
const edition = 1

const defaultMaxBytes = 1024 * 1024 * 1024

/** All pages are rendered anew when there are new files: not after each of hundreds of photographs. */
const publishedEvery = 30_000

export function createPictureSizes(options: PictureSizesOptions): PictureSizes {
  const { dataFolder, painter, clock, maxBytes = defaultMaxBytes } = options
  let wanted: readonly WantedPicture[] = []
  let current: ReadonlyMap<string, PictureFiles> = new Map()
  let publishedAt = 0
  const { find, read, ...ahead } = createPaintedAhead<WantedPicture>({
    ...options,
    folder: join(dataFolder, 'pictures'),
    maxBytes,
    what: 'sizes of pictures',
    keyOf: ({ source, widths }) => [edition, widths.join(' '), source].join('\n'),
    paint: async ({ widths }, { type, bytes }) =>
      type === 'image/svg+xml' ? [] : painter.paint({ kind: 'sizes', bytes, widths }),
    onPainted: (isDone) => {
      if (isDone || clock() - publishedAt >= publishedEvery) publish()
    },
  })
  return {
    ...ahead,
    want(pictures) {
      wanted = pictures
      publish()
      ahead.want(pictures)
    },
    current: () => current,
    async read(path) {
      const { hash = '', name = '' } = addressPattern.exec(path)?.groups ?? {}
      return hash === '' ? undefined : read(hash, name)
    },
  }

  function publish(): void {
    publishedAt = clock()
    const found = wanted.flatMap((picture) => {
      const set = find(picture)
      const files = set && readPictureFiles(`${sizesFolder}${set.hash}`, set.names)
      return files === undefined ? [] : [[picture.source, files] as const]
    })
    const isSame = found.every(([source, { folder }]) => current.get(source)?.folder === folder)
    if (!isSame || found.length !== current.size) current = new Map(found)
  }
}

const addressPattern = /^\/pictures\/(?<hash>[0-9a-f]{16})\/(?<name>\d+x\d+\.(?:avif|webp|jpg|png))$/
