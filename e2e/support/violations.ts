import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { waitUntilStable } from './wait-until-stable.ts'

/** Adds axe to a page: a visitor of whom each page is examined gets it with the document, which is cheaper. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  /** The global that axe's script adds to a page. */
  var axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> }
}

/** The violations that axe finds on the current page, one line per element. */
export function violations(page: Page): Promise<string[]> {
  return violationsOf(page, {})
}

async function violationsOf(page: Page, rules: Pick<RunOptions, 'rules' | 'runOnly'>): Promise<string[]> {
  // A document has axe until the next navigation.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  await waitUntilStable(page)
  return page.evaluate(async (chosen) => {
    const { violations: found } = await globalThis.axe.run(document, {
      // Other results are thousands of unused nodes, and selectors of them take a tenth of the time.
      resultTypes: ['violations'],
      selectors: false,
      ...chosen,
    })
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}

/** Rules whose outcome depends on the colours of a scheme: half of the time of all. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The violations of all other rules. */
export function otherViolations(page: Page): Promise<string[]> {
  return violationsOf(page, {
    rules: Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: false }])),
  })
}

/**
 * The violations in one of the schemes: the pages of a test, by their place in it, take turns. In `npm run audit` also those
 * of colours in the other scheme, in which the page is left.
 */
export async function violationsByTurns(page: Page, place: number): Promise<string[]> {
  const [first, second] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  await page.emulateMedia({ colorScheme: first })
  const found = (await violations(page)).map((line) => `${first}: ${line}`)
  if (!inject('isAudit')) return found
  await page.emulateMedia({ colorScheme: second })
  return [...found, ...(await colourViolations(page)).map((line) => `${second}: ${line}`)]
}

/** The violations of the rules whose outcome depends on the colours of a scheme. */
export function colourViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { runOnly: rulesOfColours })
}
