import { randomUUID } from 'node:crypto'
import { auditSchema } from '@promenade/contract/studio-api/audit'
import { savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

describe('the audit', () => {
  const studio = useStudio(usePlatform())
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn()
  })

  async function countOf(action: string): Promise<number> {
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    return items.filter((item) => item.action === action).length
  }

  it('has one line for all saves of an open editor, one for each editor, and one for the discarded draft', async () => {
    const { id, version, document } = await ada.newPromotion('Audited')
    await ada.change({ entry: id, version, action: 'publish' })
    let current = version
    const type = async (code: string, editor: string) => {
      const saved = await ada.save(id, current, { ...document, code }, editor)
      current = savedDraftSchema.parse(await saved.json()).version
    }
    const editor = randomUUID()
    for (const code of ['A', 'AB', 'ABC', 'ABC']) await type(code, editor)
    expect(await countOf('entry.save')).toBe(1)
    await type('ABCD', randomUUID())
    expect(await countOf('entry.save')).toBe(2)
    const discarded = await ada.send(
      'DELETE',
      `/api/v1/entries/${id}/draft`,
      {},
      { 'If-Match': `"${current}"` },
    )
    expect(discarded.status).toBe(200)
    expect(await countOf('entry.discard')).toBe(1)
  })

  it('has a line for each export', async () => {
    await ada.get('/api/v1/exports/store.csv')
    expect(await countOf('spreadsheet.export')).toBe(1)
  })

  it('has a line for a wrong code of somebody who is logged in', async () => {
    const response = await ada.send('POST', '/api/v1/session/confirm', { code: '000000' })
    expect(response.status).toBe(400)
    expect(await countOf('session.refused')).toBe(1)
  })

  it('counts challenges of somebody who is logged in apart from those of the same address', async () => {
    const challenge = (fetch: StaffBrowser['fetch']) =>
      fetch('/api/v1/session/passkey/options', json('POST', {}, { 'X-Test-Address': 'wifi' }))
    for (let tries = 0; tries < 121; tries += 1) expect((await challenge(studio.fetch)).status).toBe(200)
    for (let tries = 0; tries < 30; tries += 1) expect((await challenge(ada.fetch)).status).toBe(200)
    expect((await challenge(ada.fetch)).status).toBe(429)
    expect((await challenge(studio.fetch)).status).toBe(200)
  })

  it('lets nobody in who has a wrong link, and stops nobody with a right one', async () => {
    const open = (address: string) =>
      studio.fetch(
        '/api/v1/session/link',
        json('POST', { token: 'x'.repeat(43) }, { 'X-Test-Address': address }),
      )
    for (let tries = 0; tries < 60; tries += 1) expect((await open('cafe')).status).toBe(401)
    expect((await open('cafe')).status).toBe(429)
  })
})
