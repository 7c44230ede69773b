import { describe, expect } from 'vitest'
import { useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { readPage } from '../support/read-page.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    blog: 'Quayside',
    post: 'Seven birds from one bench',
    before: 'Previous post',
    by: /By Tamsin Rafuse/,
  },
  {
    name: 'Spanish',
    prefix: '/es',
    blog: 'En el muelle',
    post: 'Siete aves desde una banca',
    before: 'Publicación anterior',
    by: /Por Tamsin Rafuse/,
  },
] as const

const modes = [
  { how: 'with script', options: {} },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))(
  'a visitor who reads the blog, in $name',
  ({ it, prefix, blog, post, before, by }) => {
    it.each(modes)('goes from the blogs to a post and to the previous one, $how', async ({ options }) => {
      const { page, browserErrors } = await visit(options)
      await page.goto(`${prefix}/blogs`)
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
      await page.locator(`main a[href="${prefix}/blogs/quayside"]`).click()
      await page.getByRole('heading', { level: 1, name: blog }).waitFor()
      await page.getByRole('link', { name: post }).click()
      await page.getByRole('heading', { level: 1, name: post }).waitFor()
      await page.getByText(by).waitFor()
      await page.getByRole('heading', { level: 2, name: before }).waitFor()
      const earlier = page.locator('main nav a').first()
      const title = (await earlier.textContent()) ?? ''
      expect(title).not.toBe(post)
      await earlier.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(browserErrors).toEqual([])
    })

    it('gets a 404 for an unknown post', async () => {
      expect((await readPage(`${prefix}/blogs/nothing`)).status).toBe(404)
      expect((await readPage(`${prefix}/blogs/quayside?page=99`)).status).toBe(404)
    })
  },
)
