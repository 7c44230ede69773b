import { acts, unheard } from './announcements.ts'
import { alikeWithoutColour, pairs } from './colour.ts'
import { createHands } from './hands.ts'
import { journeys } from './journeys.ts'
import type { PlantedFault } from './planted-fault.ts'
import { readAs, readings } from './reflow.ts'
import { type focusFaults, walkByKeyboard } from './walk-by-keyboard.ts'

/** What Tab sees of this kind on the way through the page. */
export function walks(kind: keyof typeof focusFaults): PlantedFault['ask'] {
  return async (page) => (await walkByKeyboard(page, new Set())).faults[kind]
}

/** Where a journey by keyboard ends that should go on. */
export function makes(what: string): PlantedFault['ask'] {
  return async (page) => {
    const hands = createHands(page, { prefix: '', hasScript: true, open: () => Promise.resolve() })
    return the(journeys, what)
      .go(hands)
      .then(
        () => [],
        (error: unknown) => [String(error)],
      )
  }
}

/** What does not fit for a reader of this kind. */
export function reads(what: string): PlantedFault['ask'] {
  return (page) => readAs(page, the(readings, what))
}

/** What is not heard of an act. */
export function hears(what: string): PlantedFault['ask'] {
  return (page) => unheard(page, the(acts, what))
}

/** What looks alike without colours. */
export function tells(what: string): PlantedFault['ask'] {
  return (page) => alikeWithoutColour(page, the(pairs, what))
}

function the<One extends { readonly what: string }>(all: readonly One[], what: string): One {
  const found = all.find((one) => one.what === what)
  if (found === undefined) throw new Error(`Nobody asks about ${what}.`)
  return found
}
