import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The route's `shouldRevalidate`: the data of a route has all its steps, so another step of it loads nothing. */
export function revalidateBeyondStep({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherStep =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withoutStep(currentUrl) === withoutStep(nextUrl)
  return isOtherStep ? false : defaultShouldRevalidate
}

function withoutStep({ search }: URL): string {
  const rest = new URLSearchParams(search)
  rest.delete('step')
  rest.sort()
  return String(rest)
}
