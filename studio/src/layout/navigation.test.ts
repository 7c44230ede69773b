import { expect, it } from 'vitest'
import { screenOf } from './navigation.ts'

it.each([
  ['/', 'today'],
  ['/stores', 'stores'],
  ['/hours/stores', 'hours'],
  ['/rounds/1/sheets', 'stores'],
  ['/approvals', 'stores'],
  ['/out-of-order', 'map'],
  ['/bin', 'settings'],
  ['/preview', 'today'],
  ['/entries/7', undefined],
])('%s belongs to %s', (path, name) => {
  expect(screenOf(path)).toBe(name)
})
