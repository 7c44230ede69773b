import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Names of the workspaces of this project. */
export const workspaces: readonly string[] = readdirSync(join(root, 'node_modules', '@promenade'))

/** Links the installed packages into a copy of the project, and its own workspaces as packages. */
export function linkPackages(copy: string): void {
  for (const folder of ['.', ...workspaces]) linkInstalled(copy, folder)
  mkdirSync(join(copy, 'node_modules', '@promenade'))
  for (const name of workspaces)
    symlinkSync(join('..', '..', name), join(copy, 'node_modules', '@promenade', name))
}

function linkInstalled(copy: string, folder: string): void {
  const installed = join(root, folder, 'node_modules')
  if (!existsSync(installed)) return
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
  for (const name of readdirSync(installed).filter((entry) => entry !== '@promenade' && entry !== '.vite'))
    symlinkSync(join(installed, name), join(copy, folder, 'node_modules', name))
}
