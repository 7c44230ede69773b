import { setInDocument } from '@promenade/domain/studio/path'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('a closure that an author confirms', () => {
  const file = `
name: { en: Lifts }
locations:
  - { slug: a, name: { en: A }, closed: true, closed_seen: "2026-11-18 9:00" }
  - { slug: b, name: { en: B } }
`
  const platform = usePlatform({ 'points-of-interest/lifts.yaml': file })
  const studio = useStudio(platform)
  let ana: StaffBrowser

  beforeAll(async () => {
    ana = await studio.logIn('Ana', 'author')
  })

  const isConfirmed = async () =>
    /"slug":"a".*?"is_closure_confirmed":(\w+)/.exec(await (await platform.get('/pois')).text())?.[1]
  const publish = async (index: number, fields: Readonly<Record<string, unknown>>, by = ana) => {
    const { id, version, document } = await ana.entry('point-of-interest', 'lifts')
    const changed = Object.entries(fields).reduce(
      (next, [field, value]) => setInDocument(next, ['locations', index, field], value),
      document,
    )
    return by.tryChange([{ entry: id, version, action: 'publish', document: changed }])
  }

  it('is confirmed for visitors at once, and takes that back by undo', async () => {
    expect(await isConfirmed()).toBe('false')
    expect((await publish(0, { closed_seen: '2026-11-20 10:00' })).status).toBe(201)
    expect(await isConfirmed()).toBe('true')
    expect((await ana.undo((await ana.lastSet()).id)).status).toBe(201)
    expect(await isConfirmed()).toBe('false')
  })

  it.each([
    ['in the future', 0, { closed_seen: '2026-12-20 10:00' }],
    ['without a moment', 0, { closed_seen: undefined }],
    ['with another change', 0, { closed_seen: '2026-11-20 10:00', closed_until: '2026-12-01' }],
    ['with another first day', 0, { closed_seen: '2026-11-20 10:00', closed_from: '2026-11-01' }],
    ['as working', 0, { closed: undefined, closed_seen: '2026-11-20 10:00' }],
    ['where it is open', 1, { closed_seen: '2026-11-20 10:00' }],
  ])('is not changed otherwise: %s', async (_, index, fields) => {
    expect((await publish(index, fields)).status).toBe(403)
    expect(await isConfirmed()).toBe('false')
  })

  it('is not undone with what an editor published', async () => {
    const eda = await studio.logIn('Eda', 'editor')
    expect((await publish(1, { closed: true, closed_seen: '2026-11-20 10:00' }, eda)).status).toBe(201)
    expect((await ana.undo((await eda.lastSet()).id)).status).toBe(403)
  })
})
