import type { Page } from 'playwright-core'

/** Milliseconds from a click on a link until what it changes has been painted: the text of the first `changed`. */
export function timeToPainted(page: Page, link: string, changed: string): Promise<number> {
  return page.evaluate(clickAndWait, [link, changed] as const)
}

/** Runs in the page. */
function clickAndWait([link, changed]: readonly [string, string]): Promise<number> {
  const target = document.querySelector<HTMLElement>(link)
  if (target === null) throw new Error(`There is no ${link} on the page.`)
  const text = () => document.querySelector(changed)?.textContent
  const before = text()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (text() === before) return
      observer.disconnect()
      // What is posted in a frame is handled when the frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - begun))
        port1.start()
        port2.postMessage(undefined)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const begun = performance.now()
    target.click()
  })
}
