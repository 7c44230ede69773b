// `npm start`, `npm run dev`, either with `-- FOLDER`: installs, then hands over to the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

install()
const args = process.argv.slice(2).map((arg) => (arg === '--dev' ? arg : pathFrom(arg)))
const child = spawn(pinnedNode(), [join(import.meta.dirname, 'serve.ts'), ...args], { stdio: 'inherit' })
// Ctrl-C reaches the whole group of processes; this one waits until the others have put everything away.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
