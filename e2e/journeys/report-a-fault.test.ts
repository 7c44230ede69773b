import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { newAddress } from '../support/mail-to.ts'
import { open, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()

describe.each(visitModes)('a visitor who finds something wrong $name', (mode) => {
  const { words, browser } = mode
  const { report } = words

  it('tells it from the page of the store, and gets back there', async () => {
    const { page, browserErrors } = await visit(browser)
    const email = newAddress('ann')
    await open(page, '/stores/ixtle', mode)
    await page.getByRole('link', { name: report.link }).click()
    await page.waitForURL('**/report?about=stores/ixtle')
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Ixtle' }).waitFor()
    const send = page.getByRole('button', { name: report.send, exact: true })
    await send.click()
    await page.getByRole('link', { name: report.problemMissing }).waitFor()
    await page.getByLabel(report.problem).selectOption({ label: report.problems.other })
    await send.click()
    await page.getByRole('link', { name: words.problems.missing }).waitFor()
    expect(await page.getByLabel(report.problem).inputValue()).toBe('other')
    await page.getByLabel(report.message).fill('The <b>sign</b> says Ixtli.')
    await page.getByLabel(words.fields.email).fill(email)
    await send.click()
    await page.getByText(report.thanks, { exact: true }).waitFor()
    await page.getByText(report.receivedFrom(email)).waitFor()
    await page.getByRole('link', { name: report.back }).click()
    await page.waitForURL('**/stores/ixtle')
    // The browser logs the expected status 422.
    expect(browserErrors.filter((text) => !text.includes('422'))).toEqual([])
  })
})

it('a place of the map leads to the form about it', async () => {
  const { page } = await visit()
  await page.goto('/map')
  await hydrated(page)
  await page.goto('/map?store=north-slip')
  await page.getByRole('link', { name: 'Is something wrong here? Tell us' }).click()
  await page.waitForURL('**/report?about=map/north-slip')
  await page.getByRole('combobox', { name: 'What is wrong?' }).waitFor()
})
