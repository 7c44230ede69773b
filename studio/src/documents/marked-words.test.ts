import { expect, it } from 'vitest'
import { markWords } from './marked-words.ts'

const marked = (text: string, other: string) =>
  markWords(text, other)
    .map(({ words, isChanged }) => (isChanged ? `[${words}]` : words))
    .join(' ')

it('marks each word that differs', () => {
  expect(marked('Open from ten to six on Sundays', 'Open from nine to six on Mondays')).toBe(
    'Open from [ten] to six on [Sundays]',
  )
  expect(marked('Open late', 'Open very late')).toBe('Open late')
  expect(marked('Open very late', 'Open late')).toBe('Open [very] late')
})

it('marks a word at the end of a long text, and leaves out what is the same before it', () => {
  const long = 'word '.repeat(400)
  expect(marked(`${long}new`, `${long}old`)).toBe(`… ${'word '.repeat(12)}[new]`)
  expect(marked(`new ${long}last`, `old ${long}end`)).toBe(
    `[new] ${'word '.repeat(12)}… ${'word '.repeat(12)}[last]`,
  )
})

it('gives back a text in which nothing differs', () => {
  expect(marked('The same words', 'The same words')).toBe('The same words')
})
