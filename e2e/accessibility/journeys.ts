import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { formJourneys } from './form-journeys.ts'
import type { KeyboardInput } from './keyboard-input.ts'
import type { Journey } from './journey.ts'

/** What people come for, done by keyboard alone. */
export const journeys: readonly Journey[] = [
  {
    what: 'find a store',
    width: 1280,
    async go({ open, to, press, at, isOn, prefix, hasScript }) {
      await open('/stores')
      await to(`main a[href="${prefix}/stores/fogbound"]`)
      await press('Enter')
      await at(/\/stores\/fogbound$/)
      if (hasScript) await isOn('#page-title')
    },
  },
  {
    what: 'choose a letter',
    width: 360,
    async go({ open, to, press, at, isOn, hasScript }) {
      await open('/stores')
      await to('main a[href*="letter=Q"]')
      await press('Enter')
      await at(/letter=Q/)
      if (hasScript) await isOn('a[href*="letter=Q"]')
    },
  },
  {
    what: 'search with a typo',
    width: 1280,
    async go({ open, to, press, type, sees, at, prefix, hasScript }) {
      await open('/hours')
      await to('header a[href$="/search-results"]')
      await press('Enter')
      if (hasScript) {
        await sees('[role="combobox"]')
        await type('fogbuond')
        await sees('[role="option"]')
        await press('ArrowDown', 'Enter')
      } else {
        await at(/\/search-results$/)
        await to('main [name="searchQuery"]')
        await type('fogbuond')
        await press('Enter')
        await at(/searchQuery=fogbuond/)
        await to(`main a[href="${prefix}/stores/fogbound"]`)
        await press('Enter')
      }
      await at(/\/stores\/fogbound$/)
    },
  },
  { what: 'find the way', width: 1280, go: (input) => findWay(input, false) },
  { what: 'find the way without steps', width: 360, go: (input) => findWay(input, true) },
  ...formJourneys,
  {
    what: 'keep a store and find it again',
    width: 1280,
    async go({ open, to, press, sees, hasScript }) {
      await open('/stores')
      await to('main button[name="item"]')
      await press('Enter')
      await sees(
        hasScript ? 'main button[name="item"][aria-pressed="true"]' : 'main button[form="remove-favorite"]',
      )
      await open('/favorites')
      await sees('main li a[href*="/stores/"]')
    },
  },
  {
    what: 'look at pictures',
    width: 1280,
    async go({ open, to, press, sees, at, isOn, hasScript }) {
      await open('/pages/about')
      await to('main a[href="#gallery-market-1"][aria-haspopup]')
      await press('Enter')
      await sees('dialog:has(#gallery-market-1)')
      if (hasScript) {
        await press('ArrowRight', 'Escape')
        await isOn('main a[aria-haspopup][href^="#gallery-market-"]')
      } else {
        await to('#gallery-market-1 a[href="#gallery-market-2"]')
        await press('Enter')
        await at(/#gallery-market-2$/)
      }
    },
  },
  {
    what: 'go by the menu of a phone',
    width: 360,
    async go({ open, to, press, sees, at }) {
      await open('/hours')
      await to('header button[popovertarget="main-menu"]')
      await press('Enter')
      await sees('#main-menu:popover-open')
      await to('#main-menu summary')
      await press('Enter')
      await to('#main-menu details[open] a[href$="/retail"]')
      await press('Enter')
      await at(/\/retail$/)
    },
  },
  {
    what: 'go by a submenu',
    width: 1280,
    async go({ open, to, press, at }) {
      await open('/hours')
      await to('header summary')
      await press('Enter')
      await to('header details[open] a[href$="/retail"]')
      await press('Enter')
      await at(/\/retail$/)
    },
  },
  {
    what: 'change the language',
    width: 1280,
    async go({ open, to, press, at, prefix }) {
      await open('/hours')
      await to('header a[hreflang]')
      await press('Enter')
      await at(prefix === '' ? /\/es\/hours$/ : /:\d+\/hours$/)
    },
  },
  {
    what: 'close the popup, with the focus where it was',
    width: 1280,
    needsScript: true,
    isNew: true,
    async go({ open, to, press, sees, isOn }) {
      await open('/')
      await to('main a')
      await sees('dialog:modal')
      await press('Escape')
      await isOn('main a')
    },
  },
  {
    what: 'stop the carousel',
    width: 1280,
    needsScript: true,
    isMoving: true,
    async go({ open, to, press, sees }) {
      await open('/')
      const carousel = 'main [aria-roledescription="carousel"]'
      await to(`${carousel} button:is([aria-label="${en.home.pause}"], [aria-label="${es.home.pause}"])`)
      await press('Enter')
      await sees(`${carousel} button:is([aria-label="${en.home.play}"], [aria-label="${es.home.play}"])`)
    },
  },
]

async function findWay({ open, to, press, at, sees }: KeyboardInput, isStepFree: boolean): Promise<void> {
  const asked = 'main form:has([name="from"])'
  await open('/map?store=casa-jicara')
  await to(`${asked} [name="from"]`)
  await press('ArrowDown')
  if (isStepFree) {
    await to(`${asked} [name="stepfree"]`)
    await press('Space')
  }
  await to(`${asked} button`)
  await press('Enter')
  await at(isStepFree ? /stepfree=1/ : /from=/)
  await sees('section[aria-labelledby="route"] ol > li')
}
