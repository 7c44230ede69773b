import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { join } from 'node:path'
import type { MallOptions } from '../../tools/mall.ts'
import { ownDatabase } from './prepare-mall.ts'

const root = join(import.meta.dirname, '..', '..')

/** Imports the content folder, as staff do after a change. */
export function importContent({ contentFolder, dataFolder }: MallOptions): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['platform/src/import-command.ts', contentFolder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...ownDatabase, PLATFORM_DATA: dataFolder },
  })
}
