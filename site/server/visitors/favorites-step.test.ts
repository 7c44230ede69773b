import { describe, expect, it } from 'vitest'
import { createTrialEvent, createTrialPromotion, createTrialStore } from '../../app/content/trial-visit.ts'
import { createTrialContent } from '../trial-content.ts'
import { createTrialSite, trialPlatform } from '../trial-site.ts'
import { createTrialBrowser } from './trial-browser.ts'
import { createTrialPrivatePlatform } from './trial-private-platform.ts'
import { createRotatingTokens } from './trial-rotation.ts'

const json = { accept: 'application/json' }

function openMall() {
  const platform = createTrialPrivatePlatform(createRotatingTokens())
  const records = {
    stores: [createTrialStore({ id: '1' }), createTrialStore({ id: '2' })],
    promotions: [createTrialPromotion({ id: '4' })],
    events: [createTrialEvent({ id: '5' })],
  }
  const site = createTrialSite({
    content: (locale) => createTrialContent(locale, records),
    platform: { ...trialPlatform, fetch: platform.fetch },
  })
  const browser = createTrialBrowser(site)
  const press = async (act: string, item: string, headers: Readonly<Record<string, string>> = json) => {
    const answer = await browser.post('/favorites', { act, item }, headers)
    const { favorites }: { favorites?: string } = await answer.json()
    return [answer.status, favorites]
  }
  return { site, platform, browser, press }
}

const endpointsOf = ({ received }: ReturnType<typeof openMall>['platform']) =>
  received.map(({ endpoint }) => endpoint)

describe('a heart', () => {
  it('is kept on the device, the latest first', async () => {
    const { press, browser, platform } = openMall()
    expect(await press('add', 's1')).toEqual([200, 's1'])
    expect(await press('add', 'p4')).toEqual([200, 'p4.s1'])
    expect(await press('add', 'e5')).toEqual([200, 'e5.p4.s1'])
    expect(await press('remove', 'p4')).toEqual([200, 'e5.s1'])
    expect(browser.cookies.get('favorites')).toBe('e5.s1')
    expect(platform.received).toEqual([])
  })

  it('of what is gone from the mall can be taken back, and not given', async () => {
    const { press, browser } = openMall()
    browser.cookies.set('favorites', 's99.s1')
    expect(await press('remove', 's99')).toEqual([200, 's1'])
    expect(await press('add', 's99')).toEqual([404, 's1'])
    expect(await press('add', 'p1')).toEqual([404, 's1'])
  })

  it.each([
    ['add', ''],
    ['add', 's1.s2'],
    ['add', 'x1'],
    ['toggle', 's1'],
    ['', 's1'],
  ])('is refused where nobody can tell what it means: %s %s', async (act, item) => {
    expect(await openMall().press(act, item)).toEqual([400, ''])
  })

  it.each([
    ['/favorites', '/stores?letter=A', '/stores?letter=A'],
    ['/favorites', '/es/stores/zapatería#top', '/es/stores/zapater%C3%ADa'],
    ['/favorites', '//evil.example/', '/favorites'],
    ['/favorites', 'https://evil.example/', '/favorites'],
    ['/favorites', '/a\r\nset-cookie: x=1', '/favorites'],
    ['/es/favorites', '', '/es/favorites'],
  ])('pressed without script at %s leads back to %j as %s', async (target, back, location) => {
    const { browser } = openMall()
    const answer = await browser.post(target, { act: 'add', item: 's1', back })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(browser.cookies.get('favorites')).toBe('s1')
  })

  it('is a page where it cannot be, without script', async () => {
    const { browser } = openMall()
    const answer = await browser.post('/favorites', { act: 'add', item: 's99' }, { accept: 'text/html' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('from another site is refused', async () => {
    const { site } = openMall()
    const answer = await site.post(
      '/favorites',
      { act: 'add', item: 's1' },
      { origin: 'https://evil.example' },
    )
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })
})

describe('a heart of somebody who is logged in', () => {
  it('is the account’s, and the device knows all of them', async () => {
    const { press, platform, browser } = openMall()
    platform.favorites.add('s2')
    await browser.logIn()
    expect(await press('add', 's1')).toEqual([200, 's2.s1'])
    expect(await press('remove', 's2')).toEqual([200, 's1'])
    expect([...platform.favorites]).toEqual(['s1'])
  })

  it('is not shown as kept where it is not', async () => {
    const { press, platform, browser } = openMall()
    await browser.logIn()
    platform.behave = () => Response.json({}, { status: 500, headers: { 'access-token': ' ' } })
    expect(await press('add', 's1')).toEqual([503, ''])
    expect(browser.cookies.has('favorites')).toBe(false)
  })

  it('is the device’s where they are not logged in any more', async () => {
    const { press, platform, browser } = openMall()
    await browser.logIn()
    platform.behave = () => Response.json({}, { status: 401 })
    expect(await press('add', 's1')).toEqual([200, 's1'])
    expect([...browser.cookies.keys()]).toEqual(['favorites'])
  })
})

describe('those of a device', () => {
  it('are the account’s too from the login on', async () => {
    const { platform, browser } = openMall()
    platform.favorites.add('e5')
    browser.cookies.set('favorites', 's1.p4')
    await browser.logIn()
    expect(endpointsOf(platform)).toEqual(['login_hash', 'merge_favorites'])
    expect([...platform.favorites]).toEqual(['e5', 's1', 'p4'])
    expect(browser.cookies.get('favorites')).toBe('e5.s1.p4')
  })

  it('are lost by nothing where that fails, and come later', async () => {
    const { press, platform, browser } = openMall()
    browser.cookies.set('favorites', 's1.p4')
    let isBroken = true
    platform.behave = ({ endpoint }) =>
      isBroken && endpoint === 'merge_favorites'
        ? Response.json({}, { status: 503, headers: { 'access-token': ' ' } })
        : undefined
    await browser.logIn()
    expect(browser.cookies.get('favorites')).toBe('s1.p4')
    expect(await press('add', 'e5')).toEqual([200, 'e5.s1.p4'])
    isBroken = false
    expect(await press('add', 's2')).toEqual([200, 'e5.s1.p4.s2'])
    expect([...platform.favorites]).toEqual(['e5', 's1', 'p4', 's2'])
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-auInfo', 'favorites', 'logged_in'])
  })

  it('that no platform of ours can know stay on it', async () => {
    const { platform, browser } = openMall()
    browser.cookies.set('favorites', 's1.sabc')
    await browser.logIn()
    expect(platform.received.at(-1)?.body['favorites']).toEqual([{ type: 'store', id: 1 }])
  })
})
