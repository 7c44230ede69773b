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

/** Replaces a text in a file. Throws if the file does not contain it. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`)
  await writeFile(
    file,
    text.replace(from, () => to),
  )
}
