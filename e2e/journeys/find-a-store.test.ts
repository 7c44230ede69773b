import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { readPage } from '../support/read-page.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    category: 'Coffee & Tea',
    status: /^(Open Now|Closed)/,
    count: /^\d+ stores?$/,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    category: 'Café y té',
    status: /^(Abierto ahora|Cerrado|Hoy cerrado)/,
    count: /^\d+ tiendas?$/,
  },
] as const

const modes = [
  { how: 'on a desk', options: {} },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))(
  'a visitor who wants coffee, in $name',
  ({ it, prefix, category, status, count }) => {
    it.each(modes)('finds a café, where it is and whether it is open, $how', async ({ options }) => {
      const { page, browserErrors } = await visit(options)
      await page.goto(`${prefix}/stores`)
      await page.getByRole('link', { name: category }).click()
      await page.waitForURL(/category=coffee-tea/)
      await expect.poll(() => page.locator('main').getByText(count).first().textContent()).toMatch(count)
      await page.getByRole('link', { name: /Fogbound Coffee/ }).click()
      await page.waitForURL(`**${prefix}/stores/fogbound`)
      await page.getByRole('heading', { level: 1, name: 'Fogbound Coffee' }).waitFor()
      expect(await page.locator('header [data-state]').last().textContent()).toMatch(status)
      expect(await page.getByText(/112/).first().isVisible()).toBe(true)
      expect(browserErrors).toEqual([])
    })

    it('returns to the former position in the directory', async () => {
      const { page } = await visit()
      await page.goto(`${prefix}/stores?category=coffee-tea`)
      await hydrated(page)
      await page.getByRole('link', { name: /Fogbound Coffee/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Fogbound Coffee' }).waitFor()
      await page.locator('main a').first().click()
      await page.waitForURL(/category=coffee-tea#letter-F$/)
    })

    it('chooses the category from a panel on a phone', async () => {
      const { page } = await visit(phone)
      await page.goto(`${prefix}/stores`)
      expect(await page.getByRole('link', { name: category }).isVisible()).toBe(false)
      await page.locator('button[popovertarget="categories"]').tap()
      await page.getByRole('link', { name: category }).tap()
      await page.waitForURL(/category=coffee-tea/)
      await page.getByRole('link', { name: /Fogbound Coffee/ }).waitFor()
    })
  },
)

describe('the letters of the directory', () => {
  it('filter the stores without a request after hydration', async () => {
    const { page } = await visit()
    await page.goto('/stores')
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') requests.push(request.url())
    })
    await page.getByRole('link', { name: 'Stores starting with Q', exact: true }).click()
    await page.waitForURL(/letter=Q/)
    await page.getByRole('heading', { level: 2, name: 'A', exact: true }).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 2, name: 'Q', exact: true }).waitFor()
    expect(requests.filter((url) => url.includes('/stores.data'))).toEqual([])
  })

  it.each(modes)('links letters and categories to the stores that they count, $how', async ({ options }) => {
    const { page } = await visit(options)
    await page.goto('/stores?letter=Q')
    const categories = page.getByRole('navigation', { name: 'Category' })
    const leading = await categories.getByRole('link').filter({ hasText: /\d+$/ }).all()
    expect(leading.length).toBeGreaterThan(0)
    expect(await categories.locator('span', { hasText: /^[^\d]+0$/ }).count()).toBeGreaterThan(0)
    const [first] = leading
    const count = /\d+$/.exec((await first?.textContent()) ?? '')?.[0]
    await first?.click()
    await page.waitForURL(/letter=Q&category=/)
    await page.getByText(count === '1' ? '1 store' : `${count} stores`, { exact: true }).waitFor()
    await expect.poll(() => page.locator('main section li:visible').count()).toBe(Number(count))
  })

  it('show the specification’s text when nothing is left', async () => {
    const search = '?letter=X&category=coffee-tea'
    expect((await readPage(`/stores${search}`)).text).toContain('No stores for that selection.')
    expect((await readPage(`/es/stores${search}`)).text).toContain('No hay tiendas con esa selección.')
  })
})

describe('the sections', () => {
  it.each(['/retail', '/foodandbeverage', '/professionalservices'])(
    '%s shows the filtered directory',
    async (path) => {
      const [part, all] = [await storesOn(path), await storesOn('/stores')]
      expect(part.size).toBeGreaterThan(10)
      expect(part.size).toBeLessThan(all.size)
      expect([...part].filter((href) => !all.has(href))).toEqual([])
    },
  )
})

/** The addresses of the stores that a page lists. */
async function storesOn(path: string): Promise<ReadonlySet<string>> {
  const { links } = await readPage(path)
  return new Set(links.map(({ href }) => href).filter((href) => /^\/stores\/[^/?]+$/.test(href)))
}
