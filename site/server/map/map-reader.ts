import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadMap } from '../../content/read-map.ts'

/** Megabytes. A map that needs more is rejected, and the former one stays. */
const maxHeap = 512

/** Milliseconds. */
const maxDuration = 60_000

/** Reads maps in another thread, so that no request waits. Rejects for an unreadable map. */
export function createMapReader(script: string): (response: unknown) => Promise<ReadMap> {
  return async (response) => {
    const thread = new Worker(script, {
      workerData: response,
      // No settings and keys.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxHeap },
    })
    // Without a listener an error after the result or the timeout would end the site.
    thread.on('error', () => undefined)
    try {
      const [read]: ReadMap[] = await once(thread, 'message', { signal: AbortSignal.timeout(maxDuration) })
      if (read === undefined) throw new Error('The thread that reads the map sent nothing.')
      return read
    } finally {
      await thread.terminate()
    }
  }
}
