import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Document, isEqual } from './document.ts'
import { mergeDocuments } from './merge-documents.ts'

const fields = ['name', 'place', 'start', 'end'] as const
type Field = (typeof fields)[number]

/** A value that nobody else writes, with the one that its author saw in that field before. */
interface Written {
  readonly value: string
  readonly seen: unknown
}

/** An editor as the studio has it: the document on the screen and the version that it was made from. */
interface Editor {
  readonly name: string
  version: number
  base: Document
  screen: Document
}

/** The rule of the platform: a save is taken for the newest version alone, or answered with what has come since. */
class Entry {
  readonly versions: Document[]
  readonly written = new Map<Field, Written[]>()
  conflicts = 0

  constructor(first: Document = {}) {
    this.versions = [first]
  }

  save(editor: Editor): void {
    const current = this.versions.at(-1) ?? {}
    const newest = this.versions.length - 1
    if (editor.version !== newest && !isEqual(editor.screen, current)) {
      const { merged } = mergeDocuments(editor.base, editor.screen, current)
      // The person sees both and decides for the own one, which is written after seeing the other.
      if (merged === undefined) this.decide(editor, current)
      else editor.screen = merged
    }
    this.versions.push(editor.screen)
    editor.version = this.versions.length - 1
    editor.base = editor.screen
  }

  type(editor: Editor, field: Field, text: string): void {
    const value = `${editor.name} ${text}`
    const known = this.written.get(field) ?? []
    this.written.set(field, [...known, { value, seen: editor.base[field] }])
    editor.screen = { ...editor.screen, [field]: value }
  }

  private decide(editor: Editor, current: Document): void {
    this.conflicts++
    const merged: Record<string, unknown> = { ...current }
    for (const field of fields) {
      const mine = editor.screen[field]
      if (isEqual(mine, editor.base[field])) continue
      merged[field] = mine
      const known = this.written.get(field) ?? []
      this.written.set(field, [...known, { value: String(mine), seen: current[field] }])
    }
    editor.screen = merged
  }
}

const step = fc.record({
  editor: fc.nat({ max: 2 }),
  act: fc.constantFrom('type', 'type', 'save', 'reload'),
  field: fc.constantFrom(...fields),
})

it('overwrites nothing unseen in 1,000 interleavings of three editors', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const entry = new Entry()
      const editors = openEditors(entry)
      for (const [index, { editor: number, act, field }] of steps.entries()) {
        const editor = editors[number]
        if (editor === undefined) continue
        if (act === 'type') entry.type(editor, field, String(index))
        if (act === 'save') entry.save(editor)
        if (act === 'reload' && isEqual(editor.screen, editor.base)) reload(entry, editor)
      }
      for (const editor of editors) entry.save(editor)
      expect(findUnseen(entry)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

it('has no conflict as long as everybody writes fields of their own', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 40 }), (turns) => {
      const entry = new Entry()
      const editors = openEditors(entry)
      for (const [index, number] of turns.entries()) {
        const [editor, field] = [editors[number], fields[number]]
        if (editor === undefined || field === undefined) continue
        entry.type(editor, field, String(index))
        if (index % 2 === 0) entry.save(editor)
      }
      for (const editor of editors) entry.save(editor)
      expect(entry.conflicts).toBe(0)
      const last = entry.versions.at(-1) ?? {}
      const values = fields.map((field) => entry.written.get(field)?.at(-1)?.value)
      expect(fields.map((field) => last[field])).toEqual(values)
    }),
    { numRuns: 1_000 },
  )
})

it('has no conflict as long as everybody writes paragraphs of their own, and loses none', () => {
  const turn = fc.record({ editor: fc.nat({ max: 2 }), isSaved: fc.boolean() })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
      const entry = new Entry({ text: '<p>Ada</p>\n<p>Ben</p>\n<p>Cleo</p>' })
      const editors = openEditors(entry)
      const newest = new Map<string, string>()
      for (const [index, { editor: number, isSaved }] of turns.entries()) {
        const editor = editors[number]
        if (editor === undefined) continue
        const own = `<p>${editor.name} ${index}</p>`
        newest.set(editor.name, own)
        const text = String(editor.screen['text']).replace(new RegExp(`<p>${editor.name}.*</p>`), own)
        editor.screen = { text }
        if (isSaved) entry.save(editor)
      }
      for (const editor of editors) entry.save(editor)
      expect(entry.conflicts).toBe(0)
      const last = String(entry.versions.at(-1)?.['text'])
      expect(last.split('\n')).toHaveLength(3)
      for (const paragraph of newest.values()) expect(last).toContain(paragraph)
    }),
    { numRuns: 1_000 },
  )
})

function openEditors(entry: Entry): readonly Editor[] {
  const [first = {}] = entry.versions
  return ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, version: 0, base: first, screen: first }))
}

function reload(entry: Entry, editor: Editor): void {
  editor.version = entry.versions.length - 1
  editor.base = entry.versions.at(-1) ?? {}
  editor.screen = editor.base
}

/** Changes of a field, from one version to the next, by somebody who had not seen the former value. */
function findUnseen({ versions, written }: Entry): readonly string[] {
  return versions.slice(1).flatMap((version, index) =>
    fields.flatMap((field) => {
      const [before, after] = [versions[index]?.[field], version[field]]
      const isSeen = (written.get(field) ?? []).some(
        ({ value, seen }) => value === after && (isEqual(seen, before) || isOwn(after, before)),
      )
      return isEqual(before, after) || isSeen ? [] : [`${field}: ${before} → ${after}`]
    }),
  )
}

/** Somebody goes on with the own text. */
function isOwn(after: unknown, before: unknown): boolean {
  return String(after).split(' ')[0] === String(before).split(' ')[0]
}
