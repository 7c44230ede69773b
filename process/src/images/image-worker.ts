import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { createFairQueue } from './fair-queue.ts'
import { createFrameReader, encodeFrame, type Frame } from './frames.ts'
import { tookTooLong } from './picture-limits.ts'

/** One file that a worker made from a picture. */
export interface ImageFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A picture to read, either its bytes or the path of its file, and what to make of it: JSON but for `bytes`. */
export interface PictureTask {
  readonly bytes?: Uint8Array
  readonly path?: string
}

interface RunOptions {
  /** Tasks take turns among owners. */
  readonly owner?: string
  /** Milliseconds for the task. */
  readonly timeout?: number
  /** Somebody waits: it has a process of its own, and interrupts a task for which nobody waits, which begins again after it. */
  readonly isUrgent?: boolean
}

/**
 * The only door to the decoders of pictures: a process has one worker, which makes image files in a child process, one task at a
 * time. A hostile picture can harm that child only.
 */
export interface ImageWorker<Task extends PictureTask> {
  /** Queues a task. Rejects with an `ImageError` for a bad picture, even one that kills the process. */
  readonly run: (task: Task, options?: RunOptions) => Promise<readonly ImageFile[]>
}

/** The picture is at fault; the message says how. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

const interruption = new ImageError('gave way to a more urgent task')

/** Longer than the decoder's own limits. */
const defaultTimeout = 60_000

/** `script` is the path of the child's module, which calls `runImageWorker`; `idle` the milliseconds until an unused child ends. */
export function createImageWorker<Task extends PictureTask>(
  script: string,
  { idle = 5_000 }: { readonly idle?: number } = {},
): ImageWorker<Task> {
  const queue = createFairQueue()
  let child: Child | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let interrupt: (() => void) | undefined
  let urgent = 0

  return {
    run: (task, { owner = '', timeout = defaultTimeout, isUrgent = false } = {}) =>
      isUrgent ? runUrgent(task, owner, timeout) : runBetween(task, owner, timeout),
  }

  async function runUrgent(task: Task, owner: string, timeout: number): Promise<readonly ImageFile[]> {
    urgent += 1
    try {
      interrupt?.()
      return await queue.run(owner, () => runNow(task, { timeout, isUrgent: true }))
    } finally {
      urgent -= 1
    }
  }

  /** Begins again after each interruption. Its turn passes while somebody waits: on a busy machine it takes very long. */
  async function runBetween(task: Task, owner: string, timeout: number): Promise<readonly ImageFile[]> {
    for (;;) {
      try {
        return await queue.run(owner, async () => {
          if (urgent > 0) throw interruption
          return await runNow(task, { timeout, isUrgent: false })
        })
      } catch (error) {
        if (error !== interruption) throw error
      }
    }
  }

  async function runNow(
    { bytes, ...head }: Task,
    { timeout, isUrgent }: { timeout: number; isUrgent: boolean },
  ): Promise<readonly ImageFile[]> {
    clearTimeout(idleTimer)
    if (isUrgent) kill()
    if (child?.isUsable() !== true)
      child = startChild(script, isUrgent ? childLimits.urgent : childLimits.background)
    const running = child
    const timer = setTimeout(() => running.end(new ImageError(tookTooLong)), timeout)
    if (!isUrgent) interrupt = () => running.end(interruption)
    try {
      const files = filesOf(await running.send(encodeFrame(head, bytes === undefined ? [] : [bytes])))
      if (isUrgent || idle === 0) kill()
      else idleTimer = setTimeout(kill, idle)
      return files
    } catch (error) {
      // A bad picture may have left the process in a bad state.
      kill()
      throw error
    } finally {
      clearTimeout(timer)
      interrupt = undefined
    }
  }

  function kill(): void {
    child?.end(new ImageError('ended the worker process'))
    child = undefined
  }
}

interface Child {
  /** Sends a task and resolves with its reply. */
  readonly send: (frame: readonly Uint8Array[]) => Promise<Frame>
  /** Kills the process; a task under way rejects with the error. */
  readonly end: (error: Error) => void
  readonly isUsable: () => boolean
}

/**
 * Megabytes that a picture takes in a child beside Node and the decoders themselves, 65 MB, and the priority of the child, which is
 * below everything that serves visitors. What somebody waits for comes beside the uploads in memory, and must end in time on a
 * busy machine too; encoders of variants take more memory.
 */
const childLimits = {
  urgent: { megabytes: 105, priority: 5 },
  background: { megabytes: 160, priority: 19 },
} as const

type ChildLimits = (typeof childLimits)[keyof typeof childLimits]

/**
 * Pipes, not Node's own channel between processes: its parser throws where nobody can catch it if a child that a picture controls
 * writes nonsense.
 */
function startChild(script: string, limits: ChildLimits): Child {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  ended.catch(() => undefined)
  let isEnded = false
  let onFrame: (frame: Frame) => void = () => undefined
  const process = spawnWorker(script, limits)
  const end = (error: Error) => {
    isEnded = true
    reject(error)
    process.kill('SIGKILL')
  }
  const onEnd = () => end(new ImageError('ended the worker process'))
  const read = createFrameReader((frame) => onFrame(frame))
  process.on('error', onEnd).on('close', onEnd)
  // The end of the process is what counts.
  process.stdin.on('error', () => undefined)
  process.stdout.on('error', () => undefined)
  process.stdout.on('data', (chunk: Uint8Array) => {
    try {
      read(chunk)
    } catch {
      end(new ImageError('got an invalid reply'))
    }
  })
  return {
    isUsable: () => !isEnded,
    end,
    send(frame) {
      const reply = new Promise<Frame>((resolve) => (onFrame = resolve))
      for (const bytes of frame) process.stdin.write(bytes)
      return Promise.race([reply, ended])
    },
  }
}

function spawnWorker(
  script: string,
  { megabytes, priority }: ChildLimits,
): ChildProcessByStdio<Writable, Readable, null> {
  const child = spawn(process.execPath, [script, String(megabytes)], {
    env: environmentOfChild(),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority)
  } catch {
    // Some hosts do not allow a lower priority; the worker runs all the same.
  }
  return child
}

/** No settings and no keys. */
function environmentOfChild(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  return {
    UV_THREADPOOL_SIZE: '1',
    // The system gets large blocks back as soon as they are free, instead of when their neighbours are.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    // Without it each child loads Node's compiler of TypeScript, 12 MB. A folder of its own: what a child writes is run by children only.
    ...(cache !== undefined && { NODE_COMPILE_CACHE: join(cache, 'images') }),
  }
}

/** The process has read hostile pictures, so its reply is checked: each name becomes the name of a file. */
function filesOf({ head, parts }: Frame): readonly ImageFile[] {
  const { error, names } = Object(head)
  if (typeof error === 'string') throw new ImageError(error.slice(0, 200))
  if (!Array.isArray(names) || names.length !== parts.length) throw new ImageError('got an invalid reply')
  return parts.map((bytes, index) => {
    const name: unknown = names[index]
    if (typeof name !== 'string' || !/^\w+\.\w+$/.test(name)) throw new ImageError('got an invalid reply')
    return { name, bytes: new Uint8Array(bytes) }
  })
}
