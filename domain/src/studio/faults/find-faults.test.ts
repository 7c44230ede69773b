import { describe, expect, it } from 'vitest'
import { findFaults, findingKinds, severityOf } from './find-faults.ts'
import { aDay, aMall, aPicture, aRecord, aStore, aWeek, codesIn } from './testing/judged-mall.ts'

describe('findFaults', () => {
  it('finds nothing in a mall without faults', () => {
    const event = aRecord('event', { picture: aPicture, start: '2026-12-01 18:00', show_times: true })
    expect(codesIn(aMall([aWeek(), aDay('12-25', 'closed'), aStore(), event]))).toEqual([])
  })

  it('finds only what blocks publishing, or only what warns', () => {
    const store = aStore({ description: { en: '<p>Lorem ipsum dolor</p>' } })
    const kinds = (severity: 'fault' | 'hint') => findFaults(aMall([store]), severity).map(({ kind }) => kind)
    expect(kinds('fault')).toEqual(['template-text'])
    expect(kinds('hint')).toEqual(['no-language'])
    expect(findingKinds.filter((kind) => severityOf(kind) === 'fault')).toEqual(['template-text'])
  })

  it('judges only the chosen records, beside all others', () => {
    const [first, second] = [aStore({ unit: '7' }), aStore({ unit: '7' })]
    const mall = { ...aMall([first, second]), judged: [second] }
    expect(findFaults(mall).map(({ entry }) => entry)).toEqual([second.entry])
  })

  it('says of a record that is over nothing but that', () => {
    const event = aRecord('event', { start: '2026-11-24', show_times: true, name: { en: 'Fair' } })
    const ended = { ...event, document: { ...event.document, end: '2026-11-24' } }
    expect(codesIn(aMall([ended]))).toEqual(['ended end'])
  })
})
