// This thread does one task and exits: for thousands of units it takes seconds.
import { parentPort, workerData } from 'node:worker_threads'
import { computeRouteData } from '@promenade/domain/wayfinding/route-finder'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'
import { readMap } from '../../content/read-map.ts'
import type { MapTask } from './map-task.ts'

const task: MapTask = workerData

parentPort?.postMessage(
  task.kind === 'read' ? readMap(task.body) : computeRouteData(withoutClosed(task.map, task.closed)),
  [],
)
