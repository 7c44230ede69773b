import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listImports, readProductSources } from './product-sources.ts'

const root = join(import.meta.dirname, '..')
const areas = await readdir(join(root, 'site', 'app', 'pages'))

/** Forbidden imports: packages by name, files by path. */
const toContract = ['@promenade/contract/kinds/hours/response', 'contract/src/kinds/hours/response.ts']
const toProcess = ['@promenade/process/log/log', 'process/src/log/log.ts']
const toPlatform = ['@promenade/platform/app', 'platform/src/app.ts']
const toSite = ['@promenade/site/site', 'site/app/root.tsx', 'site/server/site.ts']
const toDisk = ['node:fs', 'node:fs/promises']
const arrows: readonly (readonly [places: readonly string[], targets: readonly string[]])[] = [
  [
    ['domain/src', 'domain/src/hours'],
    [...toContract, ...toProcess, ...toPlatform, ...toSite, ...toDisk],
  ],
  [
    ['contract/src', 'contract/src/decode'],
    [...toProcess, ...toPlatform, ...toSite, ...toDisk],
  ],
  [
    ['studio/src', 'studio/testing'],
    [...toProcess, ...toPlatform, ...toSite],
  ],
  [['process/src'], ['@promenade/domain/locale/locale', ...toContract, ...toPlatform, ...toSite]],
  [['platform/src', 'platform/src/http', 'platform/src/app.ts', 'platform/src/database'], toSite],
  [['platform/src/visitors/trial', 'platform/src/content-api/trial'], toSite],
  [['platform/src/app.ts'], ['platform/src/server.ts']],
  [['platform/src/http', 'platform/src/visitors/trial'], platform('app.ts', 'server.ts')],
  [
    ['platform/src/content-api/trial'],
    [
      ...platform('database/connect.ts', 'visitors/secrets.ts', 'http/refusal.ts', 'app.ts', 'server.ts'),
      'hono',
      'hono/cors',
      'kysely',
      'pg',
    ],
  ],
  [
    ['platform/src/database'],
    platform(
      'documents/refused.ts',
      'content-api/kinds.ts',
      'visitors/secrets.ts',
      'http/refusal.ts',
      'app.ts',
      'server.ts',
    ),
  ],
  [['site/server', 'site/server/trial', 'site/app'], toPlatform],
  [
    ['site/content', ...app('messages', 'components/trial', 'device', 'presenters', 'layout', 'pages/home')],
    toPlatform,
  ],
  [app('messages', 'components/trial', 'presenters'), ['@promenade/contract/kinds/hours/response']],
  [
    app('messages', 'messages/trial'),
    app(...files('content', 'presenters', 'components', 'layout', 'pages')),
  ],
  [app('components/trial'), app(...files('messages', 'content', 'presenters', 'layout', 'pages'))],
  [
    ['site/content', 'site/content/trial', ...app('device')],
    app(...files('presenters', 'components', 'layout', 'pages')),
  ],
  [app('presenters', 'presenters/trial'), app(...files('layout', 'pages'))],
  [app('layout', 'layout/trial'), app(...files('pages'))],
  [
    ['site/service-worker'],
    [
      ...toPlatform,
      '@promenade/contract/kinds/hours/response',
      ...app(...files('content', 'components', 'layout', 'pages')),
    ],
  ],
  ...areas.map(
    (area) =>
      [
        app(`pages/${area}`),
        areas.filter((other) => other !== area).map((other) => `site/app/pages/${other}/a.ts`),
      ] as const,
  ),
]

/** Folders for two files that import each other, also by types only. */
const circles = [
  'domain/src',
  'contract/src',
  'process/src',
  'platform/src/http',
  'site/app/presenters',
  'site/app/components',
  'site/content',
  'site/server',
]

const restricted = 'eslint(no-restricted-imports)'
const circular = 'import(no-cycle)'
const oldName = 'unicorn(prefer-node-protocol)'
const undeclared = 'eslint(no-restricted-properties)'
const clock = 'clock(no-real-time)'

/** Folders without an entry point of a process: time is an argument. */
const clockless = [
  'domain/src',
  'contract/src',
  'platform/src/content-api',
  'platform/src/documents',
  'site/content',
  'site/app/presenters',
  'e2e/journeys',
]

const clockReads = ['new Date()', 'Date()', 'Date.now()', 'performance.timeOrigin']

