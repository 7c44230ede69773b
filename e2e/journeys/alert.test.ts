import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 740 } }

describe('the alert of the mall', () => {
  it.each([
    { path: '/', more: 'More', less: 'Less', kind: 'Notice' },
    { path: '/es/hours', more: 'Más', less: 'Menos', kind: 'Para tu visita' },
  ])('takes one line of a phone on $path and opens by keyboard, without script', async (words) => {
    const { page, browserErrors } = await visit({ ...small, ...withoutScript })
    await page.goto(words.path)
    const alert = page.getByRole('complementary', { name: words.kind })
    const height = async () => (await boxOf(alert)).height
    expect(await height()).toBeLessThanOrEqual(40)
    await alert.getByText(words.more, { exact: true }).waitFor()
    await alert.locator('summary').focus()
    await page.keyboard.press('Enter')
    await alert.getByText(words.less, { exact: true }).waitFor()
    await alert.getByRole('link').waitFor()
    expect(await height()).toBeGreaterThan(100)
    expect(browserErrors).toEqual([])
  })

  it('reaches its link by keyboard when open, and pushes the page down', async () => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.goto('/')
    const alert = page.getByRole('complementary', { name: 'Notice' })
    await alert.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const link = await boxOf(page.locator('aside a:focus'))
    const box = await boxOf(alert)
    const main = await boxOf(page.locator('main'))
    expect(link.y + link.height).toBeLessThanOrEqual(box.y + box.height)
    expect(main.y).toBeGreaterThanOrEqual(box.y + box.height - 1)
  })

  it('is fully visible on a wide screen', async () => {
    const { page } = await visit({ ...withoutScript, viewport: { width: 1280, height: 900 } })
    await page.goto('/')
    const alert = page.getByRole('complementary', { name: 'Notice' })
    await alert.getByRole('link', { name: 'Getting here' }).waitFor()
    expect(await alert.locator('summary').isVisible()).toBe(false)
  })

  it('keeps the focus on its link while the search opens', async () => {
    const { page } = await visit()
    await page.goto('/hours')
    await hydrated(page)
    const link = page.getByRole('complementary', { name: 'Notice' }).getByRole('link')
    await link.evaluate((element) => element.setAttribute('data-seen', ''))
    await page.locator('header a[href$="/search-results"]').click()
    await page.getByRole('combobox').waitFor()
    expect(await link.getAttribute('data-seen')).toBe('')
  })
})
