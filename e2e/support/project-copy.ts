import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPackages, workspaces } from './link-packages.ts'

const root = join(import.meta.dirname, '..', '..')

/** Copies the sources of the workspaces into a folder, and links the installed packages. */
export async function copyProject(to: string): Promise<void> {
  const isSource = (path: string) => !/\/(?:node_modules|dist|\.react-router)$/.test(path)
  for (const name of workspaces) {
    await cp(join(root, name), join(to, name), { recursive: true, filter: isSource })
  }
  for (const name of ['package.json', 'tsconfig.base.json']) await cp(join(root, name), join(to, name))
  linkPackages(to)
}

/** Builds the site of a copy. Throws with the output of a build that fails. */
export function buildCopy(folder: string): void {
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(folder, 'site'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The copy of the site could not be built.\n${stdout}${stderr}`)
}

/** Replaces a text in a file. Throws if the file does not contain it. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  await writeFile(
    file,
    text.replace(from, () => to),
  )
}
