import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { inBothLanguages, screens } from '../support/screens.ts'
import { hydrated, launchBrowser, openVisitor } from '../support/visitor.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { withMall } from './mall-under-attack.ts'
import { type Attempt, expectSafe } from './attempts.ts'

/** What an attacker would do with text in a page; sets `globalThis.planted` when it runs. */
const attacks: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('globalThis.planted = true')
    document.body.append(script)
  },
  'a script of another origin': () => {
    const script = document.createElement('script')
    Reflect.set(script, 'src', 'https://evil.example/evil.js')
    document.body.append(script)
  },
  eval: () => {
    Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, ['globalThis.planted = true'])
  },
  'new Function': () => {
    Reflect.construct(Function, ['globalThis.planted = true'])()
  },
  'text for setTimeout': () => {
    Reflect.apply(setTimeout, globalThis, ['globalThis.planted = true', 0])
  },
  innerHTML: () => {
    document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.planted = true">'
  },
  insertAdjacentHTML: () => {
    document.body.insertAdjacentHTML('beforeend', '<svg onload="globalThis.planted = true"></svg>')
  },
  'document.write': () => {
    Reflect.apply(document.write, document, ['<script>globalThis.planted = true</script>'])
  },
  'an inline handler': () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'globalThis.planted = true')
    document.body.append(button)
    button.click()
  },
  'a javascript: address': () => {
    const link = document.createElement('a')
    link.href = 'javascript:globalThis.planted = true'
    document.body.append(link)
    link.click()
  },
  'a frame': () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  },
  'a style attribute': () => {
    document.body.setAttribute('style', 'background: red')
  },
  'a style sheet': () => {
    const style = document.createElement('style')
    style.append('body { background: red }')
    document.head.append(style)
  },
  'a picture of another origin': () => {
    new Image().src = 'https://evil.example/evil.png'
  },
  'a request to another origin': () => {
    fetch('https://evil.example/').catch(() => undefined)
  },
  'a form to another origin': () => {
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    document.body.append(form)
    form.submit()
  },
  'another base': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
  },
}

it('keeps to its own policy', () =>
  // Under the name that the site has for itself: a policy names its own origin.
  withMall({ SITE_ORIGIN: undefined }, ({ siteUrl }) =>
    checkPolicy(siteUrl.replace('127.0.0.1', 'localhost')),
  ))

async function checkPolicy(baseURL: string): Promise<void> {
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const walked: Attempt[] = []
    const paths = inBothLanguages(screens)
    await inParallel(paths, 2, async (path) => {
      const { page, complaints } = await openVisitor(browser, { baseURL, isNew: path === '/' })
      await page.addInitScript(reportViolations)
      await page.goto(path)
      await act(page)
      await page.context().close()
      const seen = complaints.filter((text) => isViolation(text))
      walked.push({ name: path, isSafe: seen.length === 0, seen: seen[0]?.slice(0, 200) ?? '' })
    })
    const { page, complaints } = await openVisitor(browser, { baseURL })
    await page.addInitScript(reportViolations)
    await page.goto('/pages/about')
    await hydrated(page)
    const attackResults = await runAttacks(page, () => complaints.filter(isViolation).length)
    expectSafe('screens do not violate the policy', walked)
    expectSafe('planted faults are stopped and reported', attackResults)
  } finally {
    await browser.close()
  }
}

/** Chromium says most of them itself; the event says all. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    // oxlint-disable-next-line no-console
    console.error(`violates ${effectiveDirective}: ${blockedURI}`),
  )
}

function isViolation(text: string): boolean {
  return /^violates |Content Security Policy|Trusted(?:HTML|Script)/.test(text)
}

const pressed = [
  'header [popovertarget]',
  'main a[href*="letter="]',
  'main button[aria-pressed]',
  'main summary',
  'main svg a',
]

/** What visitors do first on any screen; where there is nothing of a kind, the next is tried. */
async function act(page: Page): Promise<void> {
  await hydrated(page)
  for (const selector of pressed) {
    const first = page.locator(selector).filter({ visible: true }).first()
    if ((await first.count()) > 0) await first.click({ timeout: 2_000 }).catch(() => undefined)
    await page.keyboard.press('Escape')
  }
  const search = page.locator('input[type="search"]').filter({ visible: true }).first()
  if ((await search.count()) > 0) await search.fill('boots', { timeout: 2_000 }).catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
}

/** Plants one after the other in a page. `countViolations` counts what the page has reported so far. */
async function runAttacks(page: Page, countViolations: () => number): Promise<readonly Attempt[]> {
  const tries: Attempt[] = []
  for (const [name, attack] of Object.entries(attacks)) {
    const before = countViolations()
    // From a timer of the page: what a debugger evaluates may do more than the page itself.
    await page.evaluate(`setTimeout(${attack.toString()}, 0)`)
    const isSeen = await polled(page, () => countViolations() > before)
    const hasRun = await page.evaluate(() => 'planted' in globalThis)
    tries.push({ name, isSafe: isSeen && !hasRun, seen: hasRun ? 'ran' : 'not reported' })
  }
  return tries
}

async function polled(page: Page, isTrue: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (isTrue()) return true
    await page.waitForTimeout(50)
  }
  return false
}
