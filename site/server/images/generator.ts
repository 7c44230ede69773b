import type { ContentLog } from '../../content/content-log.ts'
import type { Media } from '../../content/media.ts'
import type { MediaFile } from '../../content/picture-folder.ts'
import type { CacheFolder } from './cache-folder.ts'
import { ImageError, type ImageFile } from '@promenade/process/images/image-worker'

export interface GeneratorOptions {
  readonly media: Pick<Media, 'find'>
  readonly log: ContentLog
  readonly caches: readonly CacheFolder[]
  /** Called after each image and at the end. */
  readonly onProgress: (isDone: boolean) => void
  /** Waits before the next image, in milliseconds. */
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined
}

/** Files to create from one picture. */
export interface GeneratorTask {
  /** Address of the picture on this site. */
  readonly source: string
  readonly cache: CacheFolder
  /** No files where the picture is shown as it is. */
  readonly create: (picture: MediaFile) => Promise<readonly ImageFile[]>
}

/** Fills the caches in the background: visitors neither start nor wait for it. */
export interface Generator {
  /** Replaces the tasks, by cache key; starts those whose files are missing. */
  readonly start: (tasks: ReadonlyMap<string, GeneratorTask>) => void
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

/** On a busy machine an image takes long; the pause after it need not. */
const maxPauseMs = 500

/** Until the next try to get missing pictures. */
const retryMs = 60_000

export function createGenerator(options: GeneratorOptions): Generator {
  const { media, log, caches, onProgress, pause = sleep } = options
  let tasks: ReadonlyMap<string, GeneratorTask> = new Map()
  /** Keys not to try again: the picture is broken or needs no files. */
  const skipped = new Set<string>()
  let isStarted = false
  let isStopped = false
  let running: Promise<void> | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let failures: { readonly source: string; readonly reason: string }[] = []

  return {
    start(next) {
      tasks = next
      for (const key of skipped) if (!tasks.has(key)) skipped.delete(key)
      start()
    },
    settled: async () => running,
    stop() {
      isStopped = true
      clearTimeout(retryTimer)
    },
  }

  function start(): void {
    isStarted = true
    running ??= runWhileStarted()
      .catch((err: unknown) => log.error({ err }, 'Images could not be stored; none are generated now'))
      .finally(() => (running = undefined))
  }

  async function runWhileStarted(): Promise<void> {
    isStarted = false
    clearTimeout(retryTimer)
    await prune()
    await runMissing()
    await prune()
    report()
    if (isStarted && !isStopped) await runWhileStarted()
  }

  async function prune(): Promise<void> {
    for (const cache of caches) await cache.prune((key) => tasks.has(key))
  }

  /** Pauses after each image for as long as it took, to use at most half of one processor. */
  async function runMissing(): Promise<void> {
    const unavailable = new Set<string>()
    for (let next = nextTask(unavailable); next !== undefined; next = nextTask(unavailable)) {
      const startedAt = performance.now()
      const [key, task] = next
      const result = await runTask(key, task, media)
      if (result === 'unavailable') unavailable.add(key)
      else if (result !== 'done') skipped.add(key)
      if (result instanceof ImageError) failures.push({ source: task.source, reason: result.message })
      onProgress(false)
      await pause(Math.min(performance.now() - startedAt, maxPauseMs))
    }
    onProgress(true)
    if (unavailable.size > 0 && !isStopped) retryTimer = setTimeout(start, retryMs).unref()
  }

  /** Looked up again each time, since the tasks may have changed. */
  function nextTask(unavailable: ReadonlySet<string>): readonly [string, GeneratorTask] | undefined {
    if (isStopped) return undefined
    const isDone = (key: string) => skipped.has(key) || unavailable.has(key)
    return [...tasks].find(
      ([key, { cache }]) => !isDone(key) && cache.find(key) === undefined && !cache.isFull(),
    )
  }

  /** Once per run: where the worker cannot start, every picture fails. */
  function report(): void {
    if (caches.some((cache) => cache.isFull())) log.warn({}, 'An image cache is full')
    if (failures.length > 0)
      log.warn({ failures: failures.length, first: failures[0] }, 'Some images could not be generated')
    failures = []
  }
}

/** Stores the files of a task. The error of a broken picture. */
async function runTask(
  key: string,
  { source, cache, create }: GeneratorTask,
  media: GeneratorOptions['media'],
): Promise<'done' | 'needs no files' | 'unavailable' | ImageError> {
  const picture = await media.find(source)
  if (picture === undefined) return 'unavailable'
  try {
    const files = await create(picture)
    if (files.length === 0) return 'needs no files'
    await cache.put(key, files)
    return 'done'
  } catch (error) {
    if (error instanceof ImageError) return error
    throw error
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
