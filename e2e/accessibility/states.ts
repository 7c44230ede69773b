import { type Locale, locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { screens } from '../support/screens.ts'
import { type AuditMall, gonePromotion, openHydrated } from './audit-mall.ts'

/** A screen in one language, as opened or after an interaction. */
export interface State {
  readonly name: string
  readonly locale: Locale
  /** Initial path, with language prefix. */
  readonly path: string
  /** Widths at which the state exists; default: all. */
  readonly widths?: readonly number[]
  readonly visitor?: { readonly isNew?: boolean; readonly seesConsentBanner?: boolean }
  readonly act?: (page: Page) => Promise<void>
}

type Interaction = Omit<State, 'name' | 'locale'>

/** The widths of the goals: phone, tablet, desk. */
export const widths = [360, 768, 1280]

export function viewportOf(width: number) {
  return { viewport: { width, height: width < 768 ? 740 : 900 } }
}

/** Every screen that has an address. */
export const addresses: readonly State[] = locales.flatMap(({ code }) =>
  [...screens, gonePromotion, '/map?store=ixtle'].map((path) => ({
    name: localePath(path, code),
    locale: code,
    path: localePath(path, code),
  })),
)

const interactions: Readonly<Record<string, Interaction>> = {
  'open menu': { path: '/', widths: [360, 768], act: openMenu },
  'open submenu of the menu': {
    path: '/hours',
    widths: [360],
    async act(page) {
      await openMenu(page)
      await page.locator('#main-menu summary').first().click()
    },
  },
  'open submenu': {
    path: '/',
    widths: [1280],
    act: (page) => page.locator('header summary').last().click(),
  },
  'open search': { path: '/stores', act: openSearch },
  'suggestions of the search': {
    path: '/',
    async act(page) {
      await openSearch(page)
      await page.keyboard.type('boots')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  'popup of the home page': {
    path: '/',
    visitor: { isNew: true },
    async act(page) {
      await page.mouse.wheel(0, 700)
      await page.getByRole('dialog').waitFor()
    },
  },
  'gallery viewer': {
    path: '/pages/about#gallery-market-2',
    act: (page) => page.locator('dialog[data-hydrated]:modal').waitFor(),
  },
  'form with errors': {
    path: '/contact-us',
    async act(page) {
      await sendForm(page)
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  'accepted form': {
    path: '/newsletter',
    async act(page) {
      await page.locator('main input[name="first_name"]').fill('Ann')
      await page.locator('main input[name="last_name"]').fill('Lee')
      await page.locator('main input[type="email"]').fill(`ann-${crypto.randomUUID()}@example.com`)
      await page.locator('main input[type="checkbox"]').check()
      await sendUntilAccepted(page)
    },
  },
  'question about privacy': { path: '/hours', visitor: { seesConsentBanner: true }, act: awaitQuestion },
  'choices about privacy': {
    path: '/hours',
    visitor: { seesConsentBanner: true },
    async act(page) {
      await awaitQuestion(page)
      await page.locator('#privacy-choices button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'open share menu': {
    path: '/promotions/raincoats-quarter-off',
    act: (page) => page.locator('main summary').first().click(),
  },
  'open categories of a phone': {
    path: '/stores',
    widths: [360],
    act: (page) => page.locator('button[popovertarget="categories"]').click(),
  },
  'favorites of a device': { path: '/favorites', act: (page) => saveFavorites(page, 's3.s12.p9.e10.e9999') },
  'favorites after a removal': {
    path: '/favorites',
    async act(page) {
      await saveFavorites(page, 's3.s12')
      await page.locator('button[form="remove-favorite"]').first().click()
      await page.locator('main [data-removed]').waitFor()
    },
  },
  'invalid date': { path: '/hours?date=2026-02-31' },
  'plan on an invalid date': { path: '/plan-my-visit?stops=s1&date=2026-02-31&time=14:00' },
  'open day and time of a plan': {
    path: '/plan-my-visit?stops=s1.s2',
    act: (page) => page.locator('main form summary').first().click(),
  },
}

/** Pages after an interaction. */
export const statesAfterInteraction: readonly State[] = locales.flatMap(({ code }) =>
  Object.entries(interactions).map(([name, state]) => ({
    name: `${name} (${code})`,
    locale: code,
    ...state,
    path: localePath(state.path, code),
  })),
)

async function saveFavorites(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'favorites', value, url: new URL('/', page.url()).href }])
  await openHydrated(page, page.url())
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('button[popovertarget="main-menu"]').first().click()
  await page.locator('#main-menu:popover-open').waitFor()
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('header a[href$="/search-results"]').click()
  await page.getByRole('combobox').waitFor()
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('main form:has([name="stamp"]) button').last().click()
}

/** Sends the form; presses again if the site rejects it as filled in too fast. */
async function sendUntilAccepted(page: Page): Promise<void> {
  const accepted = page.locator('#done')
  const refused = page.locator('#problem')
  await sendForm(page)
  await accepted.or(refused).waitFor()
  if (await refused.isVisible()) await sendForm(page)
  await accepted.waitFor()
}

async function awaitQuestion(page: Page): Promise<void> {
  await page.locator('section[data-question]').waitFor()
}

/** Opens the state at a width and calls `look`. */
export function inState<Seen>(
  mall: AuditMall,
  { state, width }: { state: State; width: number },
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const { locale, path, visitor, act } = state
  const language = { locale: locale === 'es' ? 'es-MX' : 'en-CA' }
  return mall.visit({ ...visitor, ...language, ...viewportOf(width) }, async (page) => {
    await openHydrated(page, path)
    await act?.(page)
    return look(page)
  })
}
