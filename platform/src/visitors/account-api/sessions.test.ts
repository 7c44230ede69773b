import { readAuthHeaders } from '@promenade/contract/account-api/auth-info'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { logIn, requestLink, visitorKey } from '../../testing/visitors.ts'

const email = 'ana@example.com'
const after = (minutes: number) => new Date(friday.getTime() + minutes * 60_000)
const days = 24 * 60

describe('sessions', () => {
  const platform = usePlatform()

  beforeEach(async () => {
    await platform.database().database.deleteFrom('account').execute()
  })

  describe('login by link', () => {
    it('responds in the same way with or without an account, and creates none', async () => {
      const ask = async () => {
        const fields = { email, locale: 'en', site_origin: 'https://mall.example', visitor_key: visitorKey }
        return (await platform.call('request_login', fields)).text()
      }
      const before = await ask()
      expect(await platform.database().database.selectFrom('account').selectAll().execute()).toEqual([])
      await logIn(platform, email)
      expect(await ask()).toBe(before)
    })

    it('opens once', async () => {
      const login_hash = await requestLink(platform, email)
      const response = await use(login_hash)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ data: { email, locale: 'es', newsletter: false } })
      await expectRefusal(await use(login_hash), 410, 'used-up')
    })

    it('works once for two simultaneous calls', async () => {
      const login_hash = await requestLink(platform, email)
      const uses = await Promise.all([use(login_hash), use(login_hash), use(login_hash)])
      expect(sorted(uses)).toEqual([200, 410, 410])
    })

    it('opens for ten minutes', async () => {
      await expectRefusal(await use(await requestLink(platform, email), after(10)), 410, 'used-up')
      expect((await use(await requestLink(platform, email), after(9.99))).status).toBe(200)
      await expectRefusal(await use('x'.repeat(43)), 410, 'used-up')
    })

    it('leads to the same account however the address is written', async () => {
      const first = await logIn(platform, 'Ana@Example.com')
      const second = await logIn(platform, email)
      expect(await second.data('get_profile')).toEqual(await first.data('get_profile'))
    })

    it('takes no address that mail cannot be sent to', async () => {
      const fields = {
        email: 'ana@',
        locale: 'en',
        site_origin: 'https://mall.example',
        visitor_key: visitorKey,
      }
      const { errors } = await expectRefusal(await platform.call('request_login', fields), 422)
      expect(errors).toEqual([{ field: 'email', problem: 'notAnAddress' }])
    })

    it('works for addresses that are not ASCII', async () => {
      const visitor = await logIn(platform, 'señora%25@correo.example')
      expect(visitor.auth()?.uid).toBe('se%C3%B1ora%2525@correo.example')
      expect(await visitor.data('get_profile')).toMatchObject({ email: 'señora%25@correo.example' })
    })

    it('is sent five times an hour to one address for one visitor', async () => {
      await requestLink(platform, email)
      const fields = { email, locale: 'en', site_origin: 'https://mall.example', visitor_key: visitorKey }
      for (let time = 2; time <= 5; time++)
        expect((await platform.call('request_login', fields)).status).toBe(200)
      const response = await platform.call('request_login', fields)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectRefusal(response, 429, 'too-often')
    })

    it('reaches the owner of an address after too many requests of a stranger; older links work', async () => {
      const older = await requestLink(platform, email)
      const stranger = {
        email,
        locale: 'en',
        site_origin: 'https://mall.example',
        visitor_key: 's'.repeat(22),
      }
      for (let time = 0; time < 6; time++) await platform.call('request_login', stranger)
      await expectRefusal(await platform.call('request_login', stranger), 429, 'too-often')
      const owner = { ...stranger, visitor_key: visitorKey }
      expect((await platform.call('request_login', owner)).status).toBe(200)
      expect((await use(older)).status).toBe(200)
    })

    it('is guessed a hundred and twenty times an hour at most', async () => {
      await requestLink(platform, email)
      for (let time = 1; time <= 120; time++) expect((await use('x'.repeat(43))).status).toBe(410)
      await expectRefusal(await use('x'.repeat(43)), 429, 'too-often')
    })

    it('stores only hashes of secrets', async () => {
      const login_hash = await requestLink(platform, email)
      const links = await platform.database().database.selectFrom('login_link').selectAll().execute()
      expect(JSON.stringify(links)).not.toContain(login_hash)
      const { accessToken } = readAuthHeaders((await use(login_hash)).headers) ?? { accessToken: '-' }
      const sessions = await platform.database().database.selectFrom('session').selectAll().execute()
      expect(JSON.stringify(sessions)).not.toContain(accessToken)
    })
  })

  describe('token', () => {
    it('changes with every call', async () => {
      const visitor = await logIn(platform, email)
      const seen = new Set([visitor.auth()?.accessToken])
      for (let call = 0; call < 5; call++) {
        await visitor.data('get_profile')
        seen.add(visitor.auth()?.accessToken)
      }
      expect(seen.size).toBe(6)
    })

    it('changes with a refused call too', async () => {
      const visitor = await logIn(platform, email)
      const { errors } = await expectRefusal(await visitor.call('get_profile', { more: 1 }), 422)
      expect(errors).toEqual([{ field: 'more', problem: 'unrecognized_keys' }])
      await expectRefusal(await visitor.call('add_favorite', { type: 'store', id: 999 }), 404, 'unknown')
      await visitor.data('get_profile')
    })

    it('ends its own session when it is used a second time', async () => {
      const [visitor, other] = [await logIn(platform, email), await logIn(platform, email)]
      const old = visitor.auth()
      await visitor.data('get_profile')
      const replayed = await platform.call('get_profile', {}, { auth: old })
      await expectRefusal(replayed, 401, 'session')
      expect(replayed.headers.has('access-token')).toBe(false)
      await expectRefusal(await visitor.call('get_profile'), 401, 'session')
      await other.data('get_profile')
    })

    it('ends its session if it is wrong or has another address', async () => {
      for (const change of [{ accessToken: 'x'.repeat(43) }, { uid: 'eve@example.com' }]) {
        const visitor = await logIn(platform, email)
        const { accessToken = '', uid = '', client = '' } = visitor.auth() ?? {}
        const auth = { accessToken, uid, client, ...change }
        await expectRefusal(await platform.call('get_profile', {}, { auth }), 401, 'session')
        await expectRefusal(await visitor.call('get_profile'), 401, 'session')
      }
    })

    it('is valid for one of two simultaneous calls; the other ends the session', async () => {
      const visitor = await logIn(platform, email)
      const auth = visitor.auth()
      const both = await Promise.all([
        platform.call('get_profile', {}, { auth }),
        platform.call('get_profile', {}, { auth }),
      ])
      expect(sorted(both)).toEqual([200, 401])
      const won = both.find(({ status }) => status === 200)
      const next = readAuthHeaders(won?.headers ?? new Headers())
      await expectRefusal(await platform.call('get_profile', {}, { auth: next }), 401, 'session')
    })

    it('is valid for fourteen days after its last use', async () => {
      const visitor = await logIn(platform, email)
      await visitor.data('get_profile', {}, after(14 * days - 1))
      await visitor.data('get_profile', {}, after(28 * days - 2))
      await expectRefusal(await visitor.call('get_profile', {}, after(42 * days - 2)), 401, 'session')
    })

    it('stays valid after a failure, which the response signals with a blank token', async () => {
      const visitor = await logIn(platform, email)
      const { database } = platform.database()
      await database.schema.alterTable('favorite').renameTo('hidden').execute()
      const before = visitor.auth()
      const response = await visitor.call('get_favorites')
      await database.schema.alterTable('hidden').renameTo('favorite').execute()
      expect([response.status, response.headers.get('access-token')]).toEqual([500, ''])
      expect(visitor.auth()).toEqual(before)
      expect(platform.errors.splice(0)).toHaveLength(1)
      await visitor.data('get_favorites')
    })
  })

  it('continue during public calls, also refused ones', async () => {
    const visitor = await logIn(platform, email)
    const before = visitor.auth()
    const fields = { email, locale: 'en', site_origin: 'https://mall.example', visitor_key: visitorKey }
    expect((await visitor.call('request_login', fields)).status).toBe(200)
    expect((await visitor.call('request_login', { ...fields, email: '' })).status).toBe(422)
    expect((await visitor.call('login_hash', { login_hash: 'x'.repeat(43) })).status).toBe(422)
    expect(visitor.auth()).toEqual(before)
    await visitor.data('get_profile')
  })

  it('are limited to ten per visitor: the least recently used ends', async () => {
    const visitors = []
    for (let minute = 0; minute < 10; minute++)
      visitors.push(await logIn(platform, email, after(minute * 20)))
    const [first, second, third] = visitors
    await first?.data('get_profile', {}, after(200))
    await logIn(platform, email, after(201))
    await first?.data('get_profile', {}, after(202))
    await expectRefusal((await second?.call('get_profile', {}, after(202))) ?? new Response(), 401, 'session')
    await third?.data('get_profile', {}, after(202))
  })

  it('end one by one or all at once', async () => {
    const [one, two, three] = [
      await logIn(platform, email),
      await logIn(platform, email),
      await logIn(platform, email),
    ]
    const other = await logIn(platform, 'bo@example.com')
    const response = await one.call('log_out')
    expect([response.status, response.headers.has('access-token')]).toEqual([200, false])
    await two.data('get_profile')
    const everywhere = await two.call('log_out_everywhere')
    expect([everywhere.status, everywhere.headers.has('access-token')]).toEqual([200, false])
    await expectRefusal(await three.call('get_profile'), 401, 'session')
    await other.data('get_profile')
  })

  it('end all, also if several browsers log out at once', async () => {
    const visitors = []
    for (let browser = 0; browser < 6; browser++) visitors.push(await logIn(platform, email))
    const all = await Promise.all(visitors.map((visitor) => visitor.call('log_out_everywhere')))
    expect(sorted(all)).toEqual([200, 401, 401, 401, 401, 401])
    expect(platform.errors).toEqual([])
  })

  function use(login_hash: string, now = friday) {
    return platform.call('login_hash', { login_hash, visitor_key: visitorKey }, { now })
  }
})

function sorted(responses: readonly Response[]): readonly number[] {
  return responses.map(({ status }) => status).toSorted((one, other) => one - other)
}
