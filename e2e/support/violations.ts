import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { waitUntilStable } from './wait-until-stable.ts'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  /** The global that axe's script adds to a page. */
  var axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> }
}

/** The violations that axe finds on the current page, one line per element; of all rules, or of the named ones. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A document has axe until the next navigation.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script)
  await waitUntilStable(page)
  return page.evaluate(async (only) => {
    const { violations: found } = await globalThis.axe.run(document, {
      // Other results are thousands of unused nodes.
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    })
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}

/** Rules whose outcome depends on the colours of a scheme. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The violations in the light scheme, then those of colours in the dark one, in which the page is left. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colourViolations(page)
  return [...light, ...dark.map((line) => `dark: ${line}`)]
}

/** The violations of the rules whose outcome depends on the colours of a scheme. */
export function colourViolations(page: Page): Promise<string[]> {
  return violations(page, rulesOfColours)
}
