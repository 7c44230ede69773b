import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { parseFavorites } from '../../device/favorites.ts'
import { createTestSession } from '../../../testing/session.ts'
import { sessionContext } from '../../session-context.ts'
import * as deletePage from './delete-page.tsx'
import * as linkPage from './login-link-page.tsx'
import * as loginPage from './login-page.tsx'
import * as profileData from './profile-data.ts'
import * as profilePage from './profile-page.tsx'

const secret = 'a-secret-of-22-letters'

type Changes = Parameters<typeof createTestSession>[0]

const page = createTestContext({ formStamp: 'fresh', path: '/profile' })
const profile = {
  id: 'x',
  email: 'ana@mail.example',
  firstname: 'Ana',
  lastname: null,
  locale: 'es',
  newsletter: true,
  member_since: '2026-11-20T03:00:00Z',
} as const
const ana = { isLoggedIn: () => true, result: { kind: 'done', response: profile } } as const

describe('logging in', () => {
  it('requests an address, and responds the same to any address', async () => {
    const changes = { result: { kind: 'done', response: { status: 'sent' } } } as const
    const { args, calls } = createArgs('/login', changes, { email: 'Ana@Mail.Example' })
    const { data } = await loginPage.action({ ...args, pattern: '/login' })
    expect(calls).toEqual([{ endpoint: 'request_login', data: { email: 'Ana@mail.example' } }])
    expect(data.form.done?.text).toContain('If Ana@mail.example is an address')
  })

  it.each([
    ['profile', 'Log in first, then your profile opens.'],
    ['out', 'You are logged out.'],
    ['constructor', undefined],
  ])('says why login is needed: %s', (state, note) => {
    const { args } = createArgs(`/login?state=${state}`)
    expect(loginPage.loader({ ...args, pattern: '/login' }).note).toBe(note)
  })

  it('redirects a logged-in visitor', async () => {
    const { args } = createArgs('/login', ana)
    await expect(caught(() => loginPage.loader({ ...args, pattern: '/login' }))).resolves.toBe('302 /profile')
  })

  it('by a link redirects to an address without the secret', async () => {
    const { args, calls } = createArgs(`/login/confirm?hash=${secret}`, ana, {})
    const loggedIn = caught(() => linkPage.action({ ...args, pattern: '/login/confirm' }))
    await expect(loggedIn).resolves.toBe('303 /profile')
    expect(calls).toEqual([{ endpoint: 'login_hash', data: { login_hash: secret } }])
  })

  it.each([
    ['used-up', 410],
    ['unknown', 404],
  ])('by a link that is %s offers a new one', async (reason, status) => {
    const { args } = createArgs(`/login/confirm?hash=${secret}`, { result: { kind: 'refused', reason } }, {})
    const response = await linkPage.action({ ...args, pattern: '/login/confirm' })
    expect(response.init?.status).toBe(status)
    expect(response.data.form.refusal?.link).toEqual({ to: '/login', text: 'Get a new link' })
  })
})

describe('a malformed link of a mail', () => {
  it.each(['', '?hash=', '?hash=short', `?hash=${secret}%20`, `?hash=${'x'.repeat(129)}`])(
    'does nothing and offers a new one: /login/confirm%s',
    async (search) => {
      const { args, calls } = createArgs(`/login/confirm${search}`, {}, {})
      const sent = await linkPage.action({ ...args, pattern: '/login/confirm' })
      const shown = linkPage.loader({ ...args, pattern: '/login/confirm' })
      expect([sent.init?.status, shown.init?.status]).toEqual([400, 400])
      for (const { data } of [sent, shown])
        expect(data.form.refusal).toMatchObject({
          title: 'We do not know this link',
          link: { to: '/login', text: 'Get a new link' },
        })
      expect(calls).toEqual([])
    },
  )

  it('is rejected before it is used', () => {
    const { args } = createArgs(`/login/confirm?hash=${secret}`)
    const shown = linkPage.loader({ ...args, pattern: '/login/confirm' })
    expect([shown.init?.status, shown.data.form.refusal]).toEqual([200, undefined])
  })
})

