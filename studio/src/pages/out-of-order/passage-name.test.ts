import { expect, it } from 'vitest'
import { type Passage, passageName } from './passage-name.ts'

const lane: Passage = { slug: 'lane', name: {}, beside: [], kind: 'walkway', level: 'L1', drawn: [] }
const [north, south] = [{ en: 'North Walk', es: 'Pasillo Norte' }, { en: 'South Walk' }]

it('names a passage after what is beside it where the map has no name', () => {
  const between = { ...lane, beside: [north, south] }
  expect(passageName(between, 'en')).toBe('Walkway between North Walk and South Walk')
  expect(passageName(between, 'es')).toBe('Pasillo entre Pasillo Norte y South Walk')
  expect(passageName({ ...lane, kind: 'door', beside: [north] }, 'en')).toBe('Door beside North Walk')
  expect(passageName({ ...lane, name: north, beside: [] }, 'es')).toBe('Pasillo Norte')
  expect(passageName({ ...lane, name: { en: 'Washrooms' }, beside: [north] }, 'en')).toBe(
    'Washrooms beside North Walk',
  )
})
