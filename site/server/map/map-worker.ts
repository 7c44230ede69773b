import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { RouteData } from '@promenade/domain/wayfinding/route-finder'
import type { MapWorker } from '../../content/map-worker.ts'
import type { ReadMap } from '../../content/read-map.ts'
import type { MapTask } from './map-task.ts'

/** Megabytes. A map that needs more is rejected, and the former one stays. */
const maxHeap = 512

/** Milliseconds. */
const maxDuration = 60_000

/** Each call runs the script in a thread of its own. */
export function createMapWorker(script: string): MapWorker {
  return {
    read: (body) => run<ReadMap>(script, { kind: 'read', body }),
    computeRoutes: (map, closed) => run<RouteData>(script, { kind: 'routes', map, closed }),
  }
}

async function run<Result>(script: string, task: MapTask): Promise<Result> {
  const thread = new Worker(script, {
    workerData: task,
    // No settings and keys.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  })
  // Without a listener an error after the result or the timeout would end the site.
  thread.on('error', () => undefined)
  try {
    const [result]: Result[] = await once(thread, 'message', { signal: AbortSignal.timeout(maxDuration) })
    if (result === undefined) throw new Error('The thread for maps sent nothing.')
    return result
  } finally {
    await thread.terminate()
  }
}
