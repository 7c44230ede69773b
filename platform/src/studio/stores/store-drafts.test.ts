import { describe, expect, it } from 'vitest'
import { useAskedStores } from '../../testing/asked-stores.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { removeEndedDrafts } from './store-drafts.ts'

describe('what a store has typed and not sent', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const { ada, ids, ask, open, round, sent, page, proposals } = useAskedStores(platform, studio)

  const typed = { message: 'The name has' }
  const save = async (tenant: StaffBrowser, part: string, fields: object | null) =>
    (await tenant.send('PUT', '/api/v1/store/draft', { part, fields })).status
  const drafts = async (tenant: StaffBrowser) => (await page(tenant)).drafts

  /** Another round, whose mail is the only one. */
  const askAgain = async () => {
    await platform.database().database.deleteFrom('mail').execute()
    await ask()
  }

  it('is there on another device, until it is sent', async () => {
    await ask()
    const [phone, laptop] = [await open(), await open()]
    expect(await save(phone, 'message', typed)).toBe(200)
    expect(await save(phone, 'phone', { phone: '902' })).toBe(200)
    expect(await drafts(laptop)).toEqual([
      { part: 'message', fields: typed },
      { part: 'phone', fields: { phone: '902' } },
    ])
    expect(await save(laptop, 'phone', { phone: '902 555 0101' })).toBe(200)
    expect((await sent(laptop, { message: 'The name has two dots.' })).drafts).toEqual([
      { part: 'phone', fields: { phone: '902 555 0101' } },
    ])
    expect(await save(phone, 'phone', null)).toBe(200)
    expect(await drafts(laptop)).toEqual([])
  })

  it('is nothing that the centre sees', async () => {
    const id = await ask()
    await save(await open(), 'message', typed)
    expect(await proposals()).toEqual([])
    expect(JSON.stringify([await round(id), await (await ada().get('/api/v1/rounds')).json()])).not.toContain(
      typed.message,
    )
  })

  it('goes with the link by which it was typed, when the centre ends that', async () => {
    const id = await ask()
    await save(await open(), 'message', typed)
    const [link] = (await round(id)).links
    await ada().send('POST', `/api/v1/store-links/${link?.id}/end`, { undo: false })
    await askAgain()
    expect(await drafts(await open())).toEqual([])
    const { database } = platform.database()
    const count = async () => (await database.selectFrom('store_draft').selectAll().execute()).length
    await removeEndedDrafts(database, friday)
    expect(await count()).toBe(1)
    await removeEndedDrafts(database, new Date(friday.getTime() + 86_400_001))
    expect(await count()).toBe(0)
  })

  it('is there again, as the link is, when the end is taken back', async () => {
    const id = await ask()
    const tenant = await open()
    await save(tenant, 'message', typed)
    const [link] = (await round(id)).links
    const act = async (what: 'end' | 'reopen', body: object) =>
      (await ada().send('POST', `/api/v1/store-links/${link?.id}/${what}`, body)).status
    const audited = async () =>
      (
        await platform
          .database()
          .database.selectFrom('audit')
          .select('action')
          .where('action', '=', 'store.reopen-link')
          .execute()
      ).length
    expect(await act('reopen', {})).toBe(404)
    expect(await act('end', { undo: false })).toBe(200)
    expect(await save(tenant, 'message', { message: 'Too late' })).toBe(401)
    expect(await act('reopen', {})).toBe(200)
    expect(await drafts(tenant)).toEqual([{ part: 'message', fields: typed }])
    expect(await save(tenant, 'message', { message: 'In time' })).toBe(200)
    expect(await audited()).toBe(1)
  })

  it('is shown by the next link, when a link has run out', async () => {
    await ask()
    const tenant = await open()
    await save(tenant, 'message', typed)
    await platform.database().database.updateTable('store_link').set({ expires_at: friday }).execute()
    expect(await save(tenant, 'message', { message: 'Too late' })).toBe(401)
    await askAgain()
    expect(await drafts(await open())).toEqual([{ part: 'message', fields: typed }])
  })

  it.each([
    ['a part that there is not', 'name', typed],
    ['a longer text than any field takes', 'message', { message: 'x'.repeat(5_001) }],
    [
      'more fields than any form has',
      'hours',
      Object.fromEntries(Array.from({ length: 121 }, (_, at) => [at, ''])),
    ],
    ['what is no text', 'phone', { phone: 902 }],
  ])('is not %s', async (_, part, fields) => {
    await ask()
    const tenant = await open()
    expect(await save(tenant, part, fields)).toBe(400)
    expect(await drafts(tenant)).toEqual([])
  })

  it('has no more bytes than what is sent', async () => {
    await ask()
    const fields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, 'x'.repeat(5_000)]))
    expect(await save(await open(), 'offer', fields)).toBe(413)
  })

  it('is of its store alone, whoever has ids of others', async () => {
    await ask()
    await save(await open(), 'message', typed)
    const rows = await platform.database().database.selectFrom('store_draft').select('entry_id').execute()
    expect(rows).toEqual([{ entry_id: ids().store }])
  })
})
