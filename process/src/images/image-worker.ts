import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { createFairQueue } from './fair-queue.ts'

/** One file that a worker made from a picture. */
export interface ImageFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Makes image files in a child process, one job at a time: every picture that anybody sends is decoded there. A hostile one can
 * harm that process only.
 */
export interface ImageWorker<Job extends object> {
  /** Queues a job, fairly among owners. Rejects with an `ImageError` for a bad picture, even one that kills the process. */
  readonly run: (job: Job, owner?: string) => Promise<readonly ImageFile[]>
}

/** The picture is at fault; the message says how. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

interface WorkerOptions {
  /** Milliseconds for one job; longer than the decoder's own limits. */
  readonly timeout?: number
  /** Milliseconds after the last job until the process is killed; 0 gives each job a process of its own. */
  readonly idle?: number
}

/** Below everything that serves visitors. */
const lowestPriority = 19

/** `script` is the path of the child's module. It replies to each message, a job, with files or an error message. */
export function createImageWorker<Job extends object>(
  script: string,
  { timeout = 60_000, idle = 5_000 }: WorkerOptions = {},
): ImageWorker<Job> {
  const queue = createFairQueue()
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  return { run: (job, owner = '') => queue.run(owner, () => runNow(job)) }

  async function runNow(job: Job): Promise<readonly ImageFile[]> {
    clearTimeout(idleTimer)
    if (child?.connected !== true) child = startProcess(script)
    try {
      const files = await runIn(child, job, timeout)
      if (idle === 0) kill()
      else idleTimer = setTimeout(kill, idle)
      return files
    } catch (error) {
      // A bad picture may have left the process in a bad state.
      kill()
      throw error
    }
  }

  function kill(): void {
    child?.kill('SIGKILL')
    child = undefined
  }
}

function startProcess(script: string): ChildProcess {
  const child = fork(script, {
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener an error between two jobs would end the site; the next job reports it.
  child.on('error', () => undefined)
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
  } catch {
    // Some hosts do not allow a lower priority; the worker runs all the same.
  }
  return child
}

async function runIn(child: ChildProcess, job: object, timeout: number): Promise<readonly ImageFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const onExit = () => reject(new ImageError('ended the worker process'))
  const timer = setTimeout(() => reject(new ImageError('took too long')), timeout)
  child.once('message', resolve).once('exit', onExit).once('error', onExit)
  child.send(job, (error) => error !== null && onExit())
  try {
    const reply = await promise
    if (isFileList(reply)) return reply
    throw new ImageError(typeof reply === 'string' ? reply : 'got an invalid reply')
  } finally {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onExit).off('error', onExit)
  }
}

/** The process has read hostile pictures, so its reply is checked: each name becomes the name of a file. */
function isFileList(reply: unknown): reply is readonly ImageFile[] {
  return Array.isArray(reply) && reply.every(isFile)
}

function isFile(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('name' in file) || !('bytes' in file)) return false
  return typeof file.name === 'string' && /^\w+\.\w+$/.test(file.name) && file.bytes instanceof Uint8Array
}
