import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PaintJob } from './share-card.ts'

/** Makes cards in a process of its own, one at a time. */
export interface Painter {
  /** A JPEG. Rejects with a `PaintFault` for a picture that cannot be painted, whatever it did to the process. */
  readonly paint: (job: PaintJob) => Promise<Uint8Array>
  /** Lets the process end, and its memory with it; the next picture starts another. */
  readonly rest: () => void
}

/** A picture at fault; the message says of what kind. */
export class PaintFault extends Error {
  override readonly name = 'PaintFault'
}

/** Longer than the decoder's own limit; a process that does not even keep that one is ended. */
const longestPaint = 20_000

/** Below everything that answers visitors. */
const lowestPriority = 19

export function createPainter(longest: number = longestPaint): Painter {
  let child: ChildProcess | undefined
  return {
    paint(job) {
      child ??= startProcess(() => (child = undefined))
      return paintIn(child, job, longest)
    },
    rest() {
      if (child?.connected === true) child.disconnect()
      child = undefined
    },
  }
}

function startProcess(onEnd: () => void): ChildProcess {
  const child = fork(fileURLToPath(new URL('painter-process.ts', import.meta.url)), {
    env: { UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.once('exit', onEnd)
  child.once('error', onEnd)
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
  } catch {
    // Some hosts do not let a process be made less urgent; it paints all the same.
  }
  return child
}

function paintIn(child: ChildProcess, job: PaintJob, longest: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end(new PaintFault('took too long'))
      child.kill('SIGKILL')
    }, longest)
    const end = (result: unknown) => {
      clearTimeout(timer)
      child.off('message', end).off('exit', onExit).off('error', onExit)
      if (result instanceof Uint8Array) resolve(result)
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
