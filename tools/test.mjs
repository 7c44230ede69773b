// `npm test`: installs, then runs `run-tests.ts` on the pinned Node.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'

install()
const { status } = spawnSync(pinnedNode(), [join(import.meta.dirname, 'run-tests.ts')], { stdio: 'inherit' })
process.exit(status ?? 1)
