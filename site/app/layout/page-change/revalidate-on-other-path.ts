import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A route's `shouldRevalidate` if its data does not depend on the query: a directory's data has every store. */
export function revalidateOnOtherPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // During development the same address is reloaded after a change of server code.
  if (import.meta.hot && currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
