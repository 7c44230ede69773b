import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Run = (page: Document, options: RunOptions) => Promise<AxeResults>

/** What axe complains about on the page as it is now, a line for each element; all of its rules, or those named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The page keeps axe until it is left for another one.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script)
  await page.evaluate(settleColours)
  return page.evaluate(async (only) => {
    const { axe: checker } = globalThis as unknown as { axe: { run: Run } }
    const { violations: found } = await checker.run(document, {
      // The other results are thousands of nodes, which are not used.
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    })
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}

/** Colours on their way to another scheme would be judged half way; what inherits them sets out when they arrive. */
async function settleColours(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await frame()
  while (moving().length > 0) {
    for (const animation of moving()) animation.finish()
    await frame()
  }
}
