import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pin } from './pinned.ts'

/** Milliseconds of processor time, unless said otherwise. */
export interface Rendering {
  /** The directory rendered anew by the whole site, not compressed. */
  readonly anew: number
  /** `renderToString` of the tree that the site hands to React for it. */
  readonly tree: number
  readonly ratio: number
  /** Of the directory in brotli. */
  readonly bytes: number
  /** A page with a way on the map. */
  readonly way: number
  /** Microseconds a query. */
  readonly search: number
}

const names = ['anew', 'tree', 'ratio', 'bytes', 'way', 'search'] as const

/** Measures what a site that has stopped would render, in a process of its own on the one core. */
export function measureRendering(
  siteFolder: string,
  platformUrl: string,
  pagesPerPass: number,
): Promise<Rendering> {
  const script = join(import.meta.dirname, 'rendering-process.ts')
  // Within one process React is the one for production or the one for developers.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(script, [siteFolder, platformUrl, String(pagesPerPass)], { env })
  pin(child.pid ?? 0)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      if (isRendering(message)) resolve(message)
    })
    child.once('exit', () => reject(new Error('Rendering could not be measured.')))
  })
}

function isRendering(message: unknown): message is Rendering {
  if (typeof message !== 'object' || message === null) return false
  return names.every((name) => typeof Reflect.get(message, name) === 'number')
}
