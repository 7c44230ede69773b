import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { createFrameReader, encodeFrame } from './frames.ts'
import type { ImageFile, PictureTask } from './image-worker.ts'
import { tooLargeMessages } from './picture-limits.ts'

/** Formats by the names of their loaders in libvips. */
type Format = 'Svg' | 'Png' | 'Jpeg' | 'Webp' | 'Heif' | 'Nsgif'

interface ImageWorkerOptions<Task> {
  /** The accepted formats; libvips could read more. */
  readonly formats: readonly Format[]
  readonly createFiles: (task: Task) => Promise<readonly ImageFile[]>
}

/** Bytes that a picture may take. The last argument of the command is the limit in megabytes. */
const maxPictureMemory = Number(process.argv.at(-1)) * 1_024 * 1_024
const checkEveryMs = 10

/**
 * Runs the child of an image worker: it has no settings and no keys, makes files of one picture at a time, and ends itself when
 * a picture takes too much memory or nobody waits for it any more.
 */
export function runImageWorker<Task extends PictureTask>({
  formats,
  createFiles,
}: ImageWorkerOptions<Task>): void {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) })
  const read = createFrameReader(({ head, parts: [bytes] }) => {
    createFiles(Object.assign(Object(head), bytes === undefined ? {} : { bytes })).then(
      (files) =>
        reply(
          { names: files.map(({ name }) => name) },
          files.map((file) => file.bytes),
        ),
      (error: unknown) => reply({ error: error instanceof Error ? error.message : 'unknown error' }, []),
    )
  })
  process.stdin.on('data', read)
  // The parent is gone. A regular exit would first finish the current picture, which can take minutes.
  process.stdin.on('end', killThisProcess).on('error', killThisProcess)
  const maxMemory = process.memoryUsage.rss() + maxPictureMemory
  setInterval(() => endBeforeMemoryDoes(maxMemory), checkEveryMs).unref()
}

function reply(head: object, parts: readonly Uint8Array[]): void {
  // Node writes it on exit, but this process is killed.
  flushCompileCache()
  for (const bytes of encodeFrame(head, parts)) process.stdout.write(bytes)
}

/** The decoders work in another thread, so this one sees what they take. */
function endBeforeMemoryDoes(maxMemory: number): void {
  if (process.memoryUsage.rss() <= maxMemory) return
  for (const bytes of encodeFrame({ error: tooLargeMessages.memory }, [])) writeSync(1, bytes)
  killThisProcess()
}

function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL')
}
