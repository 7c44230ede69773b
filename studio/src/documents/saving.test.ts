import type { Document } from '@promenade/domain/studio/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSaved,
  restMs,
  watchedRestMs,
  type Saving,
  type SavingEvent,
  savingReducer,
  msUntilSend,
  startSaving,
} from './saving.ts'

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
    expect(msUntilSend(edited, 100)).toBe(restMs)
    expect(msUntilSend(edited, 100 + restMs)).toBe(0)
    expect(msUntilSend(edited, 100, watchedRestMs)).toBe(watchedRestMs)
    const sent = after(edited, { type: 'sent' }, typed('La', 300))
    expect(msUntilSend(sent, 10_000)).toBeUndefined()
    const saved = after(sent, { type: 'saved', version: 2, at: 400 })
    expect(saved.document).toEqual({ name: 'La' })
    expect(isSaved(saved)).toBe(false)
    expect(msUntilSend(saved, 300 + restMs)).toBe(0)
  })

  it('sends nothing when nothing differs', () => {
    expect(msUntilSend(after(startSaving(1, { name: 'L' }), typed('La'), typed('L')), 5_000)).toBeUndefined()
  })

  it('tries again later and later without a network, and at once when it is back', () => {
    let state = after(startSaving(1, { name: '' }), typed('L'), { type: 'sent' }, failed('offline', 1_000))
    expect(msUntilSend(state, 1_000)).toBe(2_000)
    state = after(state, { type: 'sent' }, failed('offline', 3_000))
    expect(msUntilSend(state, 3_000)).toBe(4_000)
    expect(msUntilSend(after(state, { type: 'retry' }), 3_000)).toBe(0)
  })

  it('waits as long as the platform asks for, and keeps what is typed meanwhile', () => {
    const limited = { type: 'failed', trouble: 'limited', at: 1_000, waitMs: 600_000 } as const
    const start = after(startSaving(1, { name: '' }), typed('L'), { type: 'sent' }, limited)
    const state = after(start, typed('La', 500_000))
    expect(state.document).toEqual({ name: 'La' })
    expect(msUntilSend(state, 500_000)).toBe(101_000)
    expect(msUntilSend(after(state, { type: 'sent' }, failed('offline', 601_000)), 601_000)).toBe(4_000)
  })

  it('waits for the login, and for a change of what was refused', () => {
    const start = after(startSaving(1, { name: '' }), typed('L'), { type: 'sent' })
    const out = after(start, failed('logged-out'))
    expect(msUntilSend(out, 90_000)).toBeUndefined()
    expect(msUntilSend(after(out, { type: 'retry' }), 90_000)).toBe(0)
    expect(msUntilSend(after(start, failed('refused'), typed('La', 90_000)), 99_000)).toBe(0)
  })

  it("sends a colleague's change of another field along at once", () => {
    const start = after(startSaving(1, { name: '', end: 'mon' }), {
      type: 'edited',
      document: { name: 'L', end: 'mon' },
      at: 0,
    })
    const state = after(start, { type: 'sent' }, stale(2, { name: '', end: 'fri' }))
    expect(state.document).toEqual({ name: 'L', end: 'fri' })
    expect(state.taken).toEqual({ by: 'Ben', paths: [['end']] })
    expect(msUntilSend(state, 1_000)).toBe(0)
  })

  it('keeps what was typed since the save that was refused, beside a paragraph of a colleague', () => {
    const text = (...words: readonly string[]) => ({ text: words.map((one) => `<p>${one}</p>`).join('\n') })
    const edited = (...words: readonly string[]) =>
      ({ type: 'edited', document: text(...words), at: 0 }) as const
    const state = after(
      startSaving(1, text('a', 'b')),
      edited('mine', 'b'),
      { type: 'sent' },
      edited('mine too', 'b'),
      stale(2, text('a', 'theirs')),
    )
    expect(state.document).toEqual(text('mine too', 'theirs'))
  })

  it('asks about a field that was typed in after the save that was refused', () => {
    const edited = (name: string, end: string) =>
      ({ type: 'edited', document: { name, end }, at: 0 }) as const
    const state = after(
      startSaving(1, { name: '', end: 'mon' }),
      edited('L', 'mon'),
      { type: 'sent' },
      edited('L', 'tue'),
      stale(2, { name: '', end: 'fri' }),
    )
    expect(state.conflict?.paths).toEqual([['end']])
    expect(msUntilSend(state, 9_000)).toBeUndefined()
  })

  it('takes over what a colleague saved where nothing is typed', () => {
    const state = after(startSaving(1, { name: 'a' }), stale(2, { name: 'b' }))
    expect(state).toMatchObject({ version: 2, document: { name: 'b' }, conflict: undefined })
    expect(isSaved(state)).toBe(true)
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

describe('a conflict', () => {
  const conflicting = after(
    startSaving(1, { name: '', end: 'mon' }),
    { type: 'edited', document: { name: 'Lamp', end: 'tue' }, at: 0 },
    { type: 'sent' },
    stale(2, { name: 'Moth', end: 'mon' }),
  )

  it('keeps both texts and sends nothing until a person decides', () => {
    expect(conflicting.conflict).toMatchObject({ document: { name: 'Moth' }, paths: [['name']], by: 'Ben' })
    expect(conflicting.document).toEqual({ name: 'Lamp', end: 'tue' })
    const postponed = after(conflicting, { type: 'postponed' }, { type: 'retry' })
    expect(postponed.conflict).toMatchObject({ paths: [['name']], isPostponed: true })
    expect(msUntilSend(postponed, 90_000)).toBeUndefined()
    expect(isSaved(postponed)).toBe(false)
    expect(after(postponed, { type: 'ask' }).conflict?.isPostponed).toBe(false)
  })

  it('stays one on this device, which keeps the version that it was made from', () => {
    expect(conflicting).toMatchObject({ version: 1, saved: { name: '', end: 'mon' } })
  })

  it('is resolved by what is decided, with all other changes of both', () => {
    const resolved = (side: 'mine' | 'theirs') =>
      after(conflicting, { type: 'resolved', decide: () => side, at: 9_000 })
    expect(resolved('mine')).toMatchObject({ version: 2, document: { name: 'Lamp', end: 'tue' } })
    expect(resolved('theirs').document).toEqual({ name: 'Moth', end: 'tue' })
    expect(msUntilSend(resolved('mine'), 9_000)).toBe(0)
  })

  it('is decided by writing what the colleague wrote, or by taking back the own text', () => {
    const edited = (name: string) => ({ type: 'edited', document: { name, end: 'tue' }, at: 0 }) as const
    expect(after(conflicting, edited('Moth'))).toMatchObject({ version: 2, conflict: undefined })
    expect(after(conflicting, edited('')).document).toEqual({ name: 'Moth', end: 'tue' })
    expect(after(conflicting, edited('Lamps')).conflict?.paths).toEqual([['name']])
  })

  it('is asked again with the newest text, and closed where the colleague takes it back', () => {
    const newer = after(conflicting, { type: 'postponed' }, stale(3, { name: 'Moths', end: 'mon' }))
    expect(newer.conflict).toMatchObject({ version: 3, document: { name: 'Moths' }, isPostponed: true })
    const back = after(conflicting, stale(3, { name: '', end: 'fri' }))
    expect(back.conflict?.paths).toEqual([['end']])
  })
})

function stale(version: number, document: Document): SavingEvent {
  return { type: 'stale', theirs: { version, document, by: 'Ben' } }
}

/**
 * A fake platform that accepts a save only of the newest version. Each value names its author and is written
 * once.
 */
class SmallPlatform {
  readonly history: Document[] = [{ a: '', b: '', text: '<p>0</p>\n<p>1</p>\n<p>2</p>' }]

  get version(): number {
    return this.history.length
  }

  get document(): Document {
    return this.history.at(-1) ?? {}
  }

  put(base: number, mine: Document): SavingEvent {
    if (base !== this.version) return stale(this.version, this.document)
    this.history.push(mine)
    return { type: 'saved', version: this.version, at: 0 }
  }
}

/** A value that an editor wrote, and the value that it had seen at this place before. */
interface Written {
  readonly value: string
  readonly seen: string
}

const places = ['a', 'b', 'text.0', 'text.1', 'text.2'] as const
type Place = (typeof places)[number]

function valueAt(document: Document, place: Place): string {
  const [field = '', index] = place.split('.')
  const value = String(document[field])
  return index === undefined ? value : (value.split('\n')[Number(index)] ?? '')
}

function write(document: Document, place: Place, value: string): Document {
  const [field = '', index] = place.split('.')
  if (index === undefined) return { ...document, [field]: value }
  return { ...document, [field]: String(document[field]).split('\n').with(Number(index), value).join('\n') }
}

it('overwrites nothing unseen and asks only about the same place, however three editors interleave', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom('type', 'send', 'answer', 'hear', 'decide'),
    place: fc.constantFrom(...places),
  })
  let asked = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), fc.boolean(), (steps, isMine) => {
      const platform = new SmallPlatform()
      const editors = [0, 1, 2].map(() => startSaving(1, platform.document))
      const written: Written[] = []
      let count = 0
      const turn = (who: number, act: string, place: Place) => {
        const state = editors[who]
        if (state === undefined) return
        const take = (event: SavingEvent) => (editors[who] = after(state, event))
        if (act === 'type') {
          count += 1
          const value = place.startsWith('text') ? `<p>${who}-${count}</p>` : `${who}-${count}`
          written.push({ value, seen: valueAt(state.saved, place) })
          take({ type: 'edited', document: write(state.document, place, value), at: 0 })
        } else if (act === 'send' && msUntilSend(state, 10_000) === 0) take({ type: 'sent' })
        else if (act === 'answer' && state.sent !== undefined)
          take(platform.put(state.version ?? 0, state.sent.document))
        else if (act === 'hear' && state.sent === undefined && platform.version > (state.version ?? 0))
          take(stale(platform.version, platform.document))
        else if (act === 'decide' && state.conflict !== undefined)
          decide(state, state.conflict.document, take)
      }
      const decide = (state: Saving, theirs: Document, take: (event: SavingEvent) => void) => {
        for (const place of places) {
          const [base, mine, other] = [state.saved, state.document, theirs].map((one) => valueAt(one, place))
          if (mine === base || other === base || mine === other) continue
          asked += 1
          if (isMine) written.push({ value: mine ?? '', seen: other ?? '' })
        }
        take({ type: 'resolved', decide: () => (isMine ? 'mine' : 'theirs'), at: 0 })
      }
      for (const { who, act, place } of steps) turn(who, act, place)
      for (let round = 0; round < 30; round += 1)
        for (const who of [0, 1, 2])
          for (const act of ['decide', 'send', 'answer', 'hear']) turn(who, act, 'a')
      for (const state of editors) expect(state.document).toEqual(platform.document)
      expect(findUnseen(platform.history, written)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
  expect(asked).toBeGreaterThan(100)
})

