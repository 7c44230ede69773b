import { auditSchema } from '@promenade/contract/studio-api/audit'
import { sessionSchema } from '@promenade/contract/studio-api/session'
import { isAllowed, type Permission, roles, tokenScopes } from '@promenade/domain/studio/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { json, type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

/** A request that needs the scope, and changes nothing: without it the answer is 403. Publishing needs to write, too. */
const requestFor: Readonly<Partial<Record<Permission, readonly [method: string, path: string]>>> = {
  'content.read': ['GET', '/api/v1/entries?kind=store'],
  'draft.write': ['POST', '/api/v1/entries'],
  'media.write': ['POST', '/api/v1/media'],
  'content.publish': ['POST', '/api/v1/change-sets?dry_run=1'],
  'visitors.read': ['GET', '/api/v1/inbox'],
}

describe('a token', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let store = 0

  beforeAll(async () => {
    ada = await studio.logIn()
    store = (await ada.entry('store', 'net-works')).id
  })

  async function addMaker() {
    const maker = await studio.logIn('Maker')
    const { staff } = sessionSchema.parse(await (await maker.get('/api/v1/session')).json())
    return staff.id
  }

  async function statusOf(token: string, scope: (typeof tokenScopes)[number]): Promise<number> {
    const [method = '', path = ''] = requestFor[scope] ?? []
    const items = [{ entry: store, version: 999, action: 'withdraw' }]
    const init = method === 'GET' ? {} : json(method, scope === 'content.publish' ? { items } : {})
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return (await studio.fetch(path, { ...init, headers })).status
  }

  const set = async (id: number, values: { role: (typeof roles)[number] } | { disabled_at: Date }) =>
    platform.database().database.updateTable('staff').set(values).where('id', '=', id).execute()

  it.each(roles.flatMap((role) => tokenScopes.map((scope) => [role, scope] as const)))(
    'whose maker is %s by now may do what the role may: %s',
    async (role, scope) => {
      const maker = await addMaker()
      const scopes = scope === 'content.publish' ? (['draft.write', scope] as const) : [scope]
      const token = await studio.createToken(scopes, maker)
      expect([401, 403]).not.toContain(await statusOf(token, scope))
      await set(maker, { role })
      expect((await statusOf(token, scope)) !== 403).toBe(isAllowed(role, scope, false))
    },
  )

  it('ends while its maker has no account, and for ever with the maker', async () => {
    const maker = await addMaker()
    const token = await studio.createToken(['content.read'], maker)
    await set(maker, { disabled_at: friday })
    expect(await statusOf(token, 'content.read')).toBe(401)
    const removed = await addMaker()
    const other = await studio.createToken(['content.read'], removed)
    await platform.database().database.deleteFrom('staff').where('id', '=', removed).execute()
    expect(await statusOf(other, 'content.read')).toBe(401)
  })

  it('whose maker is not known does nothing', async () => {
    const token = await studio.createToken(['content.read'])
    await platform.database().database.updateTable('api_token').set({ staff_id: null }).execute()
    expect(await statusOf(token, 'content.read')).toBe(401)
  })

  it('is named as a token in the audit', async () => {
    const token = await studio.createToken(['draft.write', 'content.read'])
    const init = json('POST', { kind: 'promotion', document: { name: { en: 'By a program' } } })
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    expect((await studio.fetch('/api/v1/entries', { ...init, headers })).status).toBe(201)
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    expect(items[0]).toMatchObject({ by: 'Shop system', byToken: true, action: 'entry.create' })
    expect(items.find(({ by }) => by === 'Ada')).toMatchObject({ byToken: false })
  })
})
