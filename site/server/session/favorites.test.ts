import { expect, it } from 'vitest'
import { createTestSite, testPlatform } from '../../testing/site.ts'
import { createTestBrowser } from '../../testing/browser.ts'
import { createTestAccountPlatform } from '../../testing/account-platform.ts'
import { createRotatingTokens } from '../../testing/rotating-tokens.ts'

/** A browser with a store and a promotion on the device, and a platform with an event in the account. */
function open() {
  const platform = createTestAccountPlatform(createRotatingTokens())
  platform.favorites.add('e5')
  const browser = createTestBrowser(createTestSite({ platform: { ...testPlatform, fetch: platform.fetch } }))
  browser.cookies.set('favorites', 's1.p4')
  return { platform, browser }
}

it('the favorites of the device are merged into the account by the login', async () => {
  const { platform, browser } = open()
  await browser.logIn()
  expect(platform.received.map(({ endpoint }) => endpoint)).toEqual(['login_hash', 'merge_favorites'])
  expect([...platform.favorites]).toEqual(['e5', 's1', 'p4'])
  expect(browser.cookies.get('favorites')).toBe('e5.s1.p4')
})

it('they stay on the device if that fails, and are merged later', async () => {
  const { platform, browser } = open()
  let isBroken = true
  platform.behave = ({ endpoint }) =>
    isBroken && endpoint === 'merge_favorites'
      ? Response.json({}, { status: 503, headers: { 'access-token': ' ' } })
      : undefined
  await browser.logIn()
  expect(browser.cookies.get('favorites')).toBe('s1.p4')
  await browser.call('add_favorite', { id: '7' })
  expect(browser.cookies.get('favorites')).toBe('e5.s7.s1.p4')
  isBroken = false
  await browser.call('add_favorite', { id: '8' })
  expect([...platform.favorites]).toEqual(['e5', 's7', 's1', 'p4', 's8'])
  expect(browser.cookies.get('favorites')).toBe('e5.s7.s1.p4.s8')
  expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-auInfo', 'favorites', 'logged_in'])
})

it('a login over another session logs that out first, and copies nothing of it', async () => {
  const { platform, browser } = open()
  await browser.logIn()
  const earlier = platform.received.length
  await browser.logIn()
  const calls = platform.received.slice(earlier)
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['login_hash', 'log_out', 'merge_favorites'])
  expect(calls.at(-1)?.body).toMatchObject({ favorites: [] })
})

it('an account gets only favorites that it can store', async () => {
  const { platform, browser } = open()
  browser.cookies.set('favorites', 's1.sabc')
  await browser.logIn()
  expect(platform.received.at(-1)?.body['favorites']).toEqual([{ type: 'store', id: 1 }])
})
