import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { installFolder } from '../install-folder.ts'
import type { Framework } from './frameworks.ts'

/** None of them tells its makers that it was measured. */
export const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}

/** Installs and builds a framework's page, unless what is there was made of the same. Throws with what went wrong. */
export async function prepare({ folder, build }: Framework, data: object, logos: string): Promise<string> {
  const cwd = join(import.meta.dirname, folder)
  await cp(join(import.meta.dirname, 'shared'), join(cwd, 'shared'), { recursive: true })
  await cp(logos, join(cwd, 'public', 'logos'), { recursive: true })
  writeFileSync(join(cwd, 'shared', 'directory.json'), JSON.stringify(data))
  if (!existsSync(join(cwd, 'node_modules', '.package-lock.json'))) installFolder(cwd)
  const stamp = join(cwd, 'node_modules', '.built-from')
  const sources = hashOfSources(cwd)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return cwd
  runNode(build, cwd)
  writeFileSync(stamp, sources)
  return cwd
}

function runNode(args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
    timeout: 240_000,
  })
  if (status === 0) return
  throw new Error(
    `${args[0] ?? ''} failed in ${cwd}. ${error?.message ?? ''}\n${`${stdout}${stderr}`.slice(-2_000)}`,
  )
}

function hashOfSources(cwd: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(['*.{js,mjs,json}', '{app,src,server,shared}/**/*.*'], { cwd }).toSorted())
    hash.update(file).update(readFileSync(join(cwd, file)))
  return hash.digest('hex')
}
