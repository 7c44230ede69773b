import { setTimeout as delay } from 'node:timers/promises'
import { newAppSchema, openedLinkSchema } from '@promenade/contract/studio-api/login'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createAuthenticator, type Authenticator } from '../../testing/authenticator.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { json, useStudio } from '../../testing/test-studio.ts'
import { createLink } from './links.ts'
import { fromBase32, totpCode, totpStep } from './totp.ts'

const origin = 'http://studio.test'
const optionsSchema = z.looseObject({ challenge: z.string() })
const codesSchema = z.strictObject({ recoveryCodes: z.array(z.string()).length(8) })
const minute = 60_000
const hour = 60 * minute
const later = (ms: number) => new Date(friday.getTime() + ms)

describe('login', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let staffId = 0
  let address = 0
  let time = friday

  beforeAll(() => studio.setTime(friday))
  beforeEach(async () => {
    address += 1
    setTime(friday)
    await database().deleteFrom('rate_limit').execute()
    const { id } = await database()
      .insertInto('staff')
      .values({
        property_id: 1,
        email: `person-${address}@mall.test`,
        name: 'Ada',
        role: 'editor',
        locale: 'en',
        created_at: friday,
        disabled_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    staffId = id
  })

  const setTime = (now: Date) => {
    time = now
    studio.setTime(now)
  }
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    studio.fetch(`/api/v1${path}`, json('POST', body, { 'X-Test-Address': `office ${address}`, ...headers }))
  const email = () => `person-${address}@mall.test`
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const isIn = async (cookie: string) =>
    (await studio.fetch('/api/v1/session', { headers: { Cookie: cookie } })).status === 200
  const challengeOf = async (path: string, body: object = {}, headers = {}) =>
    optionsSchema.parse(await (await post(path, body, headers)).json()).challenge
  const linkOf = async (purpose: 'invitation' | 'recovery' | 'login') =>
    (await createLink(database(), { staffId, purpose, now: time })).token

  async function joinWithPasskey(token: string, device: Authenticator, isVerified = true) {
    const challenge = await challengeOf('/join/passkey/options', { token })
    const passkey = device.register({ challenge, origin, isVerified })
    return post('/join/passkey', { token, passkey, name: 'Laptop' })
  }

  async function logInWithPasskey(
    device: Authenticator,
    other: Partial<{ origin: string; isVerified: boolean }> = {},
  ) {
    const challenge = await challengeOf('/session/passkey/options')
    return post('/session/passkey', { passkey: device.use({ challenge, origin, ...other }) })
  }

  async function joinWithApp() {
    const token = await linkOf('invitation')
    const { secret } = newAppSchema.parse(await (await post('/join/app/secret', { token })).json())
    const code = (ahead = 0) => totpCode(fromBase32(secret), totpStep(time) + ahead)
    const response = await post('/join/app', { token, secret, code: code() })
    const { recoveryCodes } = codesSchema.parse(await response.json())
    return { code, recoveryCodes }
  }

  async function ticketOf(token: string): Promise<string> {
    const opened = openedLinkSchema.parse(await (await post('/session/link', { token })).json())
    if (opened.state !== 'second-factor') throw new Error(opened.state)
    return opened.ticket
  }

  /** A mail is written after the response. */
  async function listMails(): Promise<readonly string[]> {
    const mails = database().selectFrom('mail').select('kind').where('recipient', '=', email())
    return (await mails.execute()).map(({ kind }) => kind)
  }

  describe('an invitation', () => {
    it('is opened as often as one likes, and used once', async () => {
      const token = await linkOf('invitation')
      const opened = async () => openedLinkSchema.parse(await (await post('/session/link', { token })).json())
      expect(await opened()).toEqual(await opened())
      expect(await opened()).toMatchObject({ state: 'join', name: 'Ada', role: 'editor', isRecovery: false })
      const response = await joinWithPasskey(token, createAuthenticator())
      expect(response.status).toBe(200)
      codesSchema.parse(await response.json())
      expect(await isIn(cookieOf(response))).toBe(true)
      expect((await post('/session/link', { token })).status).toBe(401)
      expect((await post('/join/passkey/options', { token })).status).toBe(401)
    })

    it('stays valid when the passkey was not accepted', async () => {
      const token = await linkOf('invitation')
      expect((await joinWithPasskey(token, createAuthenticator(), false)).status).toBe(400)
      expect((await joinWithPasskey(token, createAuthenticator())).status).toBe(200)
    })

    it('ends after seven days', async () => {
      const token = await linkOf('invitation')
      setTime(later(7 * 24 * hour - minute))
      expect((await post('/session/link', { token })).status).toBe(200)
      setTime(later(7 * 24 * hour))
      expect((await post('/session/link', { token })).status).toBe(401)
    })

    it('is worth nothing once the account is closed', async () => {
      const token = await linkOf('invitation')
      await database().updateTable('staff').set({ disabled_at: friday }).where('id', '=', staffId).execute()
      expect((await post('/session/link', { token })).status).toBe(401)
    })
  })

  describe('a passkey', () => {
    let device = createAuthenticator()
    beforeEach(async () => {
      device = createAuthenticator()
      await joinWithPasskey(await linkOf('invitation'), device)
    })

    it('logs in, without saying who', async () => {
      expect(await isIn(cookieOf(await logInWithPasskey(device)))).toBe(true)
    })

    it('is refused when it is unknown, of another host, or of a device that has not checked its user', async () => {
      expect((await logInWithPasskey(createAuthenticator())).status).toBe(403)
      expect((await logInWithPasskey(device, { origin: 'http://evil.test' })).status).toBe(403)
      expect((await logInWithPasskey(device, { isVerified: false })).status).toBe(403)
    })

    it('is refused when its answer comes twice, or too late', async () => {
      const passkey = device.use({ challenge: await challengeOf('/session/passkey/options'), origin })
      expect((await post('/session/passkey', { passkey })).status).toBe(200)
      expect((await post('/session/passkey', { passkey })).status).toBe(403)
      const late = device.use({ challenge: await challengeOf('/session/passkey/options'), origin })
      setTime(later(10 * minute))
      expect((await post('/session/passkey', { passkey: late })).status).toBe(403)
    })

    it('is refused with the challenge of a registration', async () => {
      const challenge = await challengeOf('/join/passkey/options', { token: await linkOf('invitation') })
      expect((await post('/session/passkey', { passkey: device.use({ challenge, origin }) })).status).toBe(
        403,
      )
    })

    it('works after any number of wrong ones from the same address', async () => {
      for (let tries = 0; tries < 31; tries += 1) await logInWithPasskey(createAuthenticator())
      expect((await logInWithPasskey(createAuthenticator())).status).toBe(429)
      expect((await logInWithPasskey(device)).status).toBe(200)
    })

    it('ends with the account', async () => {
      const cookie = cookieOf(await logInWithPasskey(device))
      await database().updateTable('staff').set({ disabled_at: friday }).where('id', '=', staffId).execute()
      expect(await isIn(cookie)).toBe(false)
      expect((await logInWithPasskey(device)).status).toBe(403)
    })
  })

  describe('a link by mail', () => {
    it('answers the same whether the address is known or not', async () => {
      await joinWithApp()
      const answers = [email(), 'nobody@mall.test', email().toUpperCase()].map(async (to) => {
        const response = await post('/session/mail', { email: to })
        return [response.status, [...response.headers], await response.text()]
      })
      const [known, ...others] = await Promise.all(answers)
      expect(others).toEqual([known, known])
      await expect.poll(listMails).toContain('studio-login')
    })

    it('is sent to nobody who could not use it', async () => {
      await post('/session/mail', { email: email() })
      await delay(200)
      expect(await listMails()).toEqual([])
    })

    it('lets nobody in without the second factor', async () => {
      const { code } = await joinWithApp()
      const response = await post('/session/link', { token: await linkOf('login') })
      expect(response.headers.has('set-cookie')).toBe(false)
      const ticket = await ticketOf(await linkOf('login'))
      expect((await post('/session/code', { ticket, code: '000000' })).status).toBe(403)
      // The code of the setup was used.
      expect((await post('/session/code', { ticket, code: code() })).status).toBe(403)
      const right = await post('/session/code', { ticket, code: code(1) })
      expect(await isIn(cookieOf(right))).toBe(true)
      expect((await post('/session/code', { ticket, code: code(1) })).status).toBe(401)
    })

    it('takes five codes', async () => {
      const { code } = await joinWithApp()
      const ticket = await ticketOf(await linkOf('login'))
      const codes = Array.from({ length: 5 }, () => post('/session/code', { ticket, code: '000000' }))
      expect((await Promise.all(codes)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
      expect((await post('/session/code', { ticket, code: code(1) })).status).toBe(401)
    })

    it('takes a recovery code once', async () => {
      const { recoveryCodes } = await joinWithApp()
      const [code = ''] = recoveryCodes
      const first = await post('/session/code', { ticket: await ticketOf(await linkOf('login')), code })
      expect(first.status).toBe(200)
      const typed = code.toUpperCase().replace('-', ' ')
      const again = await post('/session/code', {
        ticket: await ticketOf(await linkOf('login')),
        code: typed,
      })
      expect(again.status).toBe(403)
    })

    it('works once, for 10 minutes', async () => {
      await joinWithApp()
      const [used, old] = [await linkOf('login'), await linkOf('login')]
      await ticketOf(used)
      expect((await post('/session/link', { token: used })).status).toBe(401)
      setTime(later(10 * minute))
      expect((await post('/session/link', { token: old })).status).toBe(401)
    })

    it('cannot be used up by many addresses where somebody has logged in before', async () => {
      await joinWithApp()
      const wish = (from: string) => post('/session/mail', { email: email() }, { 'X-Test-Address': from })
      for (let stranger = 1; stranger <= 16; stranger += 1) await wish(`stranger ${stranger}`)
      await expect.poll(listMails).toHaveLength(12)
      await wish('stranger 17')
      await delay(50)
      expect(await listMails()).toHaveLength(12)
      await wish(`office ${address}`)
      await expect.poll(listMails).toHaveLength(13)
    })

    it('cannot be used up by another address', async () => {
      await joinWithApp()
      for (let tries = 0; tries < 30; tries += 1)
        await post('/session/mail', { email: email() }, { 'X-Test-Address': 'elsewhere' })
      await expect.poll(listMails).toHaveLength(3)
      await post('/session/mail', { email: email() })
      await expect.poll(listMails).toHaveLength(4)
    })
  })

  describe('a recovery', () => {
    it('works after 24 hours and replaces every former way in', async () => {
      const device = createAuthenticator()
      const cookie = cookieOf(await joinWithPasskey(await linkOf('invitation'), device))
      const token = await linkOf('recovery')
      expect((await post('/join/passkey/options', { token })).status).toBe(403)
      expect(await (await post('/session/link', { token })).json()).toMatchObject({
        state: 'join',
        isRecovery: true,
        validFrom: later(24 * hour).toISOString(),
      })
      setTime(later(24 * hour))
      const fresh = createAuthenticator()
      expect((await joinWithPasskey(token, fresh)).status).toBe(200)
      expect(await isIn(cookie)).toBe(false)
      expect((await logInWithPasskey(device)).status).toBe(403)
      expect((await logInWithPasskey(fresh)).status).toBe(200)
    })
  })

  describe('a session', () => {
    const logIn = async () =>
      cookieOf(await joinWithPasskey(await linkOf('invitation'), createAuthenticator()))

    it('ends after 12 hours without a request', async () => {
      const cookie = await logIn()
      for (let hours = 11; hours <= 33; hours += 11) {
        setTime(later(hours * hour))
        expect(await isIn(cookie)).toBe(true)
      }
      setTime(later(45 * hour))
      expect(await isIn(cookie)).toBe(false)
    })

    it('ends after 30 days of use', async () => {
      const cookie = await logIn()
      for (let hours = 11; hours < 30 * 24; hours += 11) {
        setTime(later(hours * hour))
        expect(await isIn(cookie)).toBe(true)
      }
      setTime(later(30 * 24 * hour))
      expect(await isIn(cookie)).toBe(false)
    })

    it('is known to the database by its hash alone', async () => {
      const cookie = await logIn()
      const [, secret = ''] = cookie.split('=')
      const rows = await database().selectFrom('staff_session').selectAll().execute()
      expect(secret.length).toBe(43)
      expect(JSON.stringify(rows)).not.toContain(secret)
    })

    it('replaces the one that the browser had', async () => {
      const device = createAuthenticator()
      const first = cookieOf(await joinWithPasskey(await linkOf('invitation'), device))
      const challenge = await challengeOf('/session/passkey/options')
      const passkey = device.use({ challenge, origin })
      const second = cookieOf(await post('/session/passkey', { passkey }, { Cookie: first }))
      expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    })
  })
})
