import { auditSchema } from '@promenade/contract/studio-api/audit'
import { staffSchema } from '@promenade/contract/studio-api/people'
import { createdTokenSchema, tokensSchema } from '@promenade/contract/studio-api/tokens'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { waitForBlocked } from '../../testing/wait-for-blocked.ts'

const minute = 60_000
const day = 24 * 60 * minute
const later = (ms: number) => new Date(friday.getTime() + ms)
const ben = { name: 'Ben Okafor', email: 'ben@mall.test', role: 'editor', locale: 'es' }

describe('staff', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let ada: StaffBrowser

  beforeEach(async () => {
    studio.setTime(friday)
    await database().deleteFrom('staff').execute()
    await database().deleteFrom('mail').execute()
    ada = await studio.logIn('Ada')
  })

  const list = async () => staffSchema.parse(await (await ada.get('/api/v1/staff')).json()).items
  const find = async (name: string) => {
    const member = (await list()).find((one) => one.name === name)
    if (member === undefined) throw new Error(name)
    return member
  }
  const change = (id: number, fields: object) => ada.send('PATCH', `/api/v1/staff/${id}`, fields)
  const actions = async () =>
    auditSchema.parse(await (await ada.get('/api/v1/audit')).json()).items.map(({ action }) => action)
  const mails = () => database().selectFrom('mail').select(['kind', 'recipient', 'content']).execute()

  it('are invited by mail, once, in their language', async () => {
    expect((await ada.send('POST', '/api/v1/staff', ben)).status).toBe(201)
    expect((await ada.send('POST', '/api/v1/staff', { ...ben, email: 'BEN@mall.test' })).status).toBe(409)
    expect(await find('Ben Okafor')).toMatchObject({
      state: 'invited',
      invitation: { isRecovery: false, by: 'Ada', expiresAt: later(7 * day).toISOString() },
    })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'studio-invitation', recipient: 'ben@mall.test' })
    expect(JSON.stringify(mail?.content)).toMatch(/Ada te invitó .*http:\/\/studio\.test\/log-in#[\w-]{43}/)
    expect(await actions()).toContain('staff.invite')
  })

  it('of a store are invited with a store of the mall', async () => {
    const nina = { ...ben, name: 'Nina', email: 'nina@stores.test', role: 'store' }
    expect((await ada.send('POST', '/api/v1/staff', nina)).status).toBe(400)
    const { id: promotion } = await ada.entry('promotion', 'parking')
    expect((await ada.send('POST', '/api/v1/staff', { ...nina, store: promotion })).status).toBe(400)
    const { id: store } = await ada.entry('store', 'net-works')
    expect((await ada.send('POST', '/api/v1/staff', { ...nina, store })).status).toBe(201)
    const stored = database().selectFrom('staff').select(['role', 'store_id']).where('name', '=', 'Nina')
    expect(await stored.execute()).toEqual([{ role: 'store', store_id: store }])
    // A store belongs to store users alone.
    expect((await ada.send('POST', '/api/v1/staff', { ...ben, store })).status).toBe(201)
    const others = database().selectFrom('staff').select('store_id').where('name', '=', ben.name)
    expect(await others.execute()).toEqual([{ store_id: null }])
  })

  it('get a new invitation in place of the former', async () => {
    await ada.send('POST', '/api/v1/staff', ben)
    const { id } = await find('Ben Okafor')
    const links = () =>
      database().selectFrom('staff_link').select('hash').where('staff_id', '=', id).execute()
    const before = await links()
    await ada.send('POST', `/api/v1/staff/${id}/invitation`, {})
    const after = await links()
    expect([before.length, after.length]).toEqual([1, 1])
    expect(after).not.toEqual(before)
    await ada.send('DELETE', `/api/v1/staff/${id}/invitation`, {})
    expect(await links()).toEqual([])
  })

  it('have their login replaced only after a day, and every admin is told', async () => {
    await studio.logIn('Ben', 'editor')
    await studio.logIn('Cleo', 'admin')
    const { id } = await find('Ben')
    await ada.send('POST', `/api/v1/staff/${id}/invitation`, {})
    expect((await find('Ben')).invitation).toMatchObject({
      isRecovery: true,
      validFrom: later(day).toISOString(),
    })
    const kinds = (await mails()).map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['studio-recovery', 'studio-recovery-notice', 'studio-recovery-notice'])
  })

  it('lose what they may do with the very next request when their role changes', async () => {
    const browser = await studio.logIn('Ben', 'editor')
    expect((await browser.get('/api/v1/inbox')).status).toBe(200)
    expect((await change((await find('Ben')).id, { role: 'reader' })).status).toBe(200)
    expect((await browser.get('/api/v1/inbox')).status).toBe(403)
    expect((await browser.get('/api/v1/entries')).status).toBe(200)
  })

  it('are logged out at once when their account is closed', async () => {
    const browser = await studio.logIn('Ben', 'editor')
    await change((await find('Ben')).id, { disabled: true })
    expect((await browser.get('/api/v1/session')).status).toBe(401)
    expect(await find('Ben')).toMatchObject({ state: 'disabled' })
  })

  it('always have an admin who can log in', async () => {
    const { id } = await find('Ada')
    expect((await change(id, { role: 'editor' })).status).toBe(409)
    expect((await change(id, { disabled: true })).status).toBe(409)
    // Somebody who was invited and never came does not count.
    await ada.send('POST', '/api/v1/staff', { ...ben, role: 'admin' })
    expect((await change(id, { role: 'editor' })).status).toBe(409)
    await studio.logIn('Cleo', 'admin')
    expect((await change(id, { role: 'editor' })).status).toBe(200)
  })

  it('cannot dismiss each other when both are the last admins', async () => {
    const cleo = await studio.logIn('Cleo', 'admin')
    const [adas, cleos] = [(await find('Ada')).id, (await find('Cleo')).id]
    const dismiss = (browser: StaffBrowser, id: number) =>
      browser.send('PATCH', `/api/v1/staff/${id}`, { disabled: true })
    // Both come as far as their last step before either is committed.
    const responses = await database()
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table audit in exclusive mode`.execute(transaction)
        const both = [dismiss(ada, cleos), dismiss(cleo, adas)]
        await waitForBlocked(database(), 2)
        return { both }
      })
      .then(({ both }) => Promise.all(both))
    const statuses = new Set(responses.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 409]))
  })

  it('of another mall are out of reach', async () => {
    const { id } = await find('Ada')
    expect((await change(id + 1_000, { role: 'reader' })).status).toBe(404)
  })

  it('are changed only shortly after a login', async () => {
    studio.setTime(later(15 * minute))
    const response = await ada.send('POST', '/api/v1/staff', ben)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'confirm-first' }])
    expect((await ada.get('/api/v1/staff')).status).toBe(200)
  })

  it('are changed only by an admin with two means of login', async () => {
    const { id } = await find('Ada')
    const passkey = await database().selectFrom('staff_passkey').select('id').executeTakeFirstOrThrow()
    await database().deleteFrom('staff_passkey').where('id', '=', passkey.id).execute()
    const response = await change(id, { name: 'Ada L.' })
    expect(await response.json()).toMatchObject({ code: 'means-missing' })
  })

  it('keep their last means of login', async () => {
    const passkeys = await database().selectFrom('staff_passkey').select('id').execute()
    const remove = (id = '') => ada.send('DELETE', `/api/v1/means/passkeys/${id}`, {})
    const statuses = await Promise.all(passkeys.map(async ({ id }) => (await remove(id)).status))
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  describe('tokens', () => {
    const create = async (scopes: readonly string[], days?: number) => {
      const response = await ada.send('POST', '/api/v1/tokens', { name: 'Screens', scopes, days })
      return createdTokenSchema.parse(await response.json())
    }
    const use = (token: string, path: string) =>
      studio.fetch(path, { headers: { Authorization: `Bearer ${token}` } })

    it('may do what their scopes say, until they are revoked', async () => {
      const { id, token } = await create(['content.read'])
      expect((await use(token, '/api/v1/entries')).status).toBe(200)
      expect((await use(token, '/api/v1/inbox')).status).toBe(403)
      const { items } = tokensSchema.parse(await (await ada.get('/api/v1/tokens')).json())
      expect(items).toMatchObject([{ id, name: 'Screens', by: 'Ada', usedAt: friday.toISOString() }])
      await ada.send('DELETE', `/api/v1/tokens/${id}`, {})
      expect((await use(token, '/api/v1/entries')).status).toBe(401)
      expect(await actions()).toEqual(expect.arrayContaining(['token.create', 'token.revoke']))
    })

    it('expire', async () => {
      const { token } = await create(['content.read'], 30)
      studio.setTime(later(30 * day - minute))
      expect((await use(token, '/api/v1/entries')).status).toBe(200)
      studio.setTime(later(30 * day))
      expect((await use(token, '/api/v1/entries')).status).toBe(401)
    })

    it('end with the account of their maker, whose end tells how many', async () => {
      const cleo = await studio.logIn('Cleo', 'admin')
      const made = await cleo.send('POST', '/api/v1/tokens', { name: 'Shop', scopes: ['content.read'] })
      const { token } = createdTokenSchema.parse(await made.json())
      const { token: own } = await create(['content.read'])
      const { id, tokens } = await find('Cleo')
      expect(tokens).toBe(1)
      await change(id, { disabled: true })
      expect((await use(token, '/api/v1/entries')).status).toBe(401)
      expect((await use(own, '/api/v1/entries')).status).toBe(200)
      const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
      expect(items.find(({ action }) => action === 'staff.change')?.details).toMatchObject({ tokens: 1 })
      await change(id, { disabled: false })
      expect((await use(token, '/api/v1/entries')).status).toBe(401)
      expect((await find('Cleo')).tokens).toBe(0)
    })

    it('are no help for a request whose cookie is refused, and the cookie none for a wrong token', async () => {
      const headers = { Authorization: 'Bearer promenade_wrong' }
      expect((await ada.fetch('/api/v1/entries', { headers })).status).toBe(401)
    })

    it('are known to the database by their hash alone', async () => {
      const { token } = await create(['content.read'])
      const rows = await database().selectFrom('api_token').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token.slice('promenade_'.length))
    })
  })

  describe('the audit', () => {
    it('names who read what visitors sent, with the request and a hash of the address', async () => {
      await ada.get('/api/v1/inbox')
      const row = await database()
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'inbox.read')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ actor: 'Ada', address_hash: 'office' })
    })

    it('cannot be rewritten', async () => {
      await expect(database().updateTable('audit').set({ actor: 'Nobody' }).execute()).rejects.toThrow()
      await expect(database().deleteFrom('audit').execute()).rejects.toThrow()
      await expect(sql`truncate audit`.execute(database())).rejects.toThrow()
    })
  })
})
