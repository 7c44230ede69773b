import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }

const languages = [
  {
    name: 'English',
    prefix: '',
    start: 'Start',
    next: 'Next',
    back: 'One back',
    all: 'All steps',
    done: 'Done',
    arrived: 'You have arrived.',
    progress: (step: number, count: number) => `Step ${step} of ${count}`,
    levels: 'Levels',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    start: 'Empezar',
    next: 'Siguiente',
    back: 'Un paso atrás',
    all: 'Todos los pasos',
    done: 'Listo',
    arrived: 'Ya llegaste.',
    progress: (step: number, count: number) => `Paso ${step} de ${count}`,
    levels: 'Niveles',
  },
] as const

/** To another level than that of the door. */
const query = '/map?from=ferry-door&to=casa-jicara'

describe.each(byTurns(languages))('a visitor who follows a route, in $name', ({ it, ...words }) => {
  const { prefix, progress } = words
  const path = prefix + query

  it('goes from step to step on a phone until they have arrived, and the level comes along', async () => {
    const { page, browserErrors } = await visit(phone)
    await page.goto(path)
    await hydrated(page)
    const texts = await steps(page).locator('> :last-child').allTextContents()
    const count = texts.length
    await page.getByRole('link', { name: words.start, exact: true }).tap()
    const levels = []
    for (let step = 1; step <= count; step += 1) {
      await card(page).getByText(progress(step, count)).waitFor()
      expect(await card(page).innerText()).toContain(texts[step - 1])
      expect(new URL(page.url()).searchParams.get('step')).toBe(String(step))
      const [shown] = await card(page).locator('p').first().locator('span').last().allTextContents()
      await expect.poll(() => shownLevel(page, words.levels)).toBe(shown)
      levels.push(shown)
      if (step < count) await page.getByRole('link', { name: words.next, exact: true }).tap()
    }
    expect(new Set(levels).size).toBe(2)
    expect(await card(page).innerText()).toContain(words.arrived)
    await page.getByRole('link', { name: words.done, exact: true }).tap()
    await page.getByRole('link', { name: words.start, exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.has('step')).toBe(false)
    expect(browserErrors).toEqual([])
  })

  it('sees the whole step, and the piece of the line, above the foot of the screen', async () => {
    const { page } = await visit(phone)
    await page.goto(`${path}&step=2`)
    await hydrated(page)
    const next = await boxOf(page.getByRole('link', { name: words.next, exact: true }))
    expect(next.y + next.height).toBeLessThanOrEqual(640)
    const piece = await boxOf(page.locator('#plan svg path[class*="_route"]').last())
    const sheet = await boxOf(page.locator('[data-sheet]'))
    expect(piece.y).toBeGreaterThan(100)
    expect(piece.y + piece.height).toBeLessThanOrEqual(sheet.y + 1)
    expect(Math.max(piece.width, piece.height)).toBeGreaterThan(60)
  })

  it('uses the arrow keys on the controls, keeps the focus, and hears each step', async () => {
    const { page } = await visit()
    await page.goto(`${path}&step=1`)
    await hydrated(page)
    const count = await steps(page).count()
    const next = card(page).getByRole('link').last()
    await next.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').getByText(progress(2, count)).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByRole('status').getByText(progress(3, count)).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('status').getByText(progress(2, count)).waitFor({ state: 'attached' })
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true)
    await card(page).getByRole('link', { name: words.back, exact: true }).press('Enter')
    await card(page).getByRole('link', { name: words.all, exact: true }).waitFor()
    await expect
      .poll(() =>
        card(page)
          .getByRole('link')
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true)
  })

  it('shares a step by its address, with and without script', async () => {
    const texts = []
    for (const options of [{}, withoutScript]) {
      const { page } = await visit(options)
      await page.goto(`${path}&step=4`)
      texts.push(await card(page).innerText())
      expect(await shownLevel(page, words.levels)).toMatch(/2/)
      expect(await steps(page).locator('xpath=self::*[@aria-current="step"]').count()).toBe(1)
    }
    expect(texts[0]).toContain(progress(4, 6))
    expect(texts[1]).toBe(texts[0])
  })

  it('follows it without script, and gives axe nothing to complain about', async () => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(path)
    await page.getByRole('link', { name: words.start, exact: true }).tap()
    await page.waitForURL(/step=1/)
    await page.getByRole('link', { name: words.next, exact: true }).tap()
    await page.waitForURL(/step=2/)
    const { page: scripted } = await visit({ ...phone, colorScheme: 'dark' })
    await scripted.goto(`${path}&step=6`)
    await hydrated(scripted)
    expect(await violations(scripted)).toEqual([])
  })
})

describe('a step of a route', () => {
  it('on the same level is shown without a request', async () => {
    const { page } = await visit()
    await page.goto(`${query}&step=1&level=1`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await card(page).getByText('Step 2 of 6').waitFor()
    await page.locator('#plan nav').getByRole('link', { name: 'Level 2' }).waitFor()
    expect(requests.filter((url) => url.includes('/map.data'))).toEqual([])
    expect(
      await page.locator('#plan nav').getByRole('link', { name: 'Level 2' }).getAttribute('href'),
    ).toMatch(/step=2/)
  })

  it('beyond the last one is the last one, and one that is no number is none', async () => {
    const { page } = await visit(withoutScript)
    await page.goto(`${query}&step=99`)
    expect(await card(page).innerText()).toContain('Step 6 of 6')
    await page.goto(`${query}&step=first`)
    expect(await card(page).count()).toBe(0)
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}

function card(page: Page) {
  return page.locator('section[aria-labelledby="route"] [role="group"]')
}

function shownLevel(page: Page, levels: string) {
  return page.getByRole('navigation', { name: levels }).locator('[aria-current]').textContent()
}
