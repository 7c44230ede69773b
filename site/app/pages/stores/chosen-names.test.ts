import { expect, it } from 'vitest'
import { chosenNames } from './chosen-names.ts'

const listed = {
  letters: ['A', 'B', '#'],
  categories: [
    { slug: 'retail', name: 'Retail', children: [{ slug: 'Shoes', name: 'Zapatos', children: [] }] },
  ],
}

it.each([
  ['', []],
  ['letter=b', ['B']],
  ['letter=%23', ['#']],
  ['category=shoes', ['Zapatos']],
  ['letter=A&category=retail', ['A', 'Retail']],
  ['letter=%3Cb%3E&category=nowhere', []],
])('a directory at ?%s has the choices %j in its title', (query, names) => {
  expect(chosenNames(listed, new URLSearchParams(query))).toEqual(names)
})
