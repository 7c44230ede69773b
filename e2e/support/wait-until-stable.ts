import type { Page } from 'playwright-core'

/**
 * Completes running transitions, and waits until the page stands still: parts that show after hydration are there, and colours
 * are what they become. A page that never stands still is taken as it is after some frames.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(standStill)
}

/** Runs in the page. */
async function standStill(): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frames = 0, quiet = 0; frames < 60 && quiet < 2; frames += 1) {
    const before = changes
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    // Inherited colours start their transitions afterwards.
    for (const animation of moving) animation.finish()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    quiet = moving.length > 0 || changes > before ? 0 : quiet + 1
  }
  observer.disconnect()
}
