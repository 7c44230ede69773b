import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A directory's data hold every store, so another letter or category needs nothing from the server. */
export function onlySelectionChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
