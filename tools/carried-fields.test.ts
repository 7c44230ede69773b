import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Schemas of documents, and of the groups that several have. */
const files = [
  'contract/src/editing/fields.ts',
  ...globSync('contract/src/kinds/*/document.ts', { cwd: root }),
]
/** A group of fields. What an entry's document has besides those of its file orders it, or names its blog. */
const group = /\.(?:strictObject|extend)\(\{(?! position|\s+\.\.\.section\('what', \{ blog)/g

/** Long enough for a compiler on a busy machine. */
const timeout = 600_000

const names: string[] = []
/** Of both plants in one compilation. */
let faults: readonly string[] = []

beforeAll(async () => {
  const plant = (file: string) => (opening: string) => {
    const name = `planted_${file.replace(/\W/g, '_')}_${names.length}`
    names.push(name)
    return `${opening} ${name}: z.string().optional(),`
  }
  faults = await compile([
    ...files.map((file) => [file, group, plant(file)] as const),
    [
      'platform/src/content-api/resources/stores.ts',
      'is_free_form_hours: value',
      (line) => `stray: 1, ${line}`,
    ],
    ['platform/src/content-api/resources/galleries.ts', 'heading: null,', () => ''],
  ])
}, timeout)

describe('an editing field that is accepted but not carried', () => {
  it('does not compile in the response, in any group', () => {
    // A field of a recurrence goes no further than to where the days are laid out.
    const places = ['contract/src/kinds/', 'platform/src/content-api/event-days.ts']
    const isCarried = (name: string) =>
      !faults.some((fault) => places.some((place) => fault.startsWith(place)) && fault.includes(name))
    expect(names.length).toBeGreaterThan(25)
    expect(names.filter(isCarried)).toEqual([])
  })
})

describe('a field of a response', () => {
  it('compiles only where it is filled, and only if the response has it', () => {
    const others = faults.filter((fault) => !fault.includes('planted_'))
    expect(others.map((fault) => fault.replace(/\(.*/s, ''))).toEqual([
      'platform/src/content-api/resources/galleries.ts',
      'platform/src/content-api/resources/stores.ts',
    ])
  })
})

type Change = readonly [file: string, search: string | RegExp, replace: (found: string) => string]

/** Compiler errors in a copy of contract and platform with replaced texts. */
async function compile(changes: readonly Change[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-carried-'))
  try {
    for (const part of ['contract/src', 'platform/src', 'tsconfig.base.json'])
      await cp(join(root, part), join(folder, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    for (const [file, search, replace] of changes) {
      const text = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), text.replace(search, replace))
    }
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--noErrorTruncation'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout.split(/\n(?=\S)/).filter((fault) => fault !== '')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const tsconfig = {
  extends: './tsconfig.base.json',
  compilerOptions: { paths: { '@promenade/contract/*': ['./contract/src/*.ts'] } },
  include: ['contract/src/kinds', 'platform/src/app.ts', 'platform/src/import/import-content.ts'],
  exclude: ['**/*.test.ts'],
}
