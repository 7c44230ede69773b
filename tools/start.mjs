// `npm start` and `npm run dev`, both with `-- FOLDER`: installs, then runs `serve.ts` on the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

const parent = process.ppid
install()
const args = process.argv.slice(2).map((arg) => (arg === '--dev' ? arg : pathFrom(arg)))
// By the channel the child notices the end of this process, even by SIGKILL.
const child = spawn(pinnedNode(), [join(import.meta.dirname, 'serve.ts'), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
const stop = () => child.kill('SIGTERM')
// Ctrl-C reaches the whole process group; this process waits until the others have ended.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
if (process.env['npm_lifecycle_event'] !== undefined) stopWithoutParent()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** npm runs this in a shell. SIGTERM to npm ends only the shell, after which this process has another parent. */
function stopWithoutParent() {
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}
