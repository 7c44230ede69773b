import {
  type UndoResult,
  undoRefusedSchema,
  undoResultSchema,
} from '@promenade/contract/studio-api/change-sets'
import { entrySchema } from '@promenade/contract/studio-api/entries'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const fields = [['code'], ['name', 'es'], ['description', 'es']] as const
const count = 3

/** An act on one field of some records. */
interface Deed {
  readonly who: 0 | 1
  readonly what: 'publish' | 'save' | 'withdraw'
  readonly records: readonly number[]
  readonly field: number
}

const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('publish', 'publish', 'save', 'withdraw'),
  records: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }),
  field: fc.nat(fields.length - 1),
})

/** A record as staff and visitors have it. */
interface View {
  readonly document: unknown
  readonly published: unknown
}

describe('undo among the acts of two people', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const people: StaffBrowser[] = []

  beforeAll(async () => {
    people.push(await studio.logIn('Ada'), await studio.logIn('Ben', 'editor'))
  })
  const [ada, ben] = [() => at(people, 0), () => at(people, 1)]

  const read = async (id: number) =>
    entrySchema.parse(await (await ada().get(`/api/v1/entries/${id}`)).json())

  async function view(ids: readonly number[]): Promise<readonly View[]> {
    const entries = await Promise.all(ids.map(read))
    return entries.map(({ document, published, publishedDocument }) => ({
      document,
      published: published === undefined ? undefined : (publishedDocument ?? document),
    }))
  }

  /** Each value is written once, so that its author is known by it. */
  let written = 0

  async function act(ids: readonly number[], { who, what, records, field }: Deed): Promise<number> {
    const path = [...at(fields, field)]
    const entries = await Promise.all(records.map((index) => read(at(ids, index))))
    written += 1
    const { id } = await (who === 0 ? ada() : ben()).change(
      ...entries.map(({ id: entry, version, document }) => ({
        entry,
        version,
        action: what,
        ...(what === 'withdraw' ? {} : { document: setInDocument(document, path, `T${written}`) }),
      })),
    )
    return id ?? 0
  }

  async function undo(
    set: number,
    choices: object[] = [],
  ): Promise<Pick<UndoResult, 'id' | 'taken' | 'left'>> {
    const response = await ada().send('POST', `/api/v1/change-sets/${set}/undo`, { choices })
    const body: unknown = await response.json()
    return response.status === 409
      ? { taken: 0, left: undoRefusedSchema.parse(body).left }
      : undoResultSchema.parse(body)
  }

  it('takes back what nobody has touched, leaves the rest as it was, and is undone itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 6 }), fc.nat(5), async (deeds, chosen) => {
        const ids: number[] = []
        for (let number = 0; number < count; number++)
          ids.push((await ada().newPromotion(`Interleaved ${written} ${number}`)).id)
        const sets: number[] = []
        const views = [await view(ids)]
        for (const one of deeds) {
          sets.push(await act(ids, one))
          views.push(await view(ids))
        }
        const index = chosen % deeds.length
        const [done, before] = [at(deeds, index), at(views, index)]
        const last = at(views, views.length - 1)
        const { id, taken, left } = await undo(at(sets, index))
        expect(taken + left.length).toBe(done.records.length)
        const now = await view(ids)
        const path = at(fields, done.field)
        for (const [record, entry] of ids.entries()) {
          const isLeft = left.some((one) => one.entry === entry)
          const isTaken = done.records.includes(record) && !isLeft
          const isTouched = deeds.slice(index + 1).some(({ records }) => records.includes(record))
          // Only what somebody has gone on with may be left, and that stays as it is to the last letter.
          expect(isLeft && !isTouched).toBe(false)
          const [untouched, whole] = isTaken ? [before, isTouched ? now : before] : [last, last]
          expect(at(now, record)).toEqual(at(whole, record))
          // The field of the act is as before it, and everything else as the others have it.
          for (const one of fields) {
            const source = one === path && done.what !== 'withdraw' ? untouched : last
            expect(getAt(at(now, record).document, one)).toEqual(getAt(at(source, record).document, one))
          }
        }
        const rest = await undo(
          at(sets, index),
          left.map(({ entry, seen }) => ({ entry, seen, choice: 'take-back' })),
        )
        expect([rest.taken, rest.left]).toEqual([left.length, []])
        const all = await view(ids)
        const source = done.what === 'withdraw' ? all : before
        for (const record of done.records)
          expect(getAt(at(all, record).document, path)).toEqual(getAt(at(source, record).document, path))
        for (const one of [rest.id, id].filter((set) => set !== undefined))
          expect(await undo(one)).toMatchObject({ left: [] })
        expect(await view(ids)).toEqual(last)
      }),
      { numRuns: 30 },
    )
  })
})

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no item ${index}.`)
  return item
}
