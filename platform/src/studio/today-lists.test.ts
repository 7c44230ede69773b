import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour).toISOString()
const platform = usePlatform()
const studio = useStudio(platform)
let ada: StaffBrowser

beforeAll(async () => {
  ada = await studio.logIn('Ada')
})

const row = async (kind: string, id: number) => {
  const list = entriesSchema.parse(await (await ada.get(`/api/v1/entries?kind=${kind}`)).json())
  return list.items.find((item) => item.id === id)
}

describe('the changes of the team', () => {
  it('name each record once, with its last step', async () => {
    const { id, version } = await ada.newPromotion('Planned and published')
    await ada.change({ entry: id, version, action: 'publish', at: later(2) })
    const record = { entry: id, version }
    await ada.change({ ...record, action: 'cancel' }, { ...record, action: 'publish' })
    expect((await ada.lastSet()).entries).toMatchObject([{ entry: id, action: 'publish' }])
  })

  it('keep the title of an act when it is undone, and tell an undo from its own undo', async () => {
    const { id, version } = await ada.newPromotion('Titled')
    const items = [{ entry: id, version, action: 'publish' } as const]
    const response = await ada.send(
      'POST',
      '/api/v1/change-sets',
      { title: 'Badges changed for 1', items },
      { 'Idempotency-Key': 'titled-act' },
    )
    expect(response.status).toBe(201)
    await ada.undo((await ada.lastSet()).id)
    expect(await ada.lastSet()).toMatchObject({ title: 'Badges changed for 1', isRedo: false })
    await ada.undo((await ada.lastSet()).id)
    expect(await ada.lastSet()).toMatchObject({ title: 'Badges changed for 1', isRedo: true })
    await ada.undo((await ada.lastSet()).id)
    expect(await ada.lastSet()).toMatchObject({ isRedo: false })
  })

  it('keep what an act was about, for words in the language of each reader', async () => {
    const { id, version } = await ada.newPromotion('Marked')
    const subject = { field: 'hours', specialDay: { en: 'Christmas Eve', es: 'Nochebuena' } }
    const items = [{ entry: id, version, action: 'publish' } as const]
    await ada.send('POST', '/api/v1/change-sets', { subject, items }, { 'Idempotency-Key': 'act-on-hours' })
    expect(await ada.lastSet()).toMatchObject({ title: null, subject })
    await ada.undo((await ada.lastSet()).id)
    expect(await ada.lastSet()).toMatchObject({ title: null, subject, isRedo: false })
  })
})

describe('a scheduled publication', () => {
  it('is no unfinished draft, until somebody writes on', async () => {
    const { id, version, document } = await ada.newPromotion('Written on')
    await ada.change({ entry: id, version, action: 'publish', at: later(2) })
    expect(await row('promotion', id)).toMatchObject({ state: 'scheduled', hasDraft: false })
    await ada.save(id, version, { ...document, name: { en: 'Written on and on' } })
    const changed = await row('promotion', id)
    expect(changed).toMatchObject({ hasDraft: true, scheduled: [{ action: 'publish', by: 'Ada' }] })
    // The address belongs to the text that goes live.
    expect(changed?.slug).toBe('written-on')
  })
})

describe('the alert', () => {
  it('is off the site while its type is none', async () => {
    const alerts = entriesSchema.parse(await (await ada.get('/api/v1/entries?kind=alert')).json())
    const [alert] = alerts.items
    if (alert === undefined) throw new Error('The sample has no alert.')
    const { id, version } = alert
    const { document } = await ada.entry('alert', 'alert')
    await ada.change({ entry: id, version, action: 'publish', document: { ...document, type: 'none' } })
    expect(await row('alert', id)).toMatchObject({ state: 'withdrawn' })
  })
})
