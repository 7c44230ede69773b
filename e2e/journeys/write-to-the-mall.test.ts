import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { type Mail, mailsTo, newAddress } from '../support/mail-to.ts'
import { inEnglishWithoutScript, open, type VisitMode, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()
const staff = 'hello@merrowquay.example'

describe.each(visitModes)('a visitor who writes to the mall $name', (mode) => {
  const { words, browser } = mode

  it('reads what is missing, keeps the input, and is thanked when it is stored', async () => {
    const { page, browserErrors } = await visit(browser)
    const email = newAddress('ann')
    await open(page, '/contact-us', mode)
    const title = await page.title()
    await page.getByLabel(words.fields.name).fill("Siobhán O'Neil 山田")
    await page.getByLabel(words.fields.email).fill('siobhan@')
    await page.getByRole('button', { name: words.contact.send, exact: true }).click()

    const summary = page.getByRole('heading', { name: words.form.problem })
    await summary.waitFor()
    await expect.poll(() => page.title()).toBe(`${words.form.error} ${title}`)
    await expect.poll(() => isAtFocus(page.getByRole('group', { name: words.form.problem }), mode)).toBe(true)
    expect(await page.getByLabel(words.fields.name).inputValue()).toBe("Siobhán O'Neil 山田")
    const wrong = page.getByLabel(words.fields.email)
    expect(await wrong.inputValue()).toBe('siobhan@')
    expect(await wrong.getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('link', { name: words.problems.notAnAddress }).click()
    await expect.poll(() => isAtFocus(wrong, mode)).toBe(true)
    await wrong.fill(email)
    await page.getByLabel(words.fields.message).fill('I have lost a glove.\nIt is <b>red</b>.')
    await page.getByRole('button', { name: words.contact.send, exact: true }).click()

    await page.getByText(words.contact.thanks, { exact: true }).waitFor()
    await page.getByText(words.contact.received).waitFor()
    await expect.poll(() => page.title()).toBe(`${words.contact.thanks} · ${title}`)
    await expect.poll(async () => (await mailsFrom(email)).length).toBe(1)
    const [mail] = await mailsFrom(email)
    expect(mail?.text).toContain('> I have lost a glove.\n> It is <b>red</b>.')
    expect(mail?.html).not.toContain('<b>red</b>')
    // The browser logs the expected status 422.
    expect(browserErrors.filter((text) => !text.includes('422'))).toEqual([])
  })
})

describe('a rejected form', () => {
  it('does not affect the title of the next page', async () => {
    const { page } = await visit()
    await page.goto('/contact-us')
    await hydrated(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    await page.getByRole('main').getByRole('link', { name: 'All hours' }).click()
    await page.waitForURL('**/hours')
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    // A restored title would be restored within a frame or two.
    await page.waitForTimeout(300)
    expect(await page.title()).not.toMatch(/Error|Contact/)
  })
})

describe('a message that is sent twice', () => {
  it('is stored once', async () => {
    const { page } = await visit(inEnglishWithoutScript.browser)
    await page.goto('/contact-us')
    const form = await page
      .locator('form:has(textarea)')
      .evaluate((element) =>
        element instanceof HTMLFormElement
          ? [...new FormData(element)].flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value]] : [],
            )
          : [],
      )
    const email = newAddress('ann')
    const fields = {
      ...Object.fromEntries(form),
      name: 'Ann Lee',
      email,
      message: 'Once.',
    }
    const send = () =>
      page.request.post('/contact-us', { form: fields, headers: { 'sec-fetch-site': 'same-origin' } })
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map((response) => response.status())).toEqual([200, 200, 200])
    expect(responses.map((response) => response.headers()['cache-control'])).toEqual(
      Array(3).fill('private, no-store'),
    )
    const texts = async () => (await mailsFrom(email)).map(({ text }) => text)
    await expect.poll(texts).toEqual([expect.stringContaining('Once.')])
    const other = await page.request.post('/contact-us', {
      form: { ...fields, message: 'Another one.' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(other.status()).toBe(200)
    await expect
      .poll(texts)
      .toEqual([expect.stringContaining('Once.'), expect.stringContaining('Another one.')])
  })
})

describe('a tab that is older than the site', () => {
  it('still shows the outcome of its form, which needs no further request', async () => {
    const { page } = await visit()
    await page.goto('/contact-us')
    await hydrated(page)
    await page.route(/\/contact-us\.data/, (route) =>
      route.request().method() === 'POST' ? route.continue() : route.abort(),
    )
    await page.getByLabel('Full name').fill('Ann Lee')
    await page.getByLabel('E-mail').fill(newAddress('ann'))
    await page.getByLabel('Your message').fill('Still here.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Thank You!', { exact: true }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact us')
  })
})

/** The mails to staff that are answered to this address: other journeys write to the mall meanwhile. */
async function mailsFrom(email: string): Promise<readonly Mail[]> {
  return (await mailsTo(staff)).filter(({ replyTo }) => replyTo?.[0]?.address === email)
}

/** True if the element has the focus. Always true without script, since only script moves the focus here. */
async function isAtFocus(element: Locator, { hasScript }: VisitMode): Promise<boolean> {
  return !hasScript || element.evaluate((one) => one === document.activeElement)
}
