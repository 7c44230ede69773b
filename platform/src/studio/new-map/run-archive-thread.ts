import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { refuse } from '../../documents/refuse.ts'
import type { ArchiveTask, ComparedArchive } from './compare-archive.ts'

const script = join(import.meta.dirname, 'archive-thread.ts')

/** Megabytes. */
const maxHeap = 512

/** Milliseconds; the largest map that the site takes needs a few seconds. */
const maxDuration = 60_000

/** Seconds for `Retry-After`. */
const retryAfter = 10

let isBusy = false

/** Compares an archive in a thread of its own, one at a time. Throws `Problem` for one that takes too much. */
export async function runArchiveThread(
  task: ArchiveTask,
  { timeout = maxDuration }: { readonly timeout?: number } = {},
): Promise<ComparedArchive> {
  if (isBusy)
    throw refuse('busy', 'Another map is being compared: send it again in a moment.', { retryAfter })
  isBusy = true
  try {
    return await run(task, timeout)
  } finally {
    isBusy = false
  }
}

async function run(task: ArchiveTask, timeout: number): Promise<ComparedArchive> {
  const thread = new Worker(script, {
    workerData: task,
    env: environmentOfThread(),
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  })
  // Without a listener an error after the result or the timeout would end the platform.
  thread.on('error', () => undefined)
  try {
    const [compared]: ComparedArchive[] = await once(thread, 'message', {
      signal: AbortSignal.timeout(timeout),
    })
    if (compared === undefined) throw new Error('The thread that compares the map sent nothing.')
    return compared
  } catch (cause) {
    if (isTooMuch(cause))
      throw refuse('unsupported-media', 'The map takes too long or too much memory to read.')
    throw cause
  } finally {
    await thread.terminate()
  }
}

/** No settings and keys. Compiled code saves half of the time of a small map. */
function environmentOfThread(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: join(cache, 'maps') }
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
