import { describe, expect, it } from 'vitest'
import { availableLetters, inNameOrder, letterGroups, letterOf } from './letters.ts'

const stores = (...names: readonly string[]) => names.map((name, index) => ({ id: String(index), name }))

describe('letterOf', () => {
  it.each([
    ['Zara', 'Z'],
    ['apple', 'A'],
    ['Éclair', 'E'],
    ['E\u0301clair', 'E'],
    ['Ñandú', 'N'],
    ['ørsted', 'O'],
    ['Øre', 'O'],
    ['Ærø', 'A'],
    ['ßteak', 'S'],
    ['Łódź', 'L'],
    ['İstanbul', 'I'],
    ['ﬁg', 'F'],
    ['Ｚｏｏ', 'Z'],
    ['H&M', 'H'],
    ['  Zara', 'Z'],
    ['\u200eZara', 'Z'],
    ['Ώμέγα', 'Ω'],
    ['Йод', 'Й'],
    ['無印良品', '無'],
    ['がんこ', 'が'],
    ['한식', '한'],
  ])('puts %j under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })

  it.each(['&pizza', '7-Eleven', '$tore', '¡Olé!', '１２', '٣', '🍕', "'Round", '', '   ', '\ud800'])(
    'puts %j under #',
    (name) => {
      expect(letterOf(name)).toBe('#')
    },
  )
})

describe('letterGroups', () => {
  it('sorts letters and the names within, # last', () => {
    const groups = letterGroups(
      stores('zoo', '& Thread', 'Äpfel', 'apple', ' Bean', '7 & Salt', 'Avocado', '12 Oaks'),
      'en',
    )
    expect(groups.map(({ letter, stores: group }) => [letter, group.map(({ name }) => name)])).toEqual([
      ['A', ['Äpfel', 'apple', 'Avocado']],
      ['B', [' Bean']],
      ['Z', ['zoo']],
      ['#', ['& Thread', '7 & Salt', '12 Oaks']],
    ])
  })

  it('sorts by the rules of the language', () => {
    const names = (locale: string) =>
      letterGroups(stores('Ñandú', 'Nube', 'Nylon'), locale).flatMap(({ stores: group }) =>
        group.map(({ name }) => name),
      )
    expect(names('en')).toEqual(['Ñandú', 'Nube', 'Nylon'])
    expect(names('es')).toEqual(['Nube', 'Nylon', 'Ñandú'])
  })

  it('does not change its input, and is empty for an empty list', () => {
    const input = stores('b', 'a')
    letterGroups(input, 'en')
    expect(input.map(({ name }) => name)).toEqual(['b', 'a'])
    expect(letterGroups([], 'en')).toEqual([])
  })
})

describe('availableLetters', () => {
  it('has each letter once, # last', () => {
    expect(availableLetters(stores('zoo', '7', 'Écru', 'eel', 'ant', '#1'))).toEqual(['A', 'E', 'Z', '#'])
  })
})

describe('inNameOrder', () => {
  it('sorts equal names by id', () => {
    const twins = [
      { id: '10', name: 'Twin' },
      { id: '9', name: 'Twin ' },
    ]
    expect(inNameOrder(twins).map(({ id }) => id)).toEqual(['9', '10'])
  })
})
