import type { Page } from 'playwright-core'

/** Presses Tab until the focus is on what has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const names: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const labels = isField ? [...(element.labels ?? [])] : []
      return [
        element?.getAttribute('aria-label'),
        ...labels.map((label) => label.textContent),
        element?.textContent,
      ]
        .filter(Boolean)
        .join(' ')
    })
    if (name.test(focused)) return
    names.push(focused.slice(0, 30))
  }
  throw new Error(`No ${name} among ${names.join(' | ')}`)
}
