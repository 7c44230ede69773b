import type { KeyboardEvent } from 'react'

/** Moves the focus by arrow keys between the controls of the closest `within` element; stops at its ends. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  within: string,
  keys: readonly [back: string, on: string],
): void {
  const step = event.key === keys[1] ? 1 : event.key === keys[0] ? -1 : 0
  if (step === 0) return
  const stops =
    event.currentTarget.closest(within)?.querySelectorAll<HTMLElement>('input, a, button, select') ?? []
  const next = [...stops][[...stops].findIndex((stop) => stop === document.activeElement) + step]
  event.preventDefault()
  next?.focus()
}
