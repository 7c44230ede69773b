import { describe, expect, it } from 'vitest'
import { findFaults } from '../find-faults.ts'
import { aMall, aPicture, aPlan, aRecord, aStore, codesIn } from '../testing/judged-mall.ts'

describe('plans', () => {
  const promotion = (plans: ReturnType<typeof aPlan>[], more: object = {}) =>
    aRecord('promotion', { picture: aPicture, start: '2026-11-01', end: '2026-12-31', ...more }, { plans })

  it('that withdraw what nobody sees are idle', () => {
    const [first, second] = [
      aPlan('withdraw', '2026-12-01T12:00:00Z'),
      aPlan('withdraw', '2026-12-02T12:00:00Z'),
    ]
    const draft = { ...promotion([first]), isPublished: false }
    expect(findFaults(aMall([draft]))).toMatchObject([
      { kind: 'plan-idle', fix: { action: 'cancel', plan: 5 }, values: { date: '2026-12-01' } },
    ])
    expect(codesIn(aMall([promotion([first])]))).toEqual([])
    expect(codesIn(aMall([promotion([first, second])]))).toEqual(['plan-idle'])
    const again = aPlan('publish', '2026-12-01T13:00:00Z')
    expect(codesIn(aMall([promotion([first, again, second])]))).toEqual([])
  })

  it('that publish after the last day, or withdraw before the first, are vain', () => {
    expect(codesIn(aMall([promotion([aPlan('publish', '2027-01-01T12:00:00Z')])]))).toEqual(['plan-vain'])
    const longer = { start: '2026-11-01', end: '2027-02-01' }
    expect(codesIn(aMall([promotion([aPlan('publish', '2027-01-01T12:00:00Z', longer)])]))).toEqual([])
    const [sooner, away, again] = [
      aPlan('publish', '2026-12-01T12:00:00Z', longer),
      aPlan('withdraw', '2026-12-10T12:00:00Z', { start: '2026-11-01', end: '2026-12-10' }),
      aPlan('publish', '2027-01-01T12:00:00Z'),
    ]
    expect(codesIn(aMall([promotion([sooner, away, again])]))).toEqual([])
    expect(codesIn(aMall([promotion([away, again])]))).toEqual(['plan-vain'])
    const withdrawal = aPlan('withdraw', '2026-12-01T12:00:00Z')
    expect(codesIn(aMall([promotion([withdrawal], { show_from: '2026-12-05' })]))).toEqual(['plan-vain'])
  })

  it('that withdraw a store leave its records behind', () => {
    const name = { en: 'Harbour Inn', es: 'Fonda del Puerto' }
    const leaving = aStore({ name }, { slug: 'inn', plans: [aPlan('withdraw', '2026-12-01T12:00:00Z')] })
    const staying = promotion([], { store: 'inn' })
    const ending = promotion([], { store: 'inn', end: '2026-11-30' })
    const going = promotion([aPlan('withdraw', '2026-12-01T12:00:00Z')], { store: 'inn' })
    expect(findFaults(aMall([leaving, staying, ending, going]))).toMatchObject([
      { kind: 'plan-orphans', entry: staying.entry, values: { date: '2026-12-01', other: name } },
    ])
  })
})
