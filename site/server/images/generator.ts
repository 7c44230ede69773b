import { createHash } from 'node:crypto'
import type { ContentLog } from '../../content/content-log.ts'
import type { Media, MediaFile } from '../../content/media.ts'
import type { PaintedFile } from './image-job.ts'
import { createPaintedFiles, type PaintedFiles, type PaintedSet } from './cache-folder.ts'
import { PaintFault, type Painter } from './worker.ts'

export interface PaintedAheadOptions<Item extends PaintedItem> {
  readonly folder: string
  readonly media: Pick<Media, 'find'>
  readonly painter: Painter
  readonly log: ContentLog
  readonly clock: () => number
  /** Bytes on disk. */
  readonly maxBytes: number
  /** Waits before the next picture, in milliseconds. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
  /** What is made, as the log calls it. */
  readonly what: string
  /** Tells apart what is made; differs whenever it would look different. */
  readonly keyOf: (item: Item) => string
  /** The files of an item; none where its picture needs none. */
  readonly paint: (item: Item, picture: MediaFile) => Promise<readonly PaintedFile[]>
  /** Called after each picture, and once more when nothing is left. */
  readonly onPainted?: (isDone: boolean) => void
}

export interface PaintedItem {
  /** Address of the picture on this site. */
  readonly source: string
}

/** Files painted ahead of time from the pictures that content names. */
export interface PaintedAhead<Item> {
  readonly open: () => Promise<void>
  /** What the present content wants; paints in the background what is not there. */
  readonly want: (items: readonly Item[]) => void
  readonly find: (item: Item) => PaintedSet | undefined
  readonly read: PaintedFiles['read']
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

/** Where the machine is busy a picture takes long, and the rest need not be as long again. */
const longestPause = 500

/** Pictures that could not be had are tried again after this while. */
const retryAfter = 60_000

export function createPaintedAhead<Item extends PaintedItem>(
  options: PaintedAheadOptions<Item>,
): PaintedAhead<Item> {
  const { media, painter, log, maxBytes, what, onPainted, pause = sleep } = options
  const files = createPaintedFiles(options.folder, options)
  /** Not to be tried again: at fault, or in no need of files. */
  const passed = new Set<string>()
  let wanted: ReadonlyMap<string, Item> = new Map()
  let isAsked = false
  let running: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let faults: { readonly source: string; readonly reason: string }[] = []

  return {
    open: files.open,
    want(items) {
      const before = wanted
      wanted = new Map(items.map((item) => [keyOf(item), item]))
      for (const key of passed) if (!wanted.has(key)) passed.delete(key)
      void files.release([...before.keys()].filter((key) => !wanted.has(key)))
      start()
    },
    find: (item) => files.find(keyOf(item)),
    read: files.read,
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
      .catch((error: unknown) =>
        log.error({ err: error }, `No more ${what} are made: they could not be kept`),
      )
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
    for (let next = nextToPaint(missing); next !== undefined; next = nextToPaint(missing)) {
      const [key, item] = next
      const begun = performance.now()
      if (!(await paint(key, item))) missing.add(key)
      onPainted?.(false)
      await pause(Math.min(performance.now() - begun, longestPause))
    }
    onPainted?.(true)
    await files.removeReleased((key) => wanted.has(key))
    clearTimeout(retry)
    if (missing.size > 0) retry = setTimeout(start, retryAfter).unref()
    tell()
  }

  /** Asked anew each time: what is wanted may have changed meanwhile. */
  function nextToPaint(missing: ReadonlySet<string>): readonly [string, Item] | undefined {
    if (isStopped || files.total() > maxBytes) return undefined
    const isDone = (key: string) => files.find(key) !== undefined || passed.has(key) || missing.has(key)
    return [...wanted].find(([key]) => !isDone(key))
  }

  /** False where the picture itself is not there yet. */
  async function paint(key: string, item: Item): Promise<boolean> {
    const picture = await media.find(item.source)
    if (picture === undefined) return false
    try {
      const painted = await options.paint(item, picture)
      if (painted.length === 0) passed.add(key)
      else await files.put(key, hashOf(painted), painted)
    } catch (error) {
      if (!(error instanceof PaintFault)) throw error
      passed.add(key)
      faults.push({ source: item.source, reason: error.message })
    }
    return true
  }

  /** Once a round: where the painter cannot run at all there are hundreds. */
  function tell(): void {
    if (files.total() > maxBytes) log.warn({ maxBytes }, `There are more ${what} than are kept`)
    if (faults.length > 0)
      log.warn({ faults: faults.length, first: faults[0] }, `Some ${what} could not be made`)
    faults = []
  }

  function keyOf(item: Item): string {
    return createHash('sha256').update(options.keyOf(item)).digest('hex').slice(0, 32)
  }
}

/** By what is in them: the same address never answers anything else. */
function hashOf(files: readonly PaintedFile[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.byteLength}\n`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
