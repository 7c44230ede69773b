import { describe, expect, inject, it } from 'vitest'
import { now, runOffset } from '../support/clock/run-clock.ts'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'

const visit = useBrowser()

describe('the language switch', () => {
  it.each([
    { how: 'with script', options: {} },
    { how: 'without script', options: withoutScript },
  ])('shows the same page with the same query and remembers the choice, $how', async ({ options }) => {
    const { page } = await visit(options)
    await page.goto('/stores?letter=B')
    await page.getByRole('link', { name: 'Español' }).first().click()
    await page.waitForURL('**/es/stores?letter=B')
    expect(await page.locator('html').getAttribute('lang')).toBe('es-MX')
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' })
    // The browser's own clock, by which it keeps cookies, is the real one.
    const days = ((cookie?.expires ?? 0) * 1000 - (now() - runOffset())) / 86_400_000
    expect(Math.round(days)).toBe(365)
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/es')
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

describe('the language switch of a page with undeclared query keys', () => {
  const modes = [
    { how: 'with script', options: {}, fragment: '#main' },
    { how: 'without script', options: withoutScript, fragment: '' },
  ]
  const paths = ['/no-such-page?letter=B&from=a+friend&x=%C3%B1', '/stores?letter=B&utm_source=post']

  it.each(modes.flatMap((mode) => paths.map((path) => ({ ...mode, path }))))(
    'keeps the query of $path $how',
    async ({ options, fragment, path }) => {
      const { page } = await visit(options)
      await page.goto(path + fragment)
      if (fragment !== '') await hydrated(page)
      await page.getByRole('link', { name: 'Español' }).first().click()
      await page.waitForURL((url) => url.pathname.startsWith('/es/'))
      const { pathname, search, hash } = new URL(page.url())
      expect(pathname + search + hash).toBe(`/es${path}${fragment}`)
    },
  )
})

describe('the language of the browser', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(inject('siteUrl') + path, { headers, redirect: 'manual' })

  it('applies to the first page only', async () => {
    const home = await ask('/', { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' })
    expect(home.status).toBe(302)
    expect(home.headers.get('location')).toBe('/es')
    expect(home.headers.get('cache-control')).toBe('private, no-store')
    const deep = await ask('/stores', { 'accept-language': 'es' })
    expect(deep.status).toBe(200)
    expect(deep.headers.get('set-cookie')).toBeNull()
  })

  it('yields to the choice in the cookie', async () => {
    const english = await ask('/', { 'accept-language': 'es', cookie: 'i18n_redirected=en' })
    expect(english.status).toBe(200)
    const spanish = await ask('/', { 'accept-language': 'en', cookie: 'i18n_redirected=es' })
    expect(spanish.headers.get('location')).toBe('/es')
  })
})
