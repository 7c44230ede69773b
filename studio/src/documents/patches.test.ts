import type { Path } from '@promenade/domain/studio/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edit, type EditedDocument, startEditing } from './patches.ts'
import { getAt, setAt } from '@promenade/domain/studio/path'

function set(state: EditedDocument, path: Path, value: unknown, at = 0): EditedDocument {
  return edit(state, { type: 'set', path, value, at })
}

const undo = (state: EditedDocument) => edit(state, { type: 'undo' })
const redo = (state: EditedDocument) => edit(state, { type: 'redo' })

describe('setAt', () => {
  it('makes missing groups and removes empty ones', () => {
    const made = setAt({ name: 'a' }, ['description', 'en'], 'b')
    expect(made).toEqual({ name: 'a', description: { en: 'b' } })
    expect(setAt(made, ['description', 'en'], undefined)).toEqual({ name: 'a' })
  })

  it('changes one item of a list and keeps the others the same', () => {
    const list = { holidays: [{ hours: 'closed' }, { hours: '24h' }] }
    const changed = setAt(list, ['holidays', 1, 'hours'], 'closed')
    expect(changed).toEqual({ holidays: [{ hours: 'closed' }, { hours: 'closed' }] })
    expect(getAt(changed, ['holidays', 0])).toBe(list.holidays[0])
  })

  it('keeps an item of a list whose last field goes', () => {
    expect(setAt({ items: [{ name: 'a' }] }, ['items', 0, 'name'], undefined)).toEqual({ items: [{}] })
  })

  it('never reads or writes a prototype', () => {
    expect(getAt({}, ['constructor'])).toBeUndefined()
    expect(Object.hasOwn(Object(setAt({}, ['toString'], 'a')), 'toString')).toBe(true)
  })
})

describe('undo', () => {
  it('takes back one run of typing, not one letter', () => {
    let state = startEditing({ name: '' })
    for (const [index, name] of ['L', 'La', 'Lam'].entries()) state = set(state, ['name'], name, index * 200)
    state = set(state, ['name'], 'Lamps', 5_000)
    expect(undo(state).document).toEqual({ name: 'Lam' })
    expect(undo(undo(state)).document).toEqual({ name: '' })
  })

  it('keeps presses apart however fast they follow', () => {
    const state = set(set(startEditing({}), ['featured'], true, 0), ['featured'], false, 1)
    expect(undo(state).document).toEqual({ featured: true })
  })

  it('ends redo with a new edit', () => {
    const state = set(undo(set(startEditing({ a: '1' }), ['a'], '2')), ['b'], '3')
    expect(redo(state)).toBe(state)
  })

  it('leads back to the first document and forth to the last, whatever was edited', () => {
    const paths: readonly Path[] = [['a'], ['b', 'en'], ['b', 'es'], ['list', 0, 'x']]
    const text = fc.record({
      path: fc.constantFrom(...paths),
      value: fc.constantFrom<unknown>('x', 'y', undefined, 'z'),
    })
    const list = fc.record({
      path: fc.constant<Path>(['list']),
      value: fc.constantFrom<unknown>([{ x: 'z' }], [{ x: 'z' }, { x: 'y' }]),
    })
    const edits = fc.array(
      fc
        .tuple(fc.oneof(text, list), fc.integer({ min: 0, max: 5_000 }))
        .map(([value, at]) => ({ ...value, at })),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(edits, (list) => {
        const first = { a: 'start', b: { en: 'one' }, list: [{ x: '1' }] }
        const last = list.reduce(
          (state, { path, value, at }) => set(state, path, value, at),
          startEditing(first),
        )
        let state = last
        while (state.done.length > 0) state = undo(state)
        expect(state.document).toEqual(first)
        while (state.undone.length > 0) state = redo(state)
        expect(state.document).toEqual(last.document)
      }),
    )
  })
})

it("leaves a colleague's paragraph where it is when the own one is undone", () => {
  const typed = set(startEditing({ text: '<p>a</p>\n<p>b</p>' }), ['text'], '<p>a!</p>\n<p>b</p>')
  const merged = edit(typed, { type: 'replace', document: { text: '<p>a!</p>\n<p>theirs</p>' } })
  expect(undo(merged).document).toEqual({ text: '<p>a</p>\n<p>theirs</p>' })
  expect(redo(undo(merged)).document).toEqual(merged.document)
})
