import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { daysAfter, nextYearly, today } from '../support/clock/days.ts'
import { countGestures, isInSight } from '../support/gestures.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }

/** One of the ten most common tasks of a visitor, with the goal for a phone. */
interface Task {
  readonly name: string
  readonly path: string
  readonly taps: number
  /** Pixels from the top of the screen at which the answer may begin. */
  readonly maxTop: number
  /** Does the task with `tap` and returns the answer. */
  readonly act: (page: Page, tap: (target: Locator) => Promise<void>) => Promise<Locator>
}

const tasks = (prefix: string, words: (typeof languages)[number]): readonly Task[] => [
  {
    name: 'whether the mall is open',
    path: '/',
    taps: 0,
    maxTop: 60,
    act: async (page) => page.locator('body > header [data-state]').first(),
  },
  {
    name: 'the hours on 24 December',
    path: '/',
    taps: 1,
    maxTop: 640,
    act: async (page, tap) => {
      await tap(page.locator(`main a[href="${prefix}/hours"]`).first())
      await page.waitForURL(`**${prefix}/hours`)
      return answerForDate(page)
    },
  },
  {
    name: 'the place of a store, by its name',
    path: '/stores',
    taps: 1,
    maxTop: 500,
    act: async (page, tap) => {
      await tap(page.getByRole('searchbox'))
      await page.keyboard.type('ixt')
      const stores = page.locator('main li:visible', { has: page.locator('a[href*="/stores/"]') })
      await expect.poll(() => stores.count()).toBe(1)
      return stores.first().getByText(words.level)
    },
  },
  {
    name: 'a route to a store',
    path: '/stores/ixtle',
    taps: 1,
    maxTop: 500,
    act: async (page, tap) => {
      await tap(page.locator('main a[href*="/map?to="]').first())
      await page.waitForURL(/\/map\?to=ixtle/)
      return page.locator('section[aria-labelledby="route"] ol > li').first()
    },
  },
  {
    name: 'a step-free route to a store',
    path: '/stores/ixtle',
    taps: 3,
    maxTop: 500,
    act: async (page, tap) => {
      await tap(page.locator('main a[href*="/map?to="]').first())
      await page.waitForURL(/\/map\?to=ixtle/)
      await hydrated(page)
      await tap(page.locator('#main').getByRole('link', { name: words.fromElsewhere, exact: true }))
      await tap(page.locator('#main').getByRole('link', { name: words.stepFree, exact: true }))
      await page.waitForURL(/stepfree=1/)
      return page.locator('section[aria-labelledby="route"] ol > li').first()
    },
  },
  {
    name: 'the nearest washroom',
    path: '/jobs',
    taps: 2,
    maxTop: 500,
    act: async (page, tap) => {
      await tap(page.locator(`body > header a[href="${prefix}/map"]:visible`).first())
      await page.waitForURL(`**${prefix}/map`)
      await tap(page.locator('#main').getByRole('link', { name: words.washroom, exact: true }))
      await page.waitForURL(/to=nearest-washroom/)
      return page.locator('section[aria-labelledby="route"] ol > li').first()
    },
  },
  {
    name: 'the events of the weekend’s next day',
    path: '/events-and-news',
    taps: 1,
    maxTop: 640,
    act: async (page, tap) => {
      // On a Sunday nobody asks for Saturday, which is the farthest day.
      const day = new Date(today()).getUTCDay() === 0 ? words.sunday : words.saturday
      await tap(page.locator('main').getByRole('link', { name: day, exact: true }))
      await page.locator('#month-chosen', { hasText: day }).waitFor()
      return page.locator('section[aria-labelledby="month-chosen"] li').first()
    },
  },
  {
    name: 'the offers of a store',
    path: '/stores/bollard-boots',
    taps: 1,
    maxTop: 640,
    act: async (page, tap) => {
      await tap(page.locator('main header a[href^="#"], main a[href="#offers"]').first())
      return page.locator('main a[href*="/promotions/"]').first()
    },
  },
  {
    name: 'a saved favorite',
    path: '/stores/ixtle',
    taps: 2,
    maxTop: 500,
    act: async (page, tap) => {
      await tap(page.locator('main header button').first())
      await tap(page.locator(`body > header a[href="${prefix}/favorites"]:visible`).first())
      await page.waitForURL(`**${prefix}/favorites`)
      return page.locator('main section li a[href*="/stores/ixtle"]').first()
    },
  },
  {
    name: 'the first field of a message',
    path: '/contact-us',
    taps: 0,
    maxTop: 500,
    act: async (page) => page.locator('main input[name="name"]'),
  },
  {
    name: 'the same page in the other language',
    path: '/stores/ixtle',
    taps: 1,
    maxTop: 60,
    act: async (page, tap) => {
      await tap(page.locator('body > header').getByRole('link', { name: words.otherLanguage }))
      await page.waitForURL(`**${prefix === '' ? '/es' : ''}/stores/ixtle`)
      return page.locator('body > header [data-state]').first()
    },
  },
]

/** The hours on 24 December; in another season those on the next holiday, since nobody asks for Christmas then. */
function answerForDate(page: Page): Locator {
  const isSoon = nextYearly('12-24') < daysAfter(today(), 50)
  return page.locator(isSoon ? '#main time[datetime$="-12-24"]' : '#main li time').first()
}

const languages = [
  {
    prefix: '',
    locale: 'en-CA',
    stepFree: 'Step-free',
    fromElsewhere: 'From elsewhere',
    level: /Level/,
    washroom: 'Washroom',
    saturday: 'Saturday',
    sunday: 'Sunday',
    otherLanguage: /ES|Español/,
  },
  {
    prefix: '/es',
    locale: 'es-MX',
    stepFree: 'Sin escalones',
    fromElsewhere: 'Desde otro lugar',
    level: /Nivel/,
    washroom: 'Baño',
    saturday: 'Sábado',
    sunday: 'Domingo',
    otherLanguage: /EN|English/,
  },
] as const

describe.each(byTurns(languages))('a visitor with a phone, under "$prefix/"', ({ it, ...words }) => {
  const { prefix } = words
  it.each(tasks(prefix, words))('finds $name in $taps taps', async ({ path, taps, maxTop, act }) => {
    const { page } = await visit({ ...phone, locale: words.locale })
    const gestures = await countGestures(page)
    await page.goto(`${prefix}${path}`.replace(/(?<=.)\/$/, ''))
    await hydrated(page)
    const answer = await act(page, gestures.tap)
    await answer.waitFor()
    await expect.poll(async () => (await boxOf(answer)).y).toBeLessThanOrEqual(maxTop)
    await expect.poll(() => isInSight(answer)).toBe(true)
    expect(await gestures.count()).toBeLessThanOrEqual(taps)
  })
})
