import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A filter of a list changes what is shown, not what was loaded. */
export function unlessFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
