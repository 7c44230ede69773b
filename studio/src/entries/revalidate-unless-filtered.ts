import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Loads nothing when only the query changed: filters work on the loaded rows. */
export function revalidateUnlessFiltered({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
