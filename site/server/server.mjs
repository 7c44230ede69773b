// The process. It runs the site as it was built: a few large files, which a start reads far faster than a thousand small
// ones. No TypeScript itself, or what Node reads TypeScript with would have to be started first.
import module from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  const needed = 'Promenade needs Node 22.22 or newer here'
  process.stderr.write(
    `${needed}; this is Node ${process.versions.node}. "npx node" runs the one it brings.\n`,
  )
  process.exit(1)
}

const siteFolder = new URL('../', import.meta.url)

// By this React, which the build loads, chooses between the one of its two forms that is fast and that for developers.
process.env['NODE_ENV'] ??= 'production'
// A stack in the log names the source, not the line of the bundle.
module.setSourceMapsSupport(true)
// Beside the build, where other accounts of the machine cannot put something in its place.
module.enableCompileCache(fileURLToPath(new URL('dist/compiled', siteFolder)))

const { runBuiltSite } = await import(new URL('dist/server/index.js', siteFolder).href).catch(sayWhy)
await runBuiltSite(siteFolder)
// Node would do so at its end, which a process that is killed never comes to.
module.flushCompileCache()

/** @param {unknown} error */
function sayWhy(error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  const told = isMissing ? 'The site is not built yet: run its build first.' : String(error)
  process.stderr.write(`${told}\n`)
  process.exit(1)
}
