import { describe, expect, it } from 'vitest'
import { revalidateBeyondStep } from './revalidate-beyond-step.ts'

function revalidates(current: string, next: string) {
  const url = (address: string) => new URL(address, 'https://mall.example')
  return revalidateBeyondStep({
    currentUrl: url(current),
    nextUrl: url(next),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  })
}

describe('the data of the map', () => {
  it.each([
    ['/map?from=a&to=b&step=1', '/map?from=a&to=b&step=2'],
    ['/map?from=a&to=b', '/map?to=b&from=a&step=1'],
    ['/map?from=a&to=b&step=9', '/map?from=a&to=b'],
  ])('are not loaded again from %s to %s', (current, next) => {
    expect(revalidates(current, next)).toBe(false)
  })

  it.each([
    ['/map?from=a&to=b&step=1&level=1', '/map?from=a&to=b&step=2&level=2'],
    ['/map?from=a&to=b&step=1', '/map?from=c&to=b&step=1'],
    ['/map?from=a&to=b&step=1', '/es/map?from=a&to=b&step=2'],
    ['/map?from=a&to=b&step=1', '/map?from=a&to=b&step=1'],
  ])('are loaded again from %s to %s', (current, next) => {
    expect(revalidates(current, next)).toBe(true)
  })
})
