import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'
import { beforeAll, describe, expect, it } from 'vitest'
import { runPublications } from '../documents/run-publications.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour).toISOString()

describe('a second plan for a record', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
  })

  async function plan(name: string, slug: string) {
    const { id, version } = await ada.newPromotion(name)
    await ada.change({ entry: id, version, action: 'publish', at: later(2) })
    return { id, version, read: () => ada.entry('promotion', slug) }
  }

  it('stands beside the first at another instant; both are told with their time and author, and happen in order', async () => {
    const { id, version, read } = await plan('Both stand', 'both-stand')
    const { document } = await read()
    await ben.change({
      entry: id,
      version,
      action: 'publish',
      at: later(4),
      until: later(6),
      document: { ...document, code: 'LATER' },
    })
    const both = [
      { action: 'publish', at: later(2), by: 'Ada' },
      { action: 'publish', at: later(4), by: 'Ben' },
      { action: 'withdraw', at: later(6), by: 'Ben' },
    ]
    expect((await read()).scheduled).toMatchObject(both)
    const list = await ada.get('/api/v1/entries?kind=promotion&query=both')
    expect(entriesSchema.parse(await list.json()).items[0]?.scheduled).toMatchObject(both)
    const codes: unknown[] = []
    for (const hours of [3, 5]) {
      await runPublications(platform.database().database, new Date(later(hours)))
      const { publishedDocument, document: newest } = await read()
      codes.push((publishedDocument ?? newest)['code'])
    }
    expect(codes).toEqual([undefined, 'LATER'])
  })

  it.each([
    ['another publication', { action: 'publish', at: later(2) }],
    ['a withdrawal', { action: 'withdraw', at: later(2) }],
    ['the end of a publication', { action: 'publish', until: later(2) }],
  ] as const)('is refused at the same instant, with a sentence: %s', async (name, step) => {
    const slug = `same-${name.replaceAll(' ', '-')}`
    const { id, version, read } = await plan(slug.replaceAll('-', ' '), slug)
    const other = await ada.newPromotion(`${slug} besides`)
    // All or nothing: the other record of the act is not planned either.
    for (const isDryRun of [true, false]) {
      const response = await ben.tryChange(
        [
          { entry: other.id, version: other.version, action: 'publish', at: later(2) },
          { entry: id, version, ...step },
        ],
        { isDryRun },
      )
      expect(response.status).toBe(409)
      const { code, title, entry } = studioProblemSchema.parse(await response.json())
      expect({ code, title }).toEqual({
        code: 'plan-taken',
        title: `The record is to go live at this very instant already (${later(2)}, planned by Ada): choose another, or cancel that plan.`,
      })
      expect(entry).toBe(id)
    }
    expect((await read()).scheduled).toMatchObject([{ at: later(2), by: 'Ada' }])
    expect(await ada.entry('promotion', `${slug}-besides`)).toMatchObject({ state: 'draft', scheduled: [] })
  })

  it('replaces the plans that its author has seen, and no other; one undo gives them back', async () => {
    const { id, version, read } = await plan('Replaced', 'replaced')
    const seen = (await read()).scheduled.map((one) => one.id)
    await ben.change({ entry: id, version, action: 'publish', at: later(8) })
    const { id: set } = await ada.change(
      { entry: id, version, action: 'cancel', plans: seen },
      { entry: id, version, action: 'publish', at: later(2) },
    )
    expect((await read()).scheduled).toMatchObject([
      { at: later(2), by: 'Ada' },
      { at: later(8), by: 'Ben' },
    ])
    await ada.undo(set)
    expect((await read()).scheduled.map((one) => one.id)).toContain(seen[0])
    expect((await read()).scheduled).toHaveLength(2)
  })
})
