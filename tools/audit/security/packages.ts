import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { auditPart, type Finding, findingOf } from './finding.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const packageShape = z.object({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const lockShape = z.object({ packages: z.record(z.string(), packageShape) })
const approvalShape = z.object({ allowScripts: z.record(z.string(), z.boolean()) })

type Package = z.infer<typeof packageShape>
type Packages = ReadonlyMap<string, Package>

const mostOfSite = 45

/** Licences that let a mall do what it likes, as the Open Source Initiative lists them. */
const permissive =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Unlicense|PostgreSQL|Zlib)$/

/** What comes from others, as the lock file says. */
export const packagesPart = auditPart(
  'packages of others',
  {
    table: 'What is installed',
    how: 'Read from the lock file. Advisories are not asked for: this report needs no network.',
  },
  () => {
    const packages = readLock()
    return Promise.resolve([
      countOf('site', packages),
      ...['install scripts', 'licences', 'checksums'].map((what) => judge(what, packages)),
    ])
  },
)

function readLock(): Packages {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return new Map(Object.entries(lockShape.parse(JSON.parse(text)).packages))
}

/** Types are read by the compiler alone; binaries for other systems are in the lock file and not installed. */
function countOf(workspace: string, packages: Packages): Finding {
  const seen = new Set<string>()
  collect(workspace, packages, seen)
  const others = [...seen].filter((path) => path.startsWith('node_modules/'))
  const running = others.filter((path) => !/(?:\/@types\/[\w-]+|\/undici-types)$/.test(path))
  return {
    attack: `packages that the ${workspace} needs to run`,
    expected: `at most ${mostOfSite}`,
    seen: `${running.length}, and ${seen.size - others.length} of this repository`,
    isMet: running.length <= mostOfSite,
  }
}

function collect(path: string, packages: Packages, seen: Set<string>): void {
  const found = packages.get(path)
  if (found === undefined || seen.has(path)) return
  const linked = found.link === true ? found.resolved : undefined
  if (linked !== undefined) return collect(linked, packages, seen)
  seen.add(path)
  for (const name of Object.keys(found.dependencies)) collect(nearest(path, name, packages), packages, seen)
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
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  )
  if (what === 'checksums')
    return findingOf(
      'packages of the lock file',
      'a checksum each',
      tries(external, ({ integrity }) => integrity !== undefined),
    )
  if (what === 'licences') {
    const running = external.filter(([path, { dev }]) => dev !== true && existsSync(join(root, path)))
    return findingOf(
      'packages that run in production here',
      'a permissive licence',
      tries(running, isPermissive),
    )
  }
  const { allowScripts } = approvalShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const scripted = external.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  const approved = (path: string) => allowScripts[path.replace(/^.*node_modules\//, '')] !== undefined
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
    seen: found.license ?? '',
  }))
}

/** `(MIT OR X)` leaves the choice to us, `MIT AND X` does not. */
function isPermissive({ license = '' }: Package): boolean {
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => permissive.test(one)))
}
