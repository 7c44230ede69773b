import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..')

/** Another version of the site, in a folder beside the running one. */
export interface NextVersion {
  readonly folder: string
  remove(): Promise<void>
}

/** A text that only the next version has. */
export const newText = 'Skip to what matters'

/** Builds a copy of the site with a changed text and another theme. Throws if the build fails. */
export async function buildNextVersion(): Promise<NextVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-next-'))
  const site = join(folder, 'site')
  await cp(join(repository, 'site'), site, { recursive: true, filter: (path) => !isBuildOutput.test(path) })
  for (const file of ['package.json', 'tsconfig.base.json'])
    await cp(join(repository, file), join(folder, file))
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  await changeWords(join(site, 'app', 'messages', 'en.ts'))
  console.log('Building the next version of the site …')
  const cli = join(repository, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', SITE_THEME: 'plaza-cobalt' }
  const { status, stderr } = spawnSync(process.execPath, [cli, 'build'], { cwd: site, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`The next version could not be built.\n${stderr}`)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const isBuildOutput = /site\/(?:dist|\.react-router)(?:\/|$)/

async function changeWords(file: string): Promise<void> {
  const written = await readFile(file, 'utf8')
  const changed = written.replace('Skip to content', newText)
  if (changed === written) throw new Error(`${file} does not contain "Skip to content".`)
  await writeFile(file, changed)
}
