import { outerCodes } from '@promenade/contract/studio-api/faults'
import { expect, it } from 'vitest'
import { faultPlace } from './fault-place.ts'

it('leads from each fault that has no record to the screen where it is mended', () => {
  expect(outerCodes.filter((code) => faultPlace({ code }) === undefined)).toEqual([
    'link-dead',
    'search-empty',
  ])
  expect(faultPlace({ code: 'unit-free', values: { unit: 'F 12' } })).toBe('/map?unit=F 12')
  expect(faultPlace({ code: 'webhook-off', values: { host: 'a.test', webhook: '7' } })).toBe(
    '/settings/webhooks/7',
  )
  expect(faultPlace({ code: 'left-out', values: { item: 'mapplic' } })).toBe('/map')
  expect(faultPlace({ code: 'left-out', values: { item: 'categories #2 (id 12)' } })).toBe('/settings')
  expect(faultPlace({ code: 'no-alt' })).toBeUndefined()
})
