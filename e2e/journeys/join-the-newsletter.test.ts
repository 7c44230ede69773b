import { describe, expect, inject, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { linkIn, type Mail, mailTo, newAddress } from '../support/mail-to.ts'
import { open, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()

describe.each(visitModes)('a visitor who wants the newsletter $name', (mode) => {
  const { words, browser, prefix } = mode

  it('subscribes, confirms by mail, and unsubscribes by mail', async () => {
    const { page, browserErrors } = await visit(browser)
    const email = newAddress('jose')
    await open(page, '/newsletter', mode)
    const agree = page.getByRole('checkbox')
    expect(await agree.isChecked()).toBe(false)
    await page.getByLabel(words.fields.first_name).fill('José-Luis')
    await page.getByLabel(words.fields.last_name).fill('Núñez')
    await page.getByRole('textbox', { name: words.fields.email }).fill(email)
    await page.getByRole('button', { name: words.newsletter.join }).click()
    await page.getByRole('heading', { name: words.form.problem }).waitFor()
    await agree.check()
    await page.getByRole('button', { name: words.newsletter.join }).click()
    await page.getByText(words.newsletter.checkMail).waitFor()

    const asking = await mailTo(email)
    await open(page, linkIn(asking, `${prefix}/newsletter/confirm`).slice(prefix.length), mode)
    await page.getByRole('button', { name: words.newsletter.confirm }).click()
    await page.getByText(words.newsletter.confirmed).waitFor()

    const welcome = await mailTo(email, 2)
    const leaving = linkIn(welcome, `${prefix}/newsletter/unsubscribe`)
    await open(page, leaving.slice(prefix.length), mode)
    await page.getByRole('button', { name: words.newsletter.leave }).click()
    await page.getByText(words.newsletter.left).waitFor()
    expect(browserErrors.filter((text) => !text.includes('422'))).toEqual([])
  })
})

describe('a mail provider', () => {
  it('unsubscribes in one click, without a page', async () => {
    const { page } = await visit()
    const email = newAddress('ann')
    await page.goto('/newsletter')
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Join the newsletter' }).click()
    const mail = await mailTo(email)
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /<(https?:[^>]+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? ''
    expect(url.startsWith(inject('siteUrl'))).toBe(true)
    const send = () =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    const confirming = await visit()
    await confirming.page.goto(linkIn(mail, '/newsletter/confirm'))
    await confirming.page.getByRole('button', { name: 'Yes, send it to me' }).click()
    await confirming.page.getByText('We do not know this link').first().waitFor()
  })
})

function headerOf({ headers }: Mail, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? ''
}