let copy: string
let before: readonly Violation[]
let after: readonly Violation[]

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'promenade-arrows-'))
  await cp(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  for (const folder of [
    'domain/src',
    'contract/src',
    'process/src',
    'platform/src',
    'site/app',
    'site/content',
    'site/server',
    'site/service-worker',
    'tools/lint',
  ]) {
    await cp(join(root, folder), join(copy, folder), { recursive: true })
  }
  before = findFaults()
  for (const [file, plants] of Map.groupBy([...imports(), ...others()], (plant) => plant.file)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), plants.map(({ source }) => `${source}\n`).join(''))
  }
  after = findFaults()
})

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('the arrows between the parts', () => {
  it('hold everywhere', () => {
    expect(before).toEqual([])
  })

  it.each(imports())('$file does not import $specifier', ({ file, specifier }) => {
    const refused = after.filter((fault) => fault.file === file && fault.rule === restricted)
    expect(refused.map(({ message }) => message.split("'")[1])).toContain(specifier)
  })

  it.each(others())('$file violates: $what', ({ file, rule }) => {
    expect(after.filter((fault) => fault.file === file).map((fault) => fault.rule)).toContain(rule)
  })
})

describe('the packages', () => {
  // By name a package reaches only those that its package.json lists: the search for dead code finds any other.
  it('import each other by name only, so that no path leads around the arrows', () => {
    const sources = readProductSources(root)
    expect(sources.length).toBeGreaterThan(1_000)
    expect(sources.flatMap(importsOutside)).toEqual([])
  })

  it('are seen to import each other by a path', () => {
    const source = `import type { A } from '../a.ts'\nexport { b } from '../../../studio/src/b.ts'`
    expect(importsOutside(['platform/src/http/c.ts', source])).toEqual([
      'platform/src/http/c.ts imports ../../../studio/src/b.ts',
    ])
  })
})

/** The imports by a path that leads out of the package of a file. */
function importsOutside([file, source]: readonly [file: string, source: string]): readonly string[] {
  const [home = ''] = file.split('/')
  return listImports(source)
    .filter(
      (specifier) => specifier.startsWith('.') && !join(dirname(file), specifier).startsWith(`${home}/`),
    )
    .map((specifier) => `${file} imports ${specifier}`)
}

function imports() {
  return arrows.flatMap(([places, targets]) =>
    places.flatMap((place) => {
      const file = place.endsWith('.ts') ? place : `${place}/planted.ts`
      return targets.map((target) => {
        const specifier =
          target.includes('/src/') || target.startsWith('site/') ? pathFrom(file, target) : target
        return { file, specifier, source: `import '${specifier}'` }
      })
    }),
  )
}

/** Other ways around the rules. */
function others() {
  const types = `import type { HoursJson } from '@promenade/contract/kinds/hours/response'`
  return [
    { what: 'way round by types', file: 'domain/src/planted-types.ts', source: types, rule: restricted },
    {
      what: 'way round by passing on',
      file: 'domain/src/planted-export.ts',
      source: `export * from '@promenade/contract/kinds/hours/response'`,
      rule: restricted,
    },
    {
      what: 'way round by an old name',
      file: 'domain/src/planted-name.ts',
      source: `import { readFile } from 'fs/promises'`,
      rule: oldName,
    },
    {
      what: 'way round the declared query keys',
      file: 'site/app/pages/planted-query.ts',
      source: `export const read = (url: URL) => url.searchParams.get('floor')`,
      rule: undeclared,
    },
    ...clockReads.flatMap((source, index) =>
      clockless.map((folder) => ({
        what: `look at the clock, ${source}`,
        file: `${folder}/planted-clock-${index}.ts`,
        source: `export const read = () => ${source}`,
        rule: clock,
      })),
    ),
    ...circles.flatMap((folder) => [circle(folder, 'here', 'there'), circle(folder, 'there', 'here')]),
  ]
}

function circle(folder: string, own: string, other: string) {
  const source = `import type { ${other} } from './planted-${other}.ts'\nexport type ${own} = ${other}[]`
  return { what: 'part of a circle', file: `${folder}/planted-${own}.ts`, source, rule: circular }
}

function pathFrom(file: string, target: string): string {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

function app(...paths: readonly string[]): string[] {
  return paths.map((path) => (path.startsWith('content/') ? `site/${path}` : `site/app/${path}`))
}

function platform(...paths: readonly string[]): string[] {
  return paths.map((path) => `platform/src/${path}`)
}

function files(...folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/trial/a.ts`)
}

interface Violation {
  readonly file: string
  readonly rule: string
  readonly message: string
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly message: string
}

/** The findings of the import rules in the copy; `npm run check` runs all others. */
function findFaults(): readonly Violation[] {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const { stdout, stderr } = spawnSync(oxlint, ['--format', 'json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (!stdout.startsWith('{')) throw new Error(`oxlint has not read the code: ${stdout} ${stderr}`)
  const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(stdout)
  return diagnostics
    .map(({ code, filename, message }) => ({ file: filename, rule: code, message }))
    .filter(({ rule }) => [restricted, circular, oldName, undeclared, clock].includes(rule))
}
