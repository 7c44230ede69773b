import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listImports, readProductSources } from './product-sources.ts'

const root = join(import.meta.dirname, '..')

const sources = readProductSources(root)

describe('the folders', () => {
  it('of a package do not import each other in circles, at any depth', () => {
    const rooms = new Set(sources.flatMap(([file]) => foldersAbove(file)))
    expect(rooms.size).toBeGreaterThan(200)
    const imports = sources.flatMap(importsOf)
    const circles = [...rooms].map((room) => [room, foldersInCircles(room, imports)] as const)
    expect(circles.filter(([, folders]) => folders.length > 0)).toEqual([])
  })

  it('are found where two of them import each other, also by types and by way of a third', () => {
    const files = [
      ['a/one/x.ts', `import type { Y } from '../two/y.ts'`],
      ['a/two/deep/y.ts', `import '../../three/z.ts'`],
      ['a/three/z.ts', `const load = () => import('../one/x.ts')`],
      ['a/four/w.ts', `export { x } from '../one/x.ts'`],
      ['a/app.ts', `import '../a/one/x.ts'`],
    ] as const
    expect(foldersInCircles('a', files.flatMap(importsOf))).toEqual(['one', 'three', 'two'])
  })

  it('are found where a package imports itself by its name', () => {
    const files = [
      ['contract/src/one/x.ts', `import { y } from '@promenade/contract/two/y'`],
      ['contract/src/two/y.ts', `import type { X } from '../one/x.ts'`],
    ] as const
    expect(foldersInCircles('contract/src', files.flatMap(importsOf))).toEqual(['one', 'two'])
  })
})

/** `a/b` and `a` for `a/b/c.ts`. */
function foldersAbove(file: string): readonly string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

type Import = readonly [from: string, to: string]

function importsOf([file, source]: readonly [file: string, source: string]): readonly Import[] {
  return listImports(source)
    .filter((specifier) => /^(?:\.|@promenade\/)/.test(specifier))
    .map((specifier): Import => [file, resolve(file, specifier)])
}

/** The imported file; by the name of a package it has no extension. */
function resolve(file: string, specifier: string): string {
  const [, name, path] = /^@promenade\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name === undefined ? join(dirname(file), specifier) : `${name}/src/${path}`
}

function foldersInCircles(room: string, imports: readonly Import[]): readonly string[] {
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    const from = folderOf(room, file)
    const to = folderOf(room, imported)
    if (from === undefined || to === undefined || from === to) continue
    folders.set(from, (folders.get(from) ?? new Set()).add(to))
  }
  return [...folders.keys()].filter((folder) => reachableFrom(folder, folders).has(folder)).toSorted()
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
