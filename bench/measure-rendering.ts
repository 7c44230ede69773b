import { fork } from 'node:child_process'
import { join } from 'node:path'
import { serverProcess } from '../tools/mall.ts'
import type { BenchMall } from './bench-mall.ts'
import { firstMessage, pin } from './load.ts'

/** Milliseconds of processor time, unless said otherwise. */
export interface Rendering {
  /** The directory rendered by the whole site without its cache, not compressed. */
  readonly site: number
  /** `renderToString` of the tree that the site gives to React for it. */
  readonly tree: number
  readonly ratio: number
  /** Size of the directory in brotli. */
  readonly bytes: number
  /** Microseconds per query. */
  readonly search: number
}

/** Measures rendering from the data of a stopped mall, in a process of its own on one core. */
export function measureRendering(
  { options, platformUrl }: BenchMall,
  pagesPerPass: number,
): Promise<Rendering> {
  const script = join(import.meta.dirname, 'rendering-process.ts')
  // A process has either the production or the development version of React.
  const env = { ...process.env, ...serverProcess.environment, NODE_ENV: 'production' }
  const siteFolder = join(options.dataFolder, 'site')
  const child = fork(script, [siteFolder, platformUrl, String(pagesPerPass)], {
    env,
    execArgv: [...serverProcess.args],
  })
  pin(child.pid)
  return firstMessage<Rendering>(child)
}
