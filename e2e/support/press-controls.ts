import { expect, inject, it } from 'vitest'
import { casesOf } from './audit.ts'
import { phone, useBrowser } from './browser.ts'
import { plainDay } from './clock/days.ts'
import { inBothLanguages, screens } from './screens.ts'
import { walkControls, wholePage } from './walk-controls.ts'

const still = { reducedMotion: 'reduce' as const }
const small = { ...phone, ...still }

/** The screens whose controls differ, each in one language; `npm run audit` takes all in both. */
const usual = [
  ['/hours', small],
  ['/es/stores?letter=B', small],
  ['/stores?filter=zeppelin', still],
  ['/es/stores/ixtle', small],
  ['/map', small],
  ['/es/map', still],
  [`/es/plan-my-visit?stops=s1.s2*45.s3&date=${plainDay(5)}&time=14:00`, small],
  ['/promotions?kind=coupon&category=optical', still],
  ['/es/events-and-news?kind=news&when=month', small],
  ['/jobs?type=part-time', still],
  ['/es/search-results?searchQuery=boots', still],
  ['/favorites', small],
  ['/es/contact-us', still],
] as const

/** The header is the same everywhere; the others of the usual screens are walked without it. */
const withHeader: readonly string[] = ['/hours', '/jobs?type=part-time']

/** The walk over the map comes to a route and its steps by itself; here it starts there. */
const onTheWay = [
  ['/es/map?from=ferry-door&to=casa-jicara', small],
  ['/map?from=ferry-door&to=casa-jicara&step=2', still],
] as const

const all = inBothLanguages(screens).flatMap((path) => [[path, small] as const, [path, still] as const])

/** In how many files the controls are pressed, of which none takes more than a thirtieth of the run. */
const parts = 4

/** Presses the controls of a part of the screens. */
export function pressControls(part: number): void {
  const visit = useBrowser()
  const cases = casesOf<(typeof all)[number]>(usual, [...onTheWay, ...all])

  it.each(cases.filter((_, place) => place % parts === part - 1))(
    '%s: every control keeps the focus in sight, and says what changed',
    async (path, options) => {
      const { page } = await visit(options)
      await page.context().addCookies([{ name: 'favorites', value: 's3.s12.p9', url: inject('siteUrl') }])
      const pressedParts = inject('isAudit') || withHeader.includes(path) ? wholePage : 'main, dialog'
      const { pressed, faults } = await walkControls(page, path, pressedParts)
      expect(pressed.length).toBeGreaterThan(0)
      expect(faults).toEqual([])
    },
  )
}