it('asks nobody as long as everybody writes in places of their own', () => {
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    act: fc.constantFrom('type', 'send', 'answer'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const platform = new SmallPlatform()
      const editors = [0, 1, 2].map(() => startSaving(1, platform.document))
      for (const [index, { who, act }] of steps.entries()) {
        const state = editors[who]
        if (state === undefined) continue
        const document = write(
          state.document,
          `text.${who === 0 ? 0 : who === 1 ? 1 : 2}`,
          `<p>${who}-${index}</p>`,
        )
        if (act === 'type') editors[who] = after(state, { type: 'edited', document, at: 0 })
        else if (act === 'send' && msUntilSend(state, 10_000) === 0)
          editors[who] = after(state, { type: 'sent' })
        else if (act === 'answer' && state.sent !== undefined)
          editors[who] = after(state, platform.put(state.version ?? 0, state.sent.document))
        expect(editors[who]?.conflict).toBeUndefined()
      }
    }),
    { numRuns: 1_000 },
  )
})

/** Changes from one version to the next by somebody who had not seen the former value in that place. */
function findUnseen(versions: readonly Document[], written: readonly Written[]): readonly string[] {
  return versions.slice(1).flatMap((version, index) =>
    places.flatMap((place) => {
      const [before, after] = [valueAt(versions[index] ?? {}, place), valueAt(version, place)]
      // Authors may continue their own texts.
      const author = (value: string) => /(\d)-/.exec(value)?.[1]
      const isSeen = written.some(({ value, seen }) => value === after && seen === before)
      return before === after || isSeen || author(before) === author(after)
        ? []
        : [`${place}: ${before} → ${after}`]
    }),
  )
}
