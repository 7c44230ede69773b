import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContentLog } from '../../app/content/content-log.ts'
import type { Media } from '../../app/content/media.ts'
import type { FindShareFile, ShareLook } from '../../app/content/share-file.ts'
import { PaintFault, type Painter } from './painter.ts'
import { type Grounds, shareSize } from './share-card.ts'
import { createShareFiles } from './share-files.ts'
import type { WantedCard } from './wanted-cards.ts'

export interface SharePicturesOptions {
  readonly dataFolder: string
  readonly media: Pick<Media, 'find'>
  readonly painter: Painter
  readonly grounds: Grounds
  readonly log: ContentLog
  readonly clock: () => number
  /** Bytes on disk. */
  readonly maxBytes?: number
  /** Waits before the next picture, in milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** Cards for sharing, painted ahead of time from the pictures that content names. */
export interface SharePictures {
  readonly open: () => Promise<void>
  /** What the present content wants; paints in the background what is not there. */
  readonly want: (cards: readonly WantedCard[]) => void
  readonly find: FindShareFile
  /** The bytes at an address that `find` has given. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

export const shareFolder = '/share-pictures/'

/** Changes with how cards look, so that all are painted anew. */
const edition = 1

const defaultMaxBytes = 256 * 1024 * 1024

/** Where the machine is busy a picture takes long, and the rest need not be as long again. */
const longestPause = 500

/** Pictures that could not be had are tried again after this while. */
const retryAfter = 60_000

export function createSharePictures(options: SharePicturesOptions): SharePictures {
  const { dataFolder, media, painter, grounds, log, clock } = options
  const { maxBytes = defaultMaxBytes, pause = sleep } = options
  const files = createShareFiles(join(dataFolder, 'share-pictures'), { maxBytes, clock })
  const faulty = new Set<string>()
  let wanted: ReadonlyMap<string, WantedCard> = new Map()
  let isAsked = false
  let running: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let firstFault: { readonly source: string; readonly reason: string } | undefined

  return {
    open: files.open,
    want(cards) {
      const before = wanted
      wanted = new Map(cards.map((card) => [keyOf(card.source, card.look), card]))
      for (const key of faulty) if (!wanted.has(key)) faulty.delete(key)
      void files.release([...before.keys()].filter((key) => !wanted.has(key)))
      start()
    },
    find(source, look) {
      const file = files.find(keyOf(source, look))
      return file && { path: `${shareFolder}${file.hash}.jpg`, size: file.size, ...shareSize }
    },
    async read(path) {
      const hash = /^\/share-pictures\/(?<hash>[0-9a-f]{16})\.jpg$/.exec(path)?.groups?.['hash']
      return hash === undefined ? undefined : files.read(hash)
    },
    async settled() {
      await running
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
      painter.rest()
    },
  }

  function start(): void {
    isAsked = true
    running ??= paintWhileAsked()
      .catch((error: unknown) => log.error({ err: error }, 'Pictures for sharing could not be kept'))
      .finally(() => {
        running = undefined
        painter.rest()
      })
  }

  async function paintWhileAsked(): Promise<void> {
    isAsked = false
    await paintWanted()
    if (isAsked && !isStopped) await paintWhileAsked()
  }

  /** One after the other, resting as long as each took: mostly no more than half of one processor. */
  async function paintWanted(): Promise<void> {
    const missing = new Set<string>()
    const faultsBefore = faulty.size
    for (let next = nextToPaint(missing); next !== undefined; next = nextToPaint(missing)) {
      const [key, card] = next
      const begun = performance.now()
      if (!(await paint(key, card))) missing.add(key)
      await pause(Math.min(performance.now() - begun, longestPause))
    }
    await files.removeReleased((key) => wanted.has(key))
    clearTimeout(retry)
    if (missing.size > 0) retry = setTimeout(start, retryAfter).unref()
    tell(faulty.size - faultsBefore)
  }

  /** Asked anew each time: what is wanted may have changed meanwhile. */
  function nextToPaint(missing: ReadonlySet<string>): readonly [string, WantedCard] | undefined {
    if (isStopped || files.total() > maxBytes) return undefined
    const isDone = (key: string) => files.find(key) !== undefined || faulty.has(key) || missing.has(key)
    return [...wanted].find(([key]) => !isDone(key))
  }

  /** False where the picture itself is not there yet. */
  async function paint(key: string, { source, look }: WantedCard): Promise<boolean> {
    const picture = await media.find(source)
    if (picture === undefined) return false
    try {
      await files.put(key, await painter.paint({ bytes: picture.bytes, look, grounds }))
    } catch (error) {
      if (!(error instanceof PaintFault)) throw error
      faulty.add(key)
      firstFault ??= { source, reason: error.message }
    }
    return true
  }

  /** Once a round: where the painter cannot run at all there are hundreds. */
  function tell(faults: number): void {
    if (files.total() > maxBytes) log.warn({ maxBytes }, 'There are more pictures for sharing than are kept')
    if (faults > 0) log.warn({ faults, first: firstFault }, 'Pictures for sharing could not be made')
    firstFault = undefined
  }

  function keyOf(source: string, look: ShareLook): string {
    const parts = [edition, look, grounds.light, grounds.dark, source]
    return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
