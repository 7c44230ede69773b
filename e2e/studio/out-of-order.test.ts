import { getAt, setInDocument } from '@promenade/domain/studio/path'
import { expect, it } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { outOfOrderEn as words } from '../../studio/src/messages/out-of-order-en.ts'
import { now } from '../support/clock/run-clock.ts'
import { violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio(
  demoDocuments(new Date(now())).map((one) => {
    if (one.slug !== 'lifts') return one
    const closed = setInDocument(one.document, ['locations', 0, 'closed'], true)
    return { ...one, document: setInDocument(closed, ['locations', 0, 'closed_seen'], '2026-01-02 9:30') }
  }),
)

function closures(platform: FakePlatform) {
  const locations = getAt(platform.find('point-of-interest', 'lifts').published?.document, ['locations'])
  return Array.isArray(locations) ? locations : []
}

it('closes a lift for some days with a cause in both languages, with undo', async () => {
  const { page, platform } = await open('/out-of-order')
  await page.getByRole('button', { name: 'Elevator B (Net Loft): out of order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Elevator B (Net Loft): out of order' })
  await sheet.getByRole('textbox', { name: 'Why, in English (optional)' }).fill('New ropes')
  await sheet.getByRole('textbox', { name: 'Why, in Spanish (optional)' }).fill('Cables nuevos')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Tell visitors' }).click()
  await page.getByText('Elevator B (Net Loft): out of order for visitors.').waitFor()
  const shut = closures(platform).filter((place) => getAt(place, ['closed_why', 'es']) === 'Cables nuevos')
  expect(shut.length).toBeGreaterThan(0)
  await page.getByText(/^Out of order · confirmed .* · New ropes$/).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/New ropes/).waitFor({ state: 'detached' })
})

it('closes a lift until an hour of today, which needs no day', async () => {
  const { page, platform } = await open('/out-of-order')
  await page.getByRole('button', { name: words.closeOf('Elevator B (Net Loft)') }).click()
  const sheet = page.getByRole('dialog', { name: words.closeOf('Elevator B (Net Loft)') })
  const time = sheet.getByLabel(`${words.until}, Time`)
  await time.fill('00:00')
  await sheet.getByText(words.past).waitFor()
  expect(await violations(page)).toEqual([])
  await time.fill('23:59')
  await sheet.getByRole('button', { name: words.confirm }).click()
  await page.getByText(/^Out of order until 11:59.p\.m\.$/).waitFor()
  const until = closures(platform).map((place) => getAt(place, ['closed_until']))
  expect(until).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d 23:59$/))
})

it('confirms in one press, from its hint, that a lift is still out of order, on a phone', async () => {
  const { page, platform } = await open('/faults', { ...phone, locale: 'es' })
  await page.getByRole('link', { name: /^Confirmarlo: / }).tap()
  await page.getByText(/^¿Fuera de servicio\? Sin confirmar desde el 2 (?:de )?ene/).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await findUnreadable(page)).toEqual([])
  await page.getByRole('button', { name: /: sigue fuera de servicio$/ }).tap()
  await page.getByText(/: confirmado por un día\.$/).waitFor()
  expect(getAt(closures(platform)[0], ['closed_seen'])).not.toBe('2026-01-02 9:30')
  await page.getByRole('button', { name: /: ya funciona$/ }).tap()
  await page.getByText(/los visitantes ya ven que funciona\.$/).waitFor()
  expect(closures(platform).filter((place) => getAt(place, ['closed']) === true)).toEqual([])
})

it('closes a corridor of the map, and opens it again by undo', async () => {
  const { page, platform } = await open('/out-of-order')
  const group = () => {
    const all = [...platform.entries.values()].filter(({ kind }) => kind === 'point-of-interest')
    return all.find((one) => getAt(one.published?.document, ['name', 'en']) === words.passageGroup)
  }
  const panel = page.locator('section', { has: page.getByRole('heading', { name: words.passages }) })
  await panel.getByRole('combobox').selectOption({ label: 'Boardwalk passage · Level 1' })
  await panel.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: words.closeOf('Boardwalk passage') })
  await sheet.getByRole('textbox', { name: words.why('English') }).fill('Wet floor')
  await sheet.getByRole('button', { name: words.confirm }).click()
  await page.getByText(words.isClosed('Boardwalk passage')).waitFor()
  await page.getByText(/^Out of order · confirmed .* · Level 1 · Wet floor$/).waitFor()
  // With the focus the notice stays, however long this look takes.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.focus()
  expect(await violations(page)).toEqual([])
  expect(getAt(group()?.published?.document, ['locations', 0])).toMatchObject({
    name: { en: 'Boardwalk passage', es: 'Paso al malecón' },
    level: 1,
    closed: true,
    closed_why: { en: 'Wet floor' },
  })
  await undo.click()
  await page.getByText(/Wet floor/).waitFor({ state: 'detached' })
  expect(group()).toBeUndefined()
})

it('finds what has no record yet by the search, and keeps the focus when it is closed', async () => {
  const { page } = await open('/out-of-order')
  await page.getByRole('searchbox', { name: words.find }).fill('walk escal')
  await page.getByRole('heading', { name: words.passages }).waitFor()
  const list = page.getByRole('combobox', { name: words.passage })
  await list.selectOption({ label: 'South Walk escalator · Level 1' })
  await page.getByRole('button', { name: words.close, exact: true }).click()
  await page.getByRole('button', { name: words.confirm }).click()
  const still = page.getByRole('button', { name: words.stillOf('South Walk escalator') })
  await still.waitFor()
  // What opened the sheet is gone: the focus is on the screen, not lost.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true)
})

it('chooses a passage on the plan or in the list, each shown in the other', async () => {
  const { page } = await open('/out-of-order')
  const panel = page.locator('section', { has: page.getByRole('heading', { name: words.passages }) })
  const list = panel.getByRole('combobox')
  await panel.getByText(words.onPlan).click()
  const walk = panel.locator('path', { has: page.locator('title', { hasText: /^North Walk$/ }) })
  await walk.dispatchEvent('click')
  await expect.poll(() => list.locator('option:checked').innerText()).toBe('North Walk · Level 1')
  const chosen = panel.locator('path[data-chosen]')
  await expect.poll(() => chosen.locator('title').textContent()).toBe('North Walk')
  await list.selectOption({ label: 'South Walk · Level 3' })
  await panel.getByRole('button', { name: 'Level 3', pressed: true }).waitFor()
  await expect.poll(() => chosen.locator('title').textContent()).toBe('South Walk')
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: words.close }).click()
  await page.getByRole('dialog', { name: words.closeOf('South Walk') }).waitFor()
})
