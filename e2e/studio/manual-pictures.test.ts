import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { untilLoaded } from '../support/open-requests.ts'
import { useStudio } from './open.ts'

const open = useStudio()
const folder = join(import.meta.dirname, '..', '..', 'docs', 'studio')

/** The manual's pictures stay small enough for a slow line. */
const maxBytes = 60_000

/** Saves a picture of the manual if `MANUAL_PICTURES` is set; each run checks that it would fit. */
async function picture(page: Page, name: string): Promise<void> {
  await untilLoaded(page)
  const png = await page.screenshot({ animations: 'disabled' })
  const bytes = Buffer.from(await toWebp(page, png.toString('base64')), 'base64')
  expect([name, bytes.length < maxBytes]).toEqual([name, true])
  if (!process.env['MANUAL_PICTURES']) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.webp`), bytes)
}

/** Smaller than a PNG. An empty page does it, as the studio's policy forbids it there. */
async function toWebp(page: Page, png: string): Promise<string> {
  const empty = await page.context().newPage()
  const url = await empty.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8)
  }, png)
  await empty.close()
  return url.slice(url.indexOf(',') + 1)
}

it('shows every screen of the manual', async () => {
  const { page } = await open('/', { viewport: { width: 1000, height: 640 }, colorScheme: 'light' })
  await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor()
  await picture(page, 'today')
  await page.goto('/hours')
  await page.getByRole('heading', { name: 'Special days' }).waitFor()
  await picture(page, 'hours')
  await page.goto('/whats-on?kind=promotion')
  await page.getByRole('link', { name: 'Bring the tin back, save six dollars' }).click()
  await page.getByLabel('Name, English').fill('Bring the tin back, save seven dollars')
  await page.getByText(/^Saved \d/).waitFor()
  await picture(page, 'offer')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByText('What visitors will see differently').waitFor()
  await picture(page, 'publish')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('“Bring the tin back, save seven dollars” is live.').waitFor()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Recent changes' }).scrollIntoViewIfNeeded()
  await picture(page, 'undo')
  await page.goto('/people')
  await page.getByText('Objeto perdido').click()
  await page.getByRole('button', { name: 'Reply by mail' }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor()
  await picture(page, 'messages')
})
