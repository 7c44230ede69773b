import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { inBothLanguages, screens } from '../support/screens.ts'
import { hydrated, launchBrowser, openVisitor } from '../support/visitor.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { withMall } from './mall-under-attack.ts'
import { type Attempt, expectSafe } from './attempts.ts'

/** Attacks by injected content; they set `globalThis.hasRun` if they run. */
const attacks: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('globalThis.hasRun = true')
    document.body.append(script)
  },
  'a script of another origin': () => {
    const script = document.createElement('script')
    Reflect.set(script, 'src', 'https://evil.example/evil.js')
    document.body.append(script)
  },
  eval: () => {
    Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, ['globalThis.hasRun = true'])
  },
  'new Function': () => {
    Reflect.construct(Function, ['globalThis.hasRun = true'])()
  },
  'text for setTimeout': () => {
    Reflect.apply(setTimeout, globalThis, ['globalThis.hasRun = true', 0])
  },
  innerHTML: () => {
    document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.hasRun = true">'
  },
  insertAdjacentHTML: () => {
    document.body.insertAdjacentHTML('beforeend', '<svg onload="globalThis.hasRun = true"></svg>')
  },
  'document.write': () => {
    Reflect.apply(document.write, document, ['<script>globalThis.hasRun = true</script>'])
  },
  'an inline handler': () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'globalThis.hasRun = true')
    document.body.append(button)
    button.click()
  },
  'a javascript: address': () => {
    const link = document.createElement('a')
    link.href = 'javascript:globalThis.hasRun = true'
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
  // By the site's own name, since the policy contains its origin.
  withMall({ SITE_ORIGIN: undefined }, ({ siteUrl }) =>
    checkPolicy(siteUrl.replace('127.0.0.1', 'localhost')),
  ))

async function checkPolicy(baseURL: string): Promise<void> {
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const walked: Attempt[] = []
    const paths = inBothLanguages(screens)
    await inParallel(paths, 2, async (path) => {
      const { page, browserErrors } = await openVisitor(browser, { baseURL, isNew: path === '/' })
      await page.addInitScript(reportViolations)
      await page.goto(path)
      await act(page)
      await page.context().close()
      const seen = browserErrors.filter((text) => isViolation(text))
      walked.push({ name: path, isSafe: seen.length === 0, seen: seen[0]?.slice(0, 200) ?? '' })
    })
    const { page, browserErrors } = await openVisitor(browser, { baseURL })
    await page.addInitScript(reportViolations)
    await page.goto('/pages/about')
    await hydrated(page)
    const attackResults = await runAttacks(page, () => browserErrors.filter(isViolation).length)
    expectSafe('pages do not violate the policy', walked)
    expectSafe('attacks are blocked and reported', attackResults)
  } finally {
    await browser.close()
  }
}

/** Logs every violation; Chromium itself logs most of them only. */
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

/** Presses one control of each kind that the page has, and types into its search. */
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

/** Runs all attacks in a page. `countViolations` returns the number of reports so far. */
async function runAttacks(page: Page, countViolations: () => number): Promise<readonly Attempt[]> {
  const tries: Attempt[] = []
  for (const [name, attack] of Object.entries(attacks)) {
    const before = countViolations()
    // In a timer of the page, since evaluated code has more rights than the page.
    await page.evaluate(`setTimeout(${attack.toString()}, 0)`)
    const isSeen = await polled(page, () => countViolations() > before)
    const hasRun = await page.evaluate(() => 'hasRun' in globalThis)
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
