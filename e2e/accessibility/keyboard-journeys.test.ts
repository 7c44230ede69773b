import { locales } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { type AuditMall, inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { createKeyboardInput, type KeyboardInput } from './keyboard-input.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { viewportOf } from './states.ts'
import { findCase, type Mutation, testMutations } from './mutations.ts'

const form = 'main form:has([name="stamp"])'

/** A visitor's goal, reached by keyboard only. */
interface Journey {
  readonly name: string
  readonly width: number
  /** True if the feature needs script. */
  readonly needsScript?: boolean
  readonly isNew?: boolean
  /** True without reduced motion. */
  readonly hasMotion?: boolean
  readonly go: (input: KeyboardInput) => Promise<void>
}

const journeys: readonly Journey[] = [
  {
    name: 'find a store',
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
    name: 'choose a letter',
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
    name: 'search with a typo',
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
  { name: 'find a route', width: 1280, go: (input) => findWay(input, false) },
  { name: 'find a step-free route', width: 360, go: (input) => findWay(input, true) },
  {
    name: 'join the newsletter',
    width: 360,
    async go(input) {
      const { open, to, fill, press } = input
      await open('/newsletter')
      await fill(`${form} [name="first_name"]`, 'Ann')
      await fill(`${form} [name="last_name"]`, 'Lee')
      await fill(`${form} [name="email"]`, newAddress())
      await to(`${form} [type="checkbox"]`)
      await press('Space')
      await send(input)
    },
  },
  {
    name: 'write, and correct a mistake',
    width: 1280,
    async go(input) {
      const { open, to, fill, type, press, sees } = input
      await open('/contact-us')
      await fill(`${form} [name="name"]`, 'Ann Lee')
      await fill(`${form} [name="email"]`, 'ann@')
      await to(`${form} button`)
      await press('Enter')
      await sees('#problem')
      await to('[aria-labelledby="problem"] a')
      await press('Enter')
      await to(`${form} [name="email"]`)
      await press('ControlOrMeta+a')
      await type(newAddress())
      await fill(`${form} textarea`, 'Is there a place to charge a wheelchair?')
      await send(input)
    },
  },
  {
    name: 'add a favorite and find it again',
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
    name: 'look at pictures',
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
    name: 'use the menu on a phone',
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
    name: 'use a submenu',
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
    name: 'change the language',
    width: 1280,
    async go({ open, to, press, at, prefix }) {
      await open('/hours')
      await to('header a[hreflang]')
      await press('Enter')
      await at(prefix === '' ? /\/es\/hours$/ : /:\d+\/hours$/)
    },
  },
  {
    name: 'close the popup, with the focus where it was',
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
    name: 'stop the carousel',
    width: 1280,
    needsScript: true,
    hasMotion: true,
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
  const routeForm = 'main form:has([name="from"])'
  await open('/map?store=casa-jicara')
  await to(`${routeForm} [name="from"]`)
  await press('ArrowDown')
  if (isStepFree) {
    await to(`${routeForm} [name="stepfree"]`)
    await press('Space')
  }
  await to(`${routeForm} button`)
  await press('Enter')
  await at(isStepFree ? /stepfree=1/ : /from=/)
  await sees('section[aria-labelledby="route"] ol > li')
}

/** Sends the form; presses again if the site rejects it as filled in too fast. */
async function send({ to, press, sees }: KeyboardInput): Promise<void> {
  await to(`${form} button`)
  await press('Enter')
  await sees('#done, #problem')
  const isAccepted = await sees('#done').then(
    () => true,
    () => false,
  )
  if (isAccepted) return
  await to(`${form} button`)
  await press('Enter')
  await sees('#done')
}

function newAddress(): string {
  return `ann-${crypto.randomUUID().slice(0, 8)}@example.com`
}

it('can be done by keyboard alone', () => inAuditMall((mall) => makeJourneys(mall, true)))
it('can be done by keyboard without script', () => inAuditMall((mall) => makeJourneys(mall, false)))

/** Runs each journey in both languages, with or without script. */
async function makeJourneys({ visit }: AuditMall, hasScript: boolean): Promise<void> {
  const possible = journeys.filter(({ needsScript }) => hasScript || !needsScript)
  await inParallel(possible, 2, async ({ name, width, isNew = false, hasMotion = false, go }) => {
    for (const { code, iso } of locales) {
      const options = { isNew, locale: iso, javaScriptEnabled: hasScript, ...viewportOf(width) }
      const motion = { reducedMotion: hasMotion ? ('no-preference' as const) : ('reduce' as const) }
      await visit({ ...options, ...motion }, async (page) => {
        const prefix = code === 'en' ? '' : `/${code}`
        const journey = go(createKeyboardInput(page, { prefix, hasScript, open: openWith(page, hasScript) }))
        await expect.soft(journey, `${name} (${code})`).resolves.toBeUndefined()
      })
    }
  })
}

function openWith(page: Page, hasScript: boolean) {
  return async (path: string) => {
    await (hasScript ? openHydrated(page, path) : page.goto(path))
  }
}

testMutations([
  {
    name: 'a choice that only a mouse reaches',
    path: '/stores',
    mutate: () => {
      for (const link of document.querySelectorAll<HTMLElement>('main a[href*="letter"]')) link.tabIndex = -1
    },
    check: checkJourney('choose a letter'),
  },
  {
    name: 'the focus is lost by a press',
    path: '/stores',
    // Again and again: the site moves the focus some time after the press.
    mutate: () => {
      document.addEventListener('click', () =>
        setInterval(() => document.querySelector<HTMLElement>(':focus')?.blur(), 20),
      )
    },
    check: checkJourney('choose a letter'),
  },
])

/** A check that the journey with this name succeeds. */
function checkJourney(name: string): Mutation['check'] {
  return async (page) => {
    const input = createKeyboardInput(page, { prefix: '', hasScript: true, open: () => Promise.resolve() })
    return findCase(journeys, name)
      .go(input)
      .then(
        () => [],
        (error: unknown) => [String(error)],
      )
  }
}
