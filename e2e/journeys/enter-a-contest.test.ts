import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { mailTo, newAddress } from '../support/mail-to.ts'
import { readPage } from '../support/read-page.ts'
import { open, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    title: 'Contests',
    contest: 'Name the ferry',
    until: /^Enter by /,
    rules: 'Rules',
    how: 'Take part',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    title: 'Concursos',
    contest: 'Ponle nombre al ferry',
    until: /^Participa hasta el /,
    rules: 'Bases',
    how: 'Participa',
  },
] as const

describe('the carousel of contests', () => {
  it('shows one after the other, without autoplay, and wraps around', async () => {
    const { page, browserErrors } = await visit({ reducedMotion: 'reduce' })
    await page.goto('/contests')
    await hydrated(page)
    const contests = page.getByRole('region', { name: 'Contests open now' })
    const next = contests.getByRole('button', { name: 'Next contest' })
    await contests.getByText('1 / 3').waitFor()
    expect(await contests.getByRole('button', { name: 'Play' }).count()).toBe(0)
    await next.click()
    await contests.getByText('2 / 3').waitFor()
    await next.click()
    await contests.getByText('3 / 3').waitFor()
    await next.click()
    await contests.getByText('1 / 3').waitFor()
    await contests.getByRole('button', { name: 'Previous contest' }).click()
    await contests.getByText('3 / 3').waitFor()
    expect(browserErrors).toEqual([])
  })
})

describe.each(byTurns(languages))('a visitor who looks for contests, in $name', ({ it, ...words }) => {
  it('finds closing date, rules and entry form, without script', async () => {
    const { page, browserErrors } = await visit(withoutScript)
    await page.goto(`${words.prefix}/contests`)
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await page.getByRole('link', { name: words.contest }).click()
    await page.getByRole('heading', { level: 1, name: words.contest }).waitFor()
    await page.getByText(words.until).first().waitFor()
    await page.getByRole('heading', { level: 2, name: words.rules }).waitFor()
    await page.getByRole('heading', { level: 2, name: words.how }).waitFor()
    expect(browserErrors).toEqual([])
  })

  it('gets a 404 for an unknown contest', async () => {
    expect((await readPage(`${words.prefix}/contests/nothing`)).status).toBe(404)
  })
})

/** A JPEG with camera metadata, as phones take it. */
const photo = join(import.meta.dirname, '..', 'support', 'photo-with-notes.jpg')

describe.each(visitModes)('a visitor who enters a contest with a photo $name', (mode) => {
  const { browser, prefix, words } = mode

  it('fills in the fields of the contest, sees the same when entering again, and gets a mail', async () => {
    const { page } = await visit(browser)
    const email = newAddress('kenji')
    const enter = async (firstName: string) => {
      await open(page, '/contests/the-harbour-in-one-picture', mode)
      await page.getByLabel(words.fields.first_name).fill(firstName)
      await page.getByLabel(words.fields.last_name).fill('山田')
      await page.getByRole('textbox', { name: words.fields.email }).fill(email)
      await page.locator('input[type=file]').setInputFiles(photo)
      await page.locator('input[name=eligible]').check()
      await page.locator('input[name=rules]').check()
      await page.getByRole('button', { name: words.contest.enter }).click()
    }
    await enter('健二')
    await page.getByText(words.contest.entered).waitFor()
    const mail = await mailTo(email)
    expect(mail.text).toContain(prefix === '' ? 'The harbour in one picture' : 'La bahía en una foto')
    await enter('Kenji')
    await page.getByText(words.contest.entered).waitFor()
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('a file that is not a photo', () => {
  it.each(visitModes)(
    'is rejected, all other fields stay filled in, and another one is accepted, $name',
    async (mode) => {
      const { words, browser } = mode
      const { page } = await visit(browser)
      await open(page, '/contests/the-harbour-in-one-picture', mode)
      await page.getByLabel(words.fields.first_name).fill('Ann')
      await page.getByLabel(words.fields.last_name).fill('Lee')
      await page.getByRole('textbox', { name: words.fields.email }).fill(newAddress('ann'))
      await page.locator('input[name=eligible]').check()
      await page.locator('input[name=rules]').check()
      const files = page.locator('input[type=file]')
      for (const { fault, buffer } of [
        { fault: words.problems.notAPhoto, buffer: Buffer.from(svg) },
        { fault: words.problems.photoIsHeic, buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1') },
        // With script the error is shown before the form is sent.
        ...(mode.hasScript ? [] : [{ fault: words.problems.photoTooLarge, buffer: Buffer.alloc(8_000_000) }]),
      ]) {
        await files.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
        await page.getByRole('button', { name: words.contest.enter }).click()
        await page.getByRole('link', { name: fault }).waitFor()
        expect(await page.getByLabel(words.fields.first_name).inputValue()).toBe('Ann')
        expect(await page.locator('input[name=rules]').isChecked()).toBe(true)
      }
      await files.setInputFiles(photo)
      await page.getByRole('button', { name: words.contest.enter }).click()
      await page.getByText(words.contest.entered).waitFor()
    },
  )
})
