import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/violations.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()

const paths = [
  '/',
  '/whats-on',
  '/stores?q=a',
  '/hours',
  '/pages',
  '/pictures',
  '/people',
  '/settings',
  '/bin',
  '/log-in',
]
const kinds = [
  'store',
  'promotion',
  'event',
  'job',
  'hours',
  'special-day',
  'gallery',
  'homepage',
  'point-of-interest',
  'banner',
  'property',
] as const

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  it.each([
    ['wide and light', { colorScheme: 'light' as const }],
    ['on a phone and dark', { ...phone, colorScheme: 'dark' as const }],
  ])('has no fault that axe finds on any screen, %s', async (_, options) => {
    const { page, platform } = await open('/', { locale, ...options })
    const entries = kinds.map((kind) => {
      const entry = [...platform.entries.values()].find((one) => one.kind === kind)
      return `/entries/${entry?.id}`
    })
    const found: string[] = []
    for (const path of [...paths, ...entries, '/entries/new-promotion']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settle(page)
      for (const line of await violations(page)) found.push(`${path} ${line}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) found.push(`${path} is ${wide} px too wide`)
    }
    expect(found).toEqual([])
  })
})

it('has no fault in its dialogs', async () => {
  const { page } = await open('/whats-on?kind=promotion', { ...phone })
  const found: string[] = []
  const look = async (name: string) => {
    await settle(page)
    for (const line of await violations(page)) found.push(`${name} ${line}`)
  }
  await page.getByLabel('Select all that are shown').check()
  await look('selection')
  await page.getByRole('button', { name: 'Change a field …' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Last day' })
  await look('bulk change')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  await look('search')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await look('more')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bring the tin back, save six dollars' }).click()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('At a moment', { exact: true }).check()
  await look('publish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await look('menu')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await look('history')
  expect(found).toEqual([])
})

/** Parts that are loaded late are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('.waiting').count()).toBe(0)
}
