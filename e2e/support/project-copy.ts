import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const packages = ['contract', 'domain', 'process', 'platform', 'site']

/** Copies the sources of the packages into a folder, with the libraries of this project beside them. */
export async function copyProject(to: string): Promise<void> {
  const isSource = (path: string) => !/\/(?:node_modules|dist|\.react-router)$/.test(path)
  for (const name of packages) {
    await cp(join(root, name), join(to, name), { recursive: true, filter: isSource })
  }
  for (const name of ['package.json', 'tsconfig.base.json']) await cp(join(root, name), join(to, name))
  await linkLibraries('.', to)
  for (const name of packages) {
    await linkLibraries(name, join(to, name))
    await symlink(join(to, name), join(to, 'node_modules', '@promenade', name))
  }
}

/** A library of another version than the project's lies beside the package that needs it. */
async function linkLibraries(name: string, to: string): Promise<void> {
  const libraries = join(root, name, 'node_modules')
  if (!existsSync(libraries)) return
  await mkdir(join(to, 'node_modules', '@promenade'), { recursive: true })
  for (const library of await readdir(libraries)) {
    if (library !== '@promenade' && !library.startsWith('.vite'))
      await symlink(join(libraries, library), join(to, 'node_modules', library))
  }
}

/** Replaces a text in a file, which must hold it. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`)
  await writeFile(
    file,
    text.replace(from, () => to),
  )
}
