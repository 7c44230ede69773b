// This thread reads one map and exits: thousands of units take seconds.
import { parentPort, workerData } from 'node:worker_threads'
import { readMap } from '../../content/read-map.ts'

parentPort?.postMessage(readMap(workerData), [])
