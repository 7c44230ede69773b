import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A route's `shouldRevalidate` where another query needs nothing from the server: the frame says the same for every
 * choice within one page, and a directory's data hold every store.
 */
export function revalidateOnOtherPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // In development the same address is loaded again when a source of the server has changed.
  if (import.meta.hot && currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
