import { describe, expect } from 'vitest'
import { phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { readPage } from '../support/read-page.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    jobs: 'Jobs',
    type: 'Full-time',
    title: 'Night baker',
    apply: 'How to apply',
    by: /^Apply by \w+ \d+/,
    none: 'No job postings.',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    jobs: 'Vacantes',
    type: 'Tiempo completo',
    title: 'Panadero de madrugada',
    apply: 'Cómo postularte',
    by: /^Postúlate hasta el \d+ de \w+/,
    none: 'No hay vacantes publicadas.',
  },
] as const

const modes = [
  { how: 'on a desk', options: {} },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))('a visitor who looks for work, in $name', ({ it, ...words }) => {
  const { prefix } = words

  it.each(modes)('finds a job, who hires and how to apply, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(prefix || '/')
    await page.locator('header').getByRole('link', { name: words.jobs, exact: true }).click()
    // A document is read to its end then.
    await page.waitForURL(`**${prefix}/jobs`)
    await page.getByRole('heading', { level: 1, name: words.jobs }).waitFor()
    const all = await page.locator('main li h3').count()
    await page.locator('main').getByRole('link', { name: words.type, exact: true }).click()
    await page.waitForURL(/type=full-time$/)
    await page.waitForFunction((count) => document.querySelectorAll('main li h3').length < count, all)
    await page.getByRole('link', { name: words.title }).click()
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    await page.getByText(words.by).first().waitFor()
    await page.getByRole('heading', { level: 2, name: words.apply }).waitFor()
    await page.waitForLoadState()
    expect(await page.locator('main a[href^="mailto:crumb-and-compass@"]').isVisible()).toBe(true)
    await page.locator('main').getByRole('link', { name: 'Crumb & Compass', exact: true }).click()
    await page.waitForURL(`**${prefix}/stores/crumb-and-compass`)
    await page.getByRole('heading', { level: 1, name: 'Crumb & Compass' }).waitFor()
    await page.locator('main').getByRole('link', { name: words.title }).click()
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    expect(browserErrors).toEqual([])
  })

  it('navigates by the menu of a phone', async () => {
    const { page } = await visit(phone)
    await page.goto(prefix || '/')
    await page.locator('button[popovertarget="main-menu"]').first().tap()
    await page.locator('#main-menu').getByRole('link', { name: words.jobs, exact: true }).tap()
    await page.getByRole('heading', { level: 1, name: words.jobs }).waitFor()
  })

  it('reads the specification’s text when there is nothing', async () => {
    expect((await readPage(`${prefix}/jobs?type=astronaut`)).text).toContain(words.none)
  })
})
