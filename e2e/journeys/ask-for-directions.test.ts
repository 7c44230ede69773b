import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'

const visit = useBrowser()

const empty = [
  {
    prefix: '',
    show: 'Show the way',
    from: 'From',
    faults: [/choose where you start/, /choose where you want to go/],
  },
  {
    prefix: '/es',
    show: 'Mostrar el camino',
    from: 'Desde',
    faults: [/elige de dónde sales/, /elige a dónde vas/],
  },
]

describe.each(empty)('directions without both ends, under "$prefix"', ({ prefix, show, from, faults }) => {
  it.each([
    { how: 'with script', options: {} },
    { how: 'without script', options: withoutScript },
  ])('are rejected with a focused summary that links to the fields, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/map`)
    if (!('javaScriptEnabled' in options)) await hydrated(page)
    await page.getByRole('button', { name: show }).click()
    const summary = page.getByRole('group').filter({ has: page.locator('#problem') })
    await expect
      .poll(() => summary.locator('li').allTextContents())
      .toEqual(faults.map((fault) => expect.stringMatching(fault)))
    await expect.poll(() => summary.evaluate((panel) => panel === document.activeElement)).toBe(true)
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    const field = page.getByLabel(from, { exact: true })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.getAttribute('aria-describedby')).toBe('field-from-fault')
    await summary.getByRole('link').first().click()
    await expect.poll(() => field.evaluate((select) => select === document.activeElement)).toBe(true)
    await field.selectOption('ferry-door')
    await page.getByRole('button', { name: show }).click()
    await expect.poll(() => summary.locator('li').count()).toBe(1)
    expect(await field.inputValue()).toBe('ferry-door')
    expect(browserErrors).toEqual([])
  })
})
