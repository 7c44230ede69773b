// `npm start`, `npm run dev`, either with `-- FOLDER`: installs, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

const parent = process.ppid
install()
const args = process.argv.slice(2).map((arg) => (arg === '--dev' ? arg : pathFrom(arg)))
// The channel tells the child when this process is gone, even when it was killed.
const child = spawn(pinnedNode(), [join(import.meta.dirname, 'serve.ts'), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
const stop = () => child.kill('SIGTERM')
// Ctrl-C reaches the whole group of processes; this one waits until the others have put everything away.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
if (process.env['npm_lifecycle_event'] !== undefined) stopWithoutParent()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** npm runs this in a shell. A SIGTERM that npm gets ends the shell alone, so another parent is the only sign of it. */
function stopWithoutParent() {
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}
