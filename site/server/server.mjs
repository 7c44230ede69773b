// The process. It runs the built site: a few large files, which Node reads far faster than a thousand small ones. Plain
// JavaScript, so that Node need not load its TypeScript loader first.
import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from '@promenade/process/require-node'

requireNode()

const siteFolder = new URL('../', import.meta.url)

// React, which the build loads, is fast with this and slow without it.
process.env['NODE_ENV'] ??= 'production'
// A stack in the log names the source, not the line of the bundle.
module.setSourceMapsSupport(true)
// Beside the build, where other accounts of the machine cannot replace it.
module.enableCompileCache(fileURLToPath(new URL('dist/compiled', siteFolder)))

const { runBuiltSite } = await import(new URL('dist/server/index.js', siteFolder).href).catch(explain)
await runBuiltSite(siteFolder)
// Node would do so when it exits, but not when it is killed.
module.flushCompileCache()

/** @param {unknown} error */
function explain(error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  const message = isMissing ? 'The site is not built yet: run its build first.' : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
