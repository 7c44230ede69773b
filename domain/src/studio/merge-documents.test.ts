import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Document, fieldOf, isEqual, isGroup, type Path } from './document.ts'
import { mergeDocuments } from './merge-documents.ts'

const base = {
  name: { en: 'Boots', es: 'Botas' },
  tags: ['a', 'b', 'c'],
  items: [
    { path: '1.png', alt: { en: 'One' } },
    { path: '2.png', alt: { en: 'Two' } },
  ],
}

describe('merging groups', () => {
  it('takes both changes of different fields', () => {
    const mine = { ...base, name: { en: 'Big boots', es: 'Botas' } }
    const theirs = { ...base, name: { en: 'Boots', es: 'Botas grandes' } }
    expect(mergeDocuments(base, mine, theirs).merged?.['name']).toEqual({
      en: 'Big boots',
      es: 'Botas grandes',
    })
  })

  it('reports a value that both changed, with its place', () => {
    const change = (en: string) => ({ ...base, name: { ...base.name, en } })
    expect(mergeDocuments(base, change('x'), change('y'))).toEqual({ conflicts: [['name', 'en']] })
  })

  it('takes the same change of both once', () => {
    const both = { ...base, name: { en: 'Shoes', es: 'Zapatos' } }
    expect(mergeDocuments(base, both, both).merged).toEqual(both)
  })

  it('takes a removal, and reports one of what the other changed', () => {
    const { tags: _, ...without } = base
    expect(mergeDocuments(base, without, base).merged).toEqual(without)
    expect(mergeDocuments(base, without, { ...base, tags: ['x'] }).conflicts).toEqual([['tags']])
  })

  it('merges a group that both add', () => {
    const merge = mergeDocuments({}, { alert: { title: 'x' } }, { alert: { type: 'info' } })
    expect(merge.merged).toEqual({ alert: { title: 'x', type: 'info' } })
  })
})

describe('merging lists', () => {
  const tags = (...list: string[]) => ({ tags: list })
  const merged = (mine: string[], theirs: string[]) =>
    mergeDocuments(tags('a', 'b', 'c'), tags(...mine), tags(...theirs)).merged?.['tags']

  it('takes changes of different places', () => {
    expect(merged(['x', 'b', 'c'], ['a', 'b', 'c', 'y'])).toEqual(['x', 'b', 'c', 'y'])
    expect(merged(['b', 'c'], ['a', 'b'])).toEqual(['b'])
  })

  it('takes both insertions at one place, and the same item once', () => {
    expect(merged(['a', 'b', 'c', 'm'], ['a', 'b', 'c', 't'])).toEqual(['a', 'b', 'c', 't', 'm'])
    expect(merged(['a', 'b', 'c', 'x', 'm'], ['a', 'b', 'c', 'x'])).toEqual(['a', 'b', 'c', 'x', 'm'])
  })

  it('reports an item that both changed', () => {
    const change = (item: string) => ({ tags: ['a', item, 'c'] })
    expect(mergeDocuments(tags('a', 'b', 'c'), change('x'), change('y')).conflicts).toEqual([['tags', 1]])
  })

  it('reports a list that both replaced', () => {
    expect(mergeDocuments(tags('a', 'b'), tags('x'), tags('y', 'z')).conflicts).toEqual([['tags']])
  })

  it('merges fields of one item that has the same picture in all three', () => {
    const edit = (alt: object) => ({ ...base, items: [{ path: '1.png', alt }, base.items[1]] })
    const { merged } = mergeDocuments(base, edit({ en: 'One', es: 'Uno' }), edit({ en: 'First' }))
    expect(merged?.['items']).toEqual([{ path: '1.png', alt: { en: 'First', es: 'Uno' } }, base.items[1]])
  })

  it('never writes a change into another item that stands in its place now', () => {
    const swapped = { ...base, items: base.items.toReversed() }
    const edited = { ...base, items: [{ ...base.items[0], caption: 'Mine' }, base.items[1]] }
    expect(mergeDocuments(base, swapped, edited).conflicts).not.toEqual([])
  })
})

describe('any three versions', () => {
  const leaf = fc.oneof(fc.constantFrom('a', 'b', 'c', ''), fc.integer({ max: 3, min: 0 }), fc.boolean())
  const key = fc.constantFrom('name', 'en', 'es', 'slug', 'items', '__proto__')
  const { document } = fc.letrec<{ value: unknown; document: Document }>((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value'), { maxLength: 4 }), tie('document')),
    document: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  }))
  const runs = { numRuns: 1_000 }

  it('merges with the unchanged base into the other version', () => {
    fc.assert(
      fc.property(document, document, (old, changed) => {
        expect(isEqual(mergeDocuments(old, changed, old).merged, changed)).toBe(true)
        expect(isEqual(mergeDocuments(old, old, changed).merged, changed)).toBe(true)
        expect(isEqual(mergeDocuments(old, changed, changed).merged, changed)).toBe(true)
      }),
      runs,
    )
  })

  it('keeps each value that one side wrote, or reports its place', () => {
    fc.assert(
      fc.property(document, document, document, (old, mine, theirs) => {
        const { merged, conflicts } = mergeDocuments(old, mine, theirs)
        const isReported = (path: Path) =>
          conflicts.some((place) => isEqual(place.slice(0, path.length), path.slice(0, place.length)))
        const lost = [...listFields(mine), ...listFields(theirs)].filter(
          ([path, value]) =>
            merged !== undefined &&
            !isEqual(value, valueAt(old, path)) &&
            !isReported(path) &&
            !isEqual(valueAt(merged, path), value),
        )
        expect(lost).toEqual([])
        expect(merged === undefined).toBe(conflicts.length > 0)
      }),
      runs,
    )
  })

  it('does not depend on who is asked first, but for the order of what both insert', () => {
    fc.assert(
      fc.property(document, document, document, (old, mine, theirs) => {
        const [one, other] = [mergeDocuments(old, mine, theirs), mergeDocuments(old, theirs, mine)]
        expect(sorted(other.conflicts)).toEqual(sorted(one.conflicts))
      }),
      runs,
    )
  })
})

function sorted(paths: readonly Path[]): readonly string[] {
  return paths.map((path) => JSON.stringify(path)).toSorted()
}

/** Every value of a document outside lists, with its place. */
function listFields(document: Document, path: Path = []): (readonly [Path, unknown])[] {
  return Object.entries(document).flatMap(([key, value]) => {
    if (isGroup(value)) return listFields(value, [...path, key])
    return Array.isArray(value) ? [] : [[[...path, key], value] as const]
  })
}

function valueAt(document: unknown, path: Path): unknown {
  let value = document
  for (const key of path) value = isGroup(value) ? fieldOf(value, String(key)) : undefined
  return value
}
