import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSaved, restMs, type Saving, type SavingEvent, savingReducer, sendsIn } from './saving.ts'
import { settleClash, startSaving } from './saving.ts'

function after(state: Saving, ...events: readonly SavingEvent[]): Saving {
  return events.reduce((changed, event) => savingReducer(changed, event), state)
}

const typed = (name: string, at = 0): SavingEvent => ({ type: 'edited', document: { name }, at })
const failed = (trouble: 'offline' | 'logged-out' | 'refused', at = 0): SavingEvent => ({
  type: 'failed',
  trouble,
  at,
})

describe('saving', () => {
  it('sends when typing rests, and nothing while a request is under way', () => {
    const edited = after(startSaving(1, { name: '' }), typed('L', 100))
    expect(sendsIn(edited, 100)).toBe(restMs)
    expect(sendsIn(edited, 100 + restMs)).toBe(0)
    const sent = after(edited, { type: 'sent' }, typed('La', 300))
    expect(sendsIn(sent, 10_000)).toBeUndefined()
    const saved = after(sent, { type: 'saved', version: 2, at: 400 })
    expect(saved.document).toEqual({ name: 'La' })
    expect(isSaved(saved)).toBe(false)
    expect(sendsIn(saved, 300 + restMs)).toBe(0)
  })

  it('sends nothing when nothing differs', () => {
    expect(sendsIn(after(startSaving(1, { name: 'L' }), typed('La'), typed('L')), 5_000)).toBeUndefined()
  })

  it('tries again later and later without a network, and at once when it is back', () => {
    let state = after(startSaving(1, { name: '' }), typed('L'), { type: 'sent' }, failed('offline', 1_000))
    expect(sendsIn(state, 1_000)).toBe(2_000)
    state = after(state, { type: 'sent' }, failed('offline', 3_000))
    expect(sendsIn(state, 3_000)).toBe(4_000)
    expect(sendsIn(after(state, { type: 'retry' }), 3_000)).toBe(0)
  })

  it('waits for the login, and for a change of what was refused', () => {
    const start = after(startSaving(1, { name: '' }), typed('L'), { type: 'sent' })
    const out = after(start, failed('logged-out'))
    expect(sendsIn(out, 90_000)).toBeUndefined()
    expect(sendsIn(after(out, { type: 'retry' }), 90_000)).toBe(0)
    expect(sendsIn(after(start, failed('refused'), typed('La', 90_000)), 99_000)).toBe(0)
  })

  it("sends a colleague's change of another field along at once", () => {
    const start = after(startSaving(1, { name: '', end: 'mon' }), {
      type: 'edited',
      document: { name: 'L', end: 'mon' },
      at: 0,
    })
    const theirs = { name: '', end: 'fri' }
    const merged = { name: 'L', end: 'fri' }
    const state = after(start, { type: 'sent' }, { type: 'stale', clash: clash(2, theirs, merged) })
    expect(state.document).toEqual(merged)
    expect(state.isMerged).toBe(true)
    expect(sendsIn(state, 1_000)).toBe(0)
  })

  it('asks a person where both changed one field, and sends what was settled', () => {
    const theirs = { name: 'Moth' }
    const start = after(startSaving(1, { name: '' }), typed('Lamp'), { type: 'sent' })
    const state = after(start, {
      type: 'stale',
      clash: { ...clash(2, theirs, theirs), conflicts: [['name']] },
    })
    expect(sendsIn(state, 9_000)).toBeUndefined()
    expect(state.document).toEqual({ name: 'Lamp' })
    const settled = after(state, { type: 'settled', document: { name: 'Lamp' }, at: 9_000 })
    expect(settled.version).toBe(2)
    expect(sendsIn(settled, 9_000)).toBe(0)
  })

  it('keeps what is typed while a publication is read again', () => {
    const state = after(
      startSaving(1, { name: 'a', end: 'x' }),
      { type: 'edited', document: { name: 'b', end: 'x' }, at: 0 },
      { type: 'reloaded', version: 3, document: { name: 'a', end: 'y' } },
    )
    expect(state.document).toEqual({ name: 'b', end: 'y' })
    expect(state.version).toBe(3)
  })
})

