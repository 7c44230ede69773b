import { expect, it } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { now } from '../support/clock/run-clock.ts'
import { phone, useStudio } from './open.ts'

const documents = demoDocuments(new Date(now()))
const open = useStudio(
  documents.map((one) => {
    const { kind, slug, document } = one
    if (kind === 'store' && slug === 'ixtle')
      return { ...one, document: { ...document, logo: { path: 'logos/ixtle.svg' } } }
    if (kind === 'store' && slug === 'eelgrass')
      return { ...one, document: { ...document, description: { en: '<p>Seaweed.</p>' } } }
    if (kind === 'event' && slug === 'roof-rink')
      return {
        ...one,
        document: { ...document, description: { en: '<p>Lorem ipsum dolor.</p>', es: '<p>Pista.</p>' } },
      }
    return one
  }),
)

function ixtle(platform: FakePlatform) {
  return platform.find('store', 'ixtle').published?.document['logo']
}

it('lists what is wrong, leads to the field, and mends in one press with its undo', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('link', { name: /^Faults 1 fault, \d+ hints$/ }).click()
  await page.getByRole('heading', { name: 'Text of a template' }).waitFor()
  const decorate = page.getByRole('button', { name: 'Only decoration: Ixtle' })
  await decorate.click()
  await page.getByText('Picture without words: Ixtle is mended.').waitFor()
  expect(ixtle(platform)).toEqual({ path: 'logos/ixtle.svg', decorative: true })
  await decorate.waitFor({ state: 'detached' })
  // Its button is gone: the focus goes on to what is near.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await decorate.waitFor()
  expect(ixtle(platform)).toEqual({ path: 'logos/ixtle.svg' })
  await page.getByRole('link', { name: 'The Roof Rink' }).click()
  const field = page.getByRole('textbox', { name: 'Description, English' })
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('is filtered by severity and kind, on a phone in Spanish, and keeps the choice', async () => {
  const { page } = await open('/faults', { ...phone, locale: 'es' })
  await page.getByLabel('Cuáles').selectOption('hint')
  await page.getByRole('heading', { name: 'Texto de plantilla' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Imagen sin palabras' }).waitFor()
  const untranslated = page.locator('section', { has: page.getByRole('heading', { name: 'Sin traducir' }) })
  expect(await untranslated.getByRole('link', { name: 'Traducir' }).getAttribute('href')).toBe('/translate')
  await page.reload()
  await page.getByLabel('Tipo').selectOption('store')
  await page.waitForURL('**/faults?severity=hint&kind=store')
  await page.getByLabel('Cuáles').selectOption('fault')
  await page.getByText('Nada de este tipo.').waitFor()
  expect(await violations(page)).toEqual([])
})

it('shows the worst on the first screen, each with the way to its field', async () => {
  const { page } = await open('/')
  await page.getByRole('link', { name: /^See all \d+$/ }).waitFor()
  await page.locator('#main').getByRole('link', { name: 'Ixtle', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-logo/)
})
