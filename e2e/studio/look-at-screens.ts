import type { Locale } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { findFaults } from './find-faults.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone, useStudio } from './open.ts'
import { goWithin, listPaths } from './screens.ts'

/** Wide and light in English, or on a phone and dark in Spanish; in `npm run audit` each also in the other language. */
type View = 'wide' | 'phone'

const languages: Readonly<Record<View, readonly [Locale, Locale]>> = {
  wide: ['en', 'es'],
  phone: ['es', 'en'],
}

/** Looks at a half of all screens in one view. */
export function lookAtScreens(view: View, half: 1 | 2): void {
  const open = useStudio()
  const [usual, other] = languages[view]

  it.each(casesOf([usual], [other]))(`has no fault on any screen, ${view}, in %s`, async (locale) => {
    const look = view === 'phone' ? { ...phone, colorScheme: 'dark' as const } : {}
    const { page, platform } = await open('/', { locale, ...look })
    const all = [...listPaths(platform), '/entries/999']
    const middle = Math.ceil(all.length / 2)
    const found: string[] = []
    for (const [index, path] of all.entries()) {
      if (index < middle !== (half === 1)) continue
      const faults = await (view === 'wide' ? lookWide(page, path, index) : lookOnPhone(page, path, index))
      for (const line of faults) found.push(`${path} ${line}`)
    }
    expect(found).toEqual([])
  })
}

/** By turns, the rules of colours in one of the views and all others in the other, and half of the sizes in each. */
async function lookWide(page: Page, path: string, turn: number): Promise<readonly string[]> {
  await page.goto(path)
  return findFaults(page, turn)
}

/** The screens are opened by their address in the other view, and from the screen before in this one. */
async function lookOnPhone(page: Page, path: string, turn: number): Promise<readonly string[]> {
  await goWithin(page, path)
  const faults = await findFaults(page, turn + 1)
  const small = await page.evaluate(findSmallTargets)
  const unreadable = await findUnreadable(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  const missed = small.map((target) => `too small for a thumb: ${target}`)
  return [...faults, ...missed, ...unreadable.map((fault) => `with letters twice as large: ${fault}`)]
}