function clash(version: number, theirs: Document, merged: Document) {
  return { version, theirs, merged, conflicts: [] }
}

/** A platform that merges by field, as the real one does. */
class SmallPlatform {
  document: Document = { a: '', b: '', c: '' }
  version = 1
  readonly history = new Map<number, Document>([[1, this.document]])

  put(base: number, mine: Document): SavingEvent {
    if (base === this.version) return this.write(mine)
    const old = this.history.get(base) ?? {}
    const changes = diffDocuments(old, mine)
    const conflicts = changes.filter(({ path, before, after: value }) => {
      const now = Reflect.get(Object(this.document), String(path[0]))
      return !isEqual(now, before) && !isEqual(now, value)
    })
    const free = changes.filter((change) => !conflicts.includes(change))
    const taken = Object.fromEntries(free.map(({ path, after: value }) => [String(path[0]), value]))
    const merged = { ...this.document, ...taken }
    return {
      type: 'stale',
      clash: {
        version: this.version,
        theirs: this.document,
        merged,
        conflicts: conflicts.map(({ path }) => path),
      },
    }
  }

  private write(document: Document): SavingEvent {
    this.version += 1
    this.document = document
    this.history.set(this.version, document)
    return { type: 'saved', version: this.version, at: 0 }
  }
}

it('loses no field and overwrites none unseen, however three editors interleave', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom('type', 'send', 'answer'),
    field: fc.constantFrom('a', 'b', 'c'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const platform = new SmallPlatform()
      const editors = [0, 1, 2].map(() => startSaving(1, platform.document))
      let typedValues = 0
      // Each editor settles a conflict by keeping its own value: it has seen the other.
      const turn = (who: number, act: string, field: string) => {
        const state = editors[who]
        if (state === undefined) return
        if (act === 'type') {
          typedValues += 1
          const document = { ...state.document, [field]: `${who}-${typedValues}` }
          editors[who] = after(state, { type: 'edited', document, at: 0 })
        } else if (act === 'send' && sendsIn(state, 10_000) === 0)
          editors[who] = after(state, { type: 'sent' })
        else if (act === 'answer' && state.sent !== undefined) {
          const next = after(state, platform.put(state.version ?? 0, state.sent.document))
          editors[who] = next.clash === undefined ? next : settle(next)
        }
      }
      for (const { who, act, field } of steps) turn(who, act, field)
      for (let round = 0; round < 20; round += 1)
        for (const who of [0, 1, 2]) {
          turn(who, 'send', 'a')
          turn(who, 'answer', 'a')
        }
      expect(editors.every((state) => isSaved(state))).toBe(true)
      const newest = editors.filter((state) => state.version === platform.version)
      for (const { document } of newest) expect(document).toEqual(platform.document)
    }),
    { numRuns: 1_000 },
  )
})

function settle(state: Saving): Saving {
  const { clash } = state
  if (clash === undefined) return state
  const document = settleClash(state.document, clash, [])
  return savingReducer(state, { type: 'settled', document, at: 0 })
}

it("settles a conflict field by field, with the colleague's other changes", () => {
  const start = after(
    startSaving(1, { name: 'a', end: 'mon', place: 'Hall' }),
    { type: 'edited', document: { name: 'Lamp', end: 'tue', place: 'Hall' }, at: 0 },
    { type: 'sent' },
  )
  const theirs = { name: 'Moth', end: 'fri', place: 'Roof' }
  const conflicts = [['name'], ['end']]
  const { document, clash: open } = after(start, {
    type: 'stale',
    clash: { version: 2, theirs, merged: theirs, conflicts },
  })
  expect(open && settleClash(document, open, [['end']])).toEqual({ name: 'Lamp', end: 'fri', place: 'Roof' })
})
