// This thread compares one archive and exits: thousands of units take seconds, in which the platform answers others.
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { compareArchive } from './compare-archive.ts'

const compared = compareArchive(workerData)
// Node writes it on exit, but the thread is ended by its parent.
flushCompileCache()
parentPort?.postMessage(compared, [])
