import { describe, expect, it } from 'vitest'
import { createTrialVisit } from '../content/trial-visit.ts'
import { storePlace } from './store-place.ts'
import { wordingFor } from './wording.server.ts'

const english = wordingFor(createTrialVisit())
const spanish = wordingFor(createTrialVisit({ locale: 'es' }))

describe('where a store is', () => {
  it('is told as far as it is known', () => {
    expect(storePlace({ level: 2, unit: '214' }, english)).toBe('Level 2, unit 214')
    expect(storePlace({ level: 2 }, english)).toBe('Level 2')
    expect(storePlace({ unit: 'K3' }, english)).toBe('Unit K3')
    expect(storePlace({ unit: 'K3' }, spanish)).toBe('Local K3')
    expect(storePlace({}, english)).toBeUndefined()
  })
})
