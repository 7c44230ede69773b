import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The folders of these rooms do not import each other in circles. */
const rooms = [
  'contract/src',
  'domain/src',
  'platform/src',
  'process/src',
  'site/app',
  'site/content',
  'site/server',
  'site/service-worker',
]

describe('the folders', () => {
  it.each(rooms)('of %s do not import each other in circles', (room) => {
    const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/\.test\.tsx?$|\/testing\/|\/node_modules\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    expect(files.length).toBeGreaterThan(3)
    expect(foldersInCircles(room, files)).toEqual([])
  })

  it('are found where two of them import each other, also by types and by way of a third', () => {
    const files = [
      ['a/one/x.ts', `import type { Y } from '../two/y.ts'`],
      ['a/two/deep/y.ts', `import '../../three/z.ts'`],
      ['a/three/z.ts', `const load = () => import('../one/x.ts')`],
      ['a/four/w.ts', `export { x } from '../one/x.ts'`],
      ['a/app.ts', `import '../a/one/x.ts'`],
    ] as const
    expect(foldersInCircles('a', files)).toEqual(['one', 'three', 'two'])
  })
})

function foldersInCircles(
  room: string,
  files: readonly (readonly [file: string, source: string])[],
): readonly string[] {
  const imports = new Map<string, Set<string>>()
  for (const [file, source] of files) {
    const from = folderOf(room, file)
    for (const [, specifier = ''] of source.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)) {
      const to = folderOf(room, join(dirname(file), specifier))
      if (from === undefined || to === undefined || from === to) continue
      imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return [...imports.keys()].filter((folder) => reachableFrom(folder, imports).has(folder)).toSorted()
}

/** The folder of a file below the room; undefined for files outside it or at its top. */
function folderOf(room: string, file: string): string | undefined {
  if (!file.startsWith(`${room}/`)) return undefined
  const [folder, ...rest] = file.slice(room.length + 1).split('/')
  return rest.length === 0 ? undefined : folder
}

function reachableFrom(
  folder: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...(imports.get(folder) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return reached
}
