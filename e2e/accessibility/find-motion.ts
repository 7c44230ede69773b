/** Runs in the page: the animations of style sheets that go on for more than five seconds. */
export function findEndlessAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(endTime) > 5_000
    })
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return `${target?.tagName.toLowerCase()}.${target?.getAttribute('class') ?? ''} is animated`
    })
}

/** Runs in the page: where everything that is seen stands, by a name of its own, to be compared with a later moment. */
export function readPlaces(): Record<string, string> {
  // What is on its way since the clock was moved has not seen a frame yet.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const seen = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter((element) =>
    element.checkVisibility(),
  )
  return Object.fromEntries(
    seen.map((element) => {
      // Not by its place among the others: what comes later would give them all another.
      const mark = (element.dataset['place'] ??= crypto.randomUUID())
      const { x, y, width, height } = element.getBoundingClientRect()
      const numbers = [x + scrollX, y + scrollY, width, height, element.scrollLeft, element.scrollTop]
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return [mark, `${name} at ${numbers.map(Math.round).join()}`]
    }),
  )
}
