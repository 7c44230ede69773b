// This thread compares one archive and exits: thousands of units take seconds, in which the platform answers others.
import { parentPort, workerData } from 'node:worker_threads'
import { compareArchive } from './compare-archive.ts'

parentPort?.postMessage(compareArchive(workerData), [])
