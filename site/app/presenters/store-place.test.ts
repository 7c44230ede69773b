import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { storePlace, unitPlace } from './store-place.ts'

const english = createTestContext()
const spanish = createTestContext({ locale: 'es' })

describe('where a store is', () => {
  it('has level and unit, as far as known', () => {
    expect(unitPlace({ level: 2, unit: '214' }, english)).toBe('Level 2, unit 214')
    expect(unitPlace({ level: 2 }, english)).toBe('Level 2')
    expect(unitPlace({ unit: 'K3' }, english)).toBe('Unit K3')
    expect(unitPlace({ unit: 'K3' }, spanish)).toBe('Local K3')
    expect(unitPlace({}, english)).toBeUndefined()
  })

  it('is the platform’s text without level and unit', () => {
    const stepWords = { location: 'Beside the fountain', untranslated: [] }
    expect(storePlace(stepWords, english)).toBe('Beside the fountain')
    expect(storePlace({ ...stepWords, level: 2 }, english)).toBe('Level 2')
  })

  it('is absent in the other language', () => {
    const stepWords = { location: 'Beside the fountain', untranslated: ['location'] }
    expect(storePlace(stepWords, spanish)).toBeUndefined()
  })
})
