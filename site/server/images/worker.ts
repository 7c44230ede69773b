import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { PaintedFile, PaintJob } from './image-job.ts'

/** Makes files of pictures in a process of its own, one picture at a time however many ask. */
export interface Painter {
  /** Rejects with a `PaintFault` for a picture that cannot be painted, whatever it did to the process. */
  readonly paint: (job: PaintJob) => Promise<readonly PaintedFile[]>
  /** Lets the process end, and its memory with it, unless somebody waits for it; the next picture starts another. */
  readonly rest: () => void
}

/** A picture at fault; the message says of what kind. */
export class PaintFault extends Error {
  override readonly name = 'PaintFault'
}

/** Longer than the decoder's own limits; a process that does not even keep those is ended. */
const longestPaint = 60_000

/** Below everything that answers visitors. */
const lowestPriority = 19

/** With the file of the process: `painter-process.ts`. */
export function createPainter(script: string, longest: number = longestPaint): Painter {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0
  return {
    paint(job) {
      asked++
      const painting = last.then(() => paintNow(job)).finally(() => asked--)
      last = painting.catch(() => undefined)
      return painting
    },
    rest() {
      if (asked > 0) return
      if (child?.connected === true) child.disconnect()
      child = undefined
    },
  }

  function paintNow(job: PaintJob): Promise<readonly PaintedFile[]> {
    // One that was ended for taking too long may not have noticed yet.
    if (child?.killed === true) child = undefined
    child ??= startProcess(script, (ended) => {
      if (child === ended) child = undefined
    })
    return paintIn(child, job, longest)
  }
}

function startProcess(script: string, onEnd: (child: ChildProcess) => void): ChildProcess {
  const child = fork(script, {
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.once('exit', () => onEnd(child))
  child.once('error', () => onEnd(child))
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
  } catch {
    // Some hosts do not let a process be made less urgent; it paints all the same.
  }
  return child
}

function paintIn(child: ChildProcess, job: PaintJob, longest: number): Promise<readonly PaintedFile[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end(new PaintFault('took too long'))
      child.kill('SIGKILL')
    }, longest)
    const end = (result: unknown) => {
      clearTimeout(timer)
      child.off('message', end).off('exit', onExit).off('error', onExit)
      if (isPainted(result)) resolve(result)
      else if (result instanceof PaintFault) reject(result)
      else reject(new PaintFault(typeof result === 'string' ? result : 'was answered with nothing'))
    }
    const onExit = () => end(new PaintFault('ended the process that painted it'))
    child.on('message', end).on('exit', onExit).on('error', onExit)
    child.send(job, (error) => {
      if (error !== null) onExit()
    })
  })
}

/** The process has met pictures made to hurt it, so what it says is looked at: each name is to become a file's. */
function isPainted(result: unknown): result is readonly PaintedFile[] {
  return Array.isArray(result) && result.every(isFile)
}

function isFile(file: unknown): boolean {
  if (typeof file !== 'object' || file === null || !('name' in file) || !('bytes' in file)) return false
  return typeof file.name === 'string' && /^\w+\.\w+$/.test(file.name) && file.bytes instanceof Uint8Array
}
