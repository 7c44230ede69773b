import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, testFindings } from '../support/findings.ts'
import { findingOf } from './try.ts'

const root = join(import.meta.dirname, '..', '..')

/** What of an entry of the lock file is read here. */
interface Package {
  readonly license: string
  readonly isForMakers: boolean
  /** Where a package of this repository lies, under whose name a link stands. */
  readonly linkTo: string | undefined
  readonly hasScript: boolean
  readonly hasChecksum: boolean
  readonly needs: readonly string[]
}

type Packages = ReadonlyMap<string, Package>

const mostOfSite = 45

/** Licences that let a mall do what it likes, as the Open Source Initiative lists them; `BDS` is how splaytree-ts spells it. */
const permissive =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BDS-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Unlicense|PostgreSQL|Zlib)$/

testFindings('installs sound packages only', () => {
  const packages = readLock()
  return Promise.resolve([
    countOf('site', packages),
    ...['install scripts', 'licences', 'checksums'].map((what) => judge(what, packages)),
  ])
})

function readLock(): Packages {
  const entries = Object.entries(recordIn(readJson('package-lock.json'), 'packages'))
  return new Map(entries.map(([path, entry]) => [path, readPackage(entry)]))
}

function readPackage(entry: unknown): Package {
  const { license, dev, link, resolved, hasInstallScript, integrity } = recordOf(entry)
  return {
    license: typeof license === 'string' ? license : '',
    isForMakers: dev === true,
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

/** Types are read by the compiler alone; binaries for other systems are in the lock file and not installed. */
function countOf(workspace: string, packages: Packages): Finding {
  const seen = new Set<string>()
  collect(workspace, packages, seen)
  const others = [...seen].filter((path) => path.startsWith('node_modules/'))
  const running = others.filter((path) => !/(?:\/@types\/[\w-]+|\/undici-types)$/.test(path))
  return {
    what: `packages that the ${workspace} needs to run`,
    must: `at most ${mostOfSite}`,
    seen: `${running.length}, and ${seen.size - others.length} of this repository`,
    isMet: running.length <= mostOfSite,
  }
}

function collect(path: string, packages: Packages, seen: Set<string>): void {
  const found = packages.get(path)
  if (found === undefined || seen.has(path)) return
  if (found.linkTo !== undefined) return collect(found.linkTo, packages, seen)
  seen.add(path)
  for (const name of found.needs) collect(nearest(path, name, packages), packages, seen)
}

/** Where Node would find it: below the package, else in the folders above. */
function nearest(from: string, name: string, packages: Packages): string {
  const own = `${from}/node_modules/${name}`
  if (packages.has(own)) return own
  const above = from.lastIndexOf('/node_modules/')
  if (above > 0) return nearest(from.slice(0, above), name, packages)
  return `node_modules/${name}`
}

function judge(what: string, packages: Packages): Finding {
  const external = [...packages].filter(
    ([path, { linkTo }]) => path.startsWith('node_modules/') && linkTo === undefined,
  )
  if (what === 'checksums')
    return findingOf(
      'packages of the lock file',
      'a checksum each',
      tries(external, ({ hasChecksum }) => hasChecksum),
    )
  if (what === 'licences') {
    const running = external.filter(([path, { isForMakers }]) => !isForMakers && existsSync(join(root, path)))
    return findingOf(
      'packages that run in production here',
      'a permissive licence',
      tries(running, isPermissive),
    )
  }
  const allowed = recordIn(readJson('package.json'), 'allowScripts')
  const scripted = external.filter(([, { hasScript }]) => hasScript)
  const approved = (path: string) => allowed[path.replace(/^.*node_modules\//, '')] !== undefined
  return findingOf(
    'packages that would run a script when installed',
    'each is decided on in allowScripts',
    scripted.map(([path]) => ({ name: path.replace(/^.*node_modules\//, ''), isHeld: approved(path) })),
  )
}

function tries(packages: readonly (readonly [string, Package])[], isSound: (found: Package) => boolean) {
  return packages.map(([path, found]) => ({
    name: path.replace(/^node_modules\//, ''),
    isHeld: isSound(found),
    seen: found.license,
  }))
}

/** `(MIT OR X)` leaves the choice to us, `MIT AND X` does not. */
function isPermissive({ license }: Package): boolean {
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => permissive.test(one)))
}