describe('the profile', () => {
  it('is shown to a logged-in visitor, filled in', async () => {
    const { args } = createArgs('/profile', ana)
    const { data } = await profilePage.loader({ ...args, pattern: '/profile' })
    expect(data.profile?.facts).toEqual([
      'You are logged in as ana@mail.example.',
      'With us since November 19, 2026.',
    ])
    expect(
      data.profile?.form.fields.map((field) =>
        'value' in field ? field.value : 'isChecked' in field && field.isChecked,
      ),
    ).toEqual(['Ana', '', 'es', true])
    expect(data.head.noindex).toBe(true)
  })

  it.each<Changes>([{}, { isLoggedIn: () => true, result: { kind: 'logged out' } }])(
    'redirects to login without a session',
    async (changes) => {
      const { args } = createArgs('/profile', changes)
      const loaded = caught(() => profilePage.loader({ ...args, pattern: '/profile' }))
      await expect(loaded).resolves.toBe('303 /login?state=profile')
    },
  )

  it('shows an error if the platform does not respond', async () => {
    const { args } = createArgs('/profile', { isLoggedIn: () => true })
    const { data, init } = await profilePage.loader({ ...args, pattern: '/profile' })
    expect([data.profile, init?.status]).toEqual([undefined, 503])
  })

  it('is saved with the consent text, if consent was given', async () => {
    const fields = { first_name: 'Ana', last_name: '', locale: 'xx', newsletter: '1', stamp: 's' }
    const { args, calls } = createArgs('/profile', ana, fields)
    const response = await profilePage.action({ ...args, pattern: '/profile' })
    expect(response.data.form.done).toEqual({ title: 'Saved' })
    expect(calls).toEqual([
      {
        endpoint: 'update_profile',
        data: {
          firstname: 'Ana',
          lastname: null,
          locale: 'en',
          newsletter: true,
          consent: {
            wording: expect.stringContaining('Test Mall'),
            page: '/profile',
            given_at: '2026-11-20T17:00:00.000Z',
          },
        },
      },
    ])
    const without = createArgs('/profile', ana, { stamp: 's' })
    await profilePage.action({ ...without.args, pattern: '/profile' })
    expect(without.calls[0]?.data).not.toHaveProperty('consent')
  })

  it.each(['log_out', 'log_out_everywhere'])(
    'is left by %s, and the device’s data is cleared',
    async (act) => {
      const { args, calls, visitor } = createArgs(
        '/profile',
        { ...ana, favorites: () => parseFavorites('s12') },
        { act },
      )
      const left = caught(() => profilePage.action({ ...args, pattern: '/profile' }))
      await expect(left).resolves.toBe('303 /login?state=out')
      expect(calls).toEqual([{ endpoint: act, data: {} }])
      expect(visitor.favorites()).toEqual([])
    },
  )

  it('is required again if an expired login cannot end the others', async () => {
    const over = { isLoggedIn: () => true, call: () => Promise.resolve({ kind: 'logged out' as const }) }
    const { args } = createArgs('/profile', over, { act: 'log_out_everywhere' })
    const left = caught(() => profilePage.action({ ...args, pattern: '/profile' }))
    await expect(left).resolves.toBe('303 /login?state=profile')
  })

  it('stays logged in if the platform is not reached', async () => {
    const { args } = createArgs('/profile', { isLoggedIn: () => true }, { act: 'log_out' })
    const left = caught(() => profilePage.action({ ...args, pattern: '/profile' }))
    await expect(left).resolves.toBe('303 /profile?state=failed')
  })

  it('is exported as a file', async () => {
    const { args } = createArgs('/profile/data', ana, {})
    const response = await profileData.action({ ...args, pattern: '/profile/data' })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(await response.json()).toEqual(profile)
  })

  it('is deleted by a separate button, and the device’s data is cleared', async () => {
    const { args, calls, visitor } = createArgs(
      '/profile/delete',
      { ...ana, favorites: () => parseFavorites('s12') },
      {},
    )
    const deleted = caught(() => deletePage.action({ ...args, pattern: '/profile/delete' }))
    await expect(deleted).resolves.toBe('303 /login?state=deleted')
    expect(calls).toEqual([{ endpoint: 'delete_account', data: {} }])
    expect(visitor.favorites()).toEqual([])
  })
})

function createArgs(path: string, changes: Changes = {}, fields?: Record<string, string>) {
  const { visitor, calls } = createTestSession(changes)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(sessionContext, visitor)
  const url = new URL(`https://mall.example${path}`)
  const body = fields && { method: 'POST', body: new URLSearchParams(fields) }
  return { args: { context, params: {}, url, request: new Request(url, body) }, visitor, calls }
}

/** Location of a thrown redirect. */
async function caught(act: () => unknown): Promise<string> {
  try {
    await act()
    return 'nothing thrown'
  } catch (error) {
    return error instanceof Response ? `${error.status} ${error.headers.get('location')}` : String(error)
  }
}
