import type { KeyboardEvent } from 'react'

/** Arrow keys walk through what can be focused within the closest `within`, as far as there is more. */
export function walk(
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
