// The process of the site, and with the argument `preview` that of its preview. It runs the bundled build, which Node loads much
// faster than a thousand files. Plain JavaScript, so that Node need not load its TypeScript loader.
import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { requireNode } from '@promenade/process/require-node'

requireNode()

const siteFolder = new URL('../', import.meta.url)

// Makes the build load the production version of React, whatever the environment of a test or a shell says.
process.env['NODE_ENV'] = 'production'
// Stack traces name sources instead of lines of the bundle.
module.setSourceMapsSupport(true)
// Beside the build, where other users of the machine cannot replace it.
module.enableCompileCache(fileURLToPath(new URL('dist/compiled', siteFolder)))

const { runBuiltSite, runBuiltPreview } = await import(
  new URL('dist/server/index.js', siteFolder).href
).catch(explain)
await (process.argv[2] === 'preview' ? runBuiltPreview : runBuiltSite)(siteFolder)
// Node writes the cache on exit, but not when it is killed.
module.flushCompileCache()

/** @param {unknown} error */
function explain(error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  const message = isMissing ? 'The site is not built yet: run its build first.' : String(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
