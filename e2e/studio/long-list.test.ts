import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { demoDocuments, withStores } from './demo-documents.ts'
import { useStudio } from './open.ts'

const open = useStudio(withStores(demoDocuments(new Date(now())), 500))

it('draws the first of 500 stores, and the rest of them while somebody scrolls', async () => {
  const { page } = await open('/stores')
  const rows = page.locator('main table tbody tr')
  await rows.first().waitFor()
  await page.getByRole('link', { name: 'Hours' }).click()
  await page.locator('[class*=days]').waitFor()
  const drawn = page.evaluate(countFirstRows)
  await page.getByRole('link', { name: 'Stores', exact: true }).click()
  expect(await drawn).toBeLessThan(100)
  await page.getByText('500 entries').waitFor()
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded()
      return rows.count()
    })
    .toBe(500)
})

/** Runs in the page: how many rows the next list has when it is painted for the first time. */
function countFirstRows(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const rows = document.querySelectorAll('main table tbody tr')
      if (rows.length === 0) return
      observer.disconnect()
      resolve(rows.length)
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
}
