import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { inEnglish, open, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()
const siteUrl = () => inject('siteUrl')

describe.each(visitModes)('a visitor with two devices, $name,', (mode) => {
  const { words, browser } = mode
  const { received, send } = words.favorites

  it('transfers favorites from one to the other, which keeps its own', async () => {
    const { page: sender } = await visit(browser)
    await save(sender, 's3.s12')
    await open(sender, '/favorites', mode)
    const link = sender.getByRole('region', { name: send.title }).getByRole('link')
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.search).toBe('?add=s3.s12')
    await sender.getByRole('img', { name: send.code }).waitFor()

    const { page, browserErrors } = await visit(browser)
    await save(page, 's5.s12')
    await page.goto(siteUrl() + address.pathname + address.search)
    await page.getByRole('region', { name: received.title }).getByText(received.present(1)).waitFor()
    expect(await saved(page)).toBe('s5.s12')
    await page.getByRole('button', { name: received.add(1) }).click()
    await page.waitForURL(/state=merged/)
    expect(await saved(page)).toBe('s3.s5.s12')
    await page.reload()
    expect(await saved(page)).toBe('s3.s5.s12')
    expect(browserErrors).toEqual([])
  })

  it('reads that a link is too long, and keeps the favorites', async () => {
    const { page } = await visit(browser)
    await save(page, 's5')
    await open(page, `/favorites?add=${'s3.'.repeat(550)}`, mode)
    await page.getByText(received.tooLongHint).waitFor()
    expect(await page.getByRole('button', { name: received.add(1) }).count()).toBe(0)
    expect(await saved(page)).toBe('s5')
  })
})

it('offers a new link after a removal', async () => {
  const { send } = inEnglish.words.favorites
  const { page } = await visit(inEnglish.browser)
  await save(page, 's3.s12')
  await page.goto('/favorites')
  await hydrated(page)
  const section = page.getByRole('region', { name: send.title })
  await page.locator('button[form="remove-favorite"]').first().click()
  await section.getByText(send.outdated).waitFor()
  expect(await section.getByRole('img').count()).toBe(0)
  await section.getByRole('link', { name: send.renew }).click()
  await section.getByRole('link', { name: /add=s12$/ }).waitFor()
})

function save(page: Page, value: string): Promise<void> {
  return page.context().addCookies([{ name: 'favorites', value, url: siteUrl() }])
}

async function saved(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'favorites')?.value
}
