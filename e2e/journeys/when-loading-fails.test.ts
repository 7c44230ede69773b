import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { byTurns } from '../support/by-turns.ts'
import { now } from '../support/clock/run-clock.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { scriptOfPage } from '../support/built-routes.ts'

const visit = useBrowser({ loadsAhead: true })

/** Paths of the loaded documents, in order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('domcontentloaded', () => {
    const { pathname, search } = new URL(page.url())
    documents.push(pathname + search)
  })
  return documents
}

/** Lets the script of the page at a path be missing. */
async function withoutScriptOf(page: Page, path: string): Promise<void> {
  await page.route(`**${scriptOfPage(path)}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
}

/**
 * What each document does whose scripts have failed, in order: it asks the server and reloads, or it stays. Told by the console, since
 * a page that is looked into counts as used.
 */
async function failuresOf(page: Page): Promise<readonly string[]> {
  const failures: string[] = []
  page.on('console', (message) => {
    const [, what] = /^failed: (.*)/.exec(message.text()) ?? []
    if (what !== undefined) failures.push(what)
  })
  await page.addInitScript(() => {
    const [wait, ask] = [window.setTimeout, window.fetch]
    let hasAsked = false
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => {
        // After a failure the page waits so long before it tries again, and asks at once or not at all.
        if (ms === 5_000) wait(() => console.info(`failed: ${hasAsked ? 'asks' : 'stays'}`))
        return wait(act, ms)
      },
      fetch: (...request: Parameters<typeof ask>) => {
        hasAsked ||= request[1]?.method === 'HEAD'
        return ask(...request)
      },
    })
  })
  return failures
}

const languages = [
  { prefix: '', hours: 'Hours', jobs: 'Jobs' },
  { prefix: '/es', hours: 'Horarios', jobs: 'Vacantes' },
]

describe.each(byTurns(languages))('a missing script, under "$prefix"', ({ it, prefix, hours, jobs }) => {
  it('lets a link load its page as a document, once', async () => {
    const { page } = await visit()
    const documents = documentsOf(page)
    await withoutScriptOf(page, '/hours')
    await page.goto(`${prefix}/stores`)
    await hydrated(page)
    await page.locator(`header a[href="${prefix}/hours"]`).first().click()
    await page.getByRole('heading', { level: 1, name: hours }).waitFor()
    await page.locator(`header a[href="${prefix}/jobs"]`).first().click()
    await page.getByRole('heading', { level: 1, name: jobs }).waitFor()
    await expect.poll(() => documents).toEqual([`${prefix}/stores`, `${prefix}/hours`, `${prefix}/jobs`])
  })

  it('reloads the page that needs it at most once in 60 seconds, and leaves it working', async () => {
    const { page } = await visit()
    const documents = documentsOf(page)
    const path = `${prefix}/hours`
    await withoutScriptOf(page, '/hours')
    const begin = now()
    // The clock replaces the timers of the page, so it comes first.
    await page.clock.setFixedTime(begin)
    const failures = await failuresOf(page)
    await page.goto(path)
    await expect.poll(() => documents).toEqual([path, path])
    await expect.poll(() => failures).toEqual(['asks', 'stays'])

    await page.clock.setFixedTime(begin + 59_999)
    await page.reload()
    await expect.poll(() => failures).toEqual(['asks', 'stays', 'stays'])
    expect(documents).toEqual([path, path, path])

    await page.clock.setFixedTime(begin + 60_000)
    await page.reload()
    await expect.poll(() => documents).toEqual([path, path, path, path, path])
    await expect.poll(() => failures.slice(3)).toEqual(['asks', 'stays'])

    await page.locator(`header a[href="${prefix}/jobs"]`).first().click()
    await page.getByRole('heading', { level: 1, name: jobs }).waitFor()
    await expect.poll(() => documents.slice(5)).toEqual([`${prefix}/jobs`])
  })
})

describe('a page that the visitor has used', () => {
  it('is not reloaded', async () => {
    const { page } = await visit()
    const documents = documentsOf(page)
    let refuse = () => {}
    const pressed = new Promise<void>((resolve) => (refuse = resolve))
    await page.route(`**${scriptOfPage('/search-results')}`, async (route) => {
      await pressed
      await route.fulfill({ status: 404, body: 'gone' })
    })
    await page.goto('/search-results')
    await page.getByRole('searchbox').fill('boots')
    await page.getByRole('searchbox').press('End')
    const failed = page.waitForResponse(`**${scriptOfPage('/search-results')}`)
    refuse()
    await failed
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/searchQuery=boots/)
    await page.getByRole('main').getByRole('link', { name: 'Promotions' }).first().waitFor()
    await expect.poll(() => documents).toEqual(['/search-results', '/search-results?searchQuery=boots'])
  })
})

describe.each(byTurns(languages))('under "$prefix"', ({ it, ...language }) => {
  it('page data that fails to load are logged, and the link loads its page as a document', async () => {
    const { page, browserErrors } = await visit()
    const documents = documentsOf(page)
    await page.route('**/*.data*', (route) => route.abort())
    await page.goto(`${language.prefix}/stores`)
    await hydrated(page)
    await page.locator(`header a[href="${language.prefix}/hours"]`).first().click()
    await page.getByRole('heading', { level: 1, name: language.hours }).waitFor()
    await expect.poll(() => documents).toEqual([`${language.prefix}/stores`, `${language.prefix}/hours`])
    expect(browserErrors).toContainEqual(expect.stringContaining('Error loading data'))
    await page.goBack()
    await page.locator('#main').waitFor()
    expect(new URL(page.url()).pathname).toBe(`${language.prefix}/stores`)
  })

  it('a tab that was opened before a new version of the site loads documents of the new version', async () => {
    const { prefix, hours } = language
    const { page, browserErrors } = await visit()
    const documents = documentsOf(page)
    await page.route('**/*.data*', (route) => {
      const url = route.request().url()
      expect(url).toMatch(/[?&]build=[0-9a-f]{8}/)
      return route.continue({ url: url.replace(/build=[0-9a-f]{8}/, 'build=older') })
    })
    await page.goto(`${prefix}/stores`)
    await hydrated(page)
    await page.locator(`header a[href="${prefix}/hours"]`).first().click()
    await page.getByRole('heading', { level: 1, name: hours }).waitFor()
    await expect.poll(() => documents).toEqual([`${prefix}/stores`, `${prefix}/hours`])
    expect(browserErrors).toEqual([])
  })
})

describe('page data that fails to load', () => {
  it('show the server’s error page when the server fails', async () => {
    const { page } = await visit()
    await page.route('**/hours.data*', (route) => route.fulfill({ status: 503, body: 'busy' }))
    await page.goto('/stores')
    await hydrated(page)
    const document = page.waitForResponse((response) => response.url().endsWith('/hours'))
    await page.locator('header a[href="/hours"]').first().click()
    expect((await document).status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
  })

  it.each([
    { prefix: '', title: 'This page could not be found' },
    { prefix: '/es', title: 'No encontramos esta página' },
  ])('of a missing page show the error page: $prefix', async ({ prefix, title }) => {
    const { page } = await visit()
    const documents = documentsOf(page)
    await page.route('**/stores/fogbound.data*', (route) =>
      route.continue({ url: route.request().url().replace('fogbound', 'quilon-nowhere') }),
    )
    await page.goto(`${prefix}/stores?category=coffee-tea`)
    await hydrated(page)
    await page.getByRole('link', { name: /Fogbound Coffee/ }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'page-title')
    await expect.poll(() => documents).toEqual([`${prefix}/stores?category=coffee-tea`])
  })
})
