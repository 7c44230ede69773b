import { expect, it } from 'vitest'
import { phone, useBrowser, withoutScript } from '../support/browser.ts'
import { arrived } from '../support/measure.ts'

const visit = useBrowser()

it.each(['/contact-us', '/es/newsletter', '/es/contests/name-the-ferry', '/login'])(
  'every error of the form on %s leads to a field whose label is in sight',
  async (path) => {
    const { page } = await visit({ ...phone, ...withoutScript, viewport: { width: 360, height: 640 } })
    await page.goto(path)
    await page.locator('main form button:not([type="button"])').last().click()
    const errors = page.locator('main [role="group"] a[href^="#"]')
    await errors.first().waitFor()
    await arrived(page)
    const count = await errors.count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      const id = (await errors.nth(index).getAttribute('href'))?.slice(1)
      await errors.nth(index).click()
      const label = page.locator(`label[for="${id}"]`)
      const hit = await label.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 4, top + 4))
      })
      expect({ id, hit }).toEqual({ id, hit: true })
    }
  },
)
