import { describe, expect, it } from 'vitest'
import { otherForms } from './word-forms.ts'

describe('other forms of a word', () => {
  it.each([
    ['shoe', 'shoes'],
    ['watch', 'watches'],
    ['berry', 'berries'],
    ['flor', 'flores'],
    ['lapiz', 'lapices'],
    ['quiz', 'quizes'],
    ['jewelry', 'jewellery'],
    ['donut', 'doughnut'],
    ['donuts', 'doughnuts'],
    ['check', 'cheque'],
    ['checks', 'cheques'],
    ['tire', 'tyre'],
    ['tires', 'tyres'],
  ])('%s and %s are forms of each other', (one, other) => {
    expect(otherForms(one)).toContain(other)
    expect(otherForms(other)).toContain(one)
  })

  it.each([
    ['ab', []],
    ['abc', ['abces', 'abcs']],
    ['abs', []],
    ['abcs', ['abc']],
    ['4711', []],
    ['berry', ['berries', 'berryes', 'berrys']],
    ['luces', ['luce', 'luz', 'luc']],
  ])('of %s are %j, real words or not', (word, forms) => {
    expect(otherForms(word)).toEqual(forms)
  })

  it.each(['tv', 'dress', 'bus', '501s', 'unas'])('%s has none that would be another word', (word) => {
    expect(otherForms(word).filter((form) => word.startsWith(form))).toEqual([])
  })
})
