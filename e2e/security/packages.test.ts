import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The used part of an entry of the lock file. */
interface Package {
  readonly license: string
  readonly isDevOnly: boolean
  /** Folder of a package of this repository; undefined for external ones. */
  readonly linkTo: string | undefined
  readonly hasScript: boolean
  readonly hasChecksum: boolean
  readonly needs: readonly string[]
}

type Packages = ReadonlyMap<string, Package>

const maxPackages = 45

/** Permissive licences of the Open Source Initiative's list; `BDS` is a typo in splaytree-ts. */
const permissive =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BDS-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Unlicense|PostgreSQL|Zlib)$/

/** libvips, which sharp loads as a shared library: the LGPL asks no more than that one can replace it. */
const replaceable = /^node_modules\/@img\/sharp-libvips-[\w-]+$/

const packages = readLock()
const external = [...packages].filter(
  ([path, { linkTo }]) => path.startsWith('node_modules/') && linkTo === undefined,
)

describe('the packages of the lock file', () => {
  it(`are at most ${maxPackages} that the site needs to run`, () => {
    const seen = new Set<string>()
    collect('site', seen)
    // Without type packages, which only the compiler reads.
    const isRunning = (path: string) => !/(?:\/@types\/[\w-]+|\/undici-types)$/.test(path)
    const running = [...seen].filter((path) => path.startsWith('node_modules/') && isRunning(path))
    expect(running.length).toBeGreaterThan(5)
    expect(running.length).toBeLessThanOrEqual(maxPackages)
  })

  it('have a checksum each', () => {
    expect(namesOf(({ hasChecksum }) => !hasChecksum)).toEqual([])
  })

  it('have a permissive license where they run in production', () => {
    const isRefused = (found: Package, path: string) =>
      !found.isDevOnly && existsSync(join(root, path)) && !isPermissive(found) && !replaceable.test(path)
    expect(namesOf(isRefused)).toEqual([])
  })

  it('run a script when installed only where allowScripts decides it', () => {
    const allowed = recordIn(readJson('package.json'), 'allowScripts')
    const scripted = namesOf(({ hasScript }) => hasScript)
    expect(scripted.filter((path) => allowed[path.replace(/^.*node_modules\//, '')] === undefined)).toEqual(
      [],
    )
  })
})

function namesOf(isNamed: (found: Package, path: string) => boolean): readonly string[] {
  return external.filter(([path, found]) => isNamed(found, path)).map(([path]) => path)
}

function readLock(): Packages {
  const entries = Object.entries(recordIn(readJson('package-lock.json'), 'packages'))
  return new Map(entries.map(([path, entry]) => [path, readPackage(entry)]))
}

function readPackage(entry: unknown): Package {
  const { license, dev, link, resolved, hasInstallScript, integrity } = recordOf(entry)
  return {
    license: typeof license === 'string' ? license : '',
    isDevOnly: dev === true,
    linkTo: link === true && typeof resolved === 'string' ? resolved : undefined,
    hasScript: hasInstallScript === true,
    hasChecksum: typeof integrity === 'string',
    needs: Object.keys(recordIn(entry, 'dependencies')),
  }
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function recordIn(value: unknown, key: string): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(value)[key])
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function collect(path: string, seen: Set<string>): void {
  const found = packages.get(path)
  if (found === undefined || seen.has(path)) return
  if (found.linkTo !== undefined) return collect(found.linkTo, seen)
  seen.add(path)
  for (const name of found.needs) collect(nearest(path, name), seen)
}

/** The path at which Node resolves a package: below the importing one, else in the folders above. */
function nearest(from: string, name: string): string {
  const own = `${from}/node_modules/${name}`
  if (packages.has(own)) return own
  const above = from.lastIndexOf('/node_modules/')
  if (above > 0) return nearest(from.slice(0, above), name)
  return `node_modules/${name}`
}

/** `(MIT OR X)` leaves the choice to us, `MIT AND X` does not. */
function isPermissive({ license }: Package): boolean {
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => permissive.test(one)))
}
