import { describe, expect, it } from 'vitest'
import { fillWinnerText, findUnknownParts } from './winner-text.ts'

const values = { name: 'Ana {contest} $&', contest: 'Win a boat', prize: 'a boat', until: 'December 3' }

describe('a text to winners', () => {
  it('names each part as often as it stands there, and takes nothing in a value for a part', () => {
    expect(fillWinnerText('{name}, {prize}! {contest} {prize} by {until}', values)).toBe(
      'Ana {contest} $&, a boat! Win a boat a boat by December 3',
    )
    expect(fillWinnerText('{other} {} {name', values)).toBe('{other} {} {name')
  })

  it('has unknown parts where braces hold anything else', () => {
    expect(findUnknownParts('{name} {nmae} {Name} {} {until}')).toEqual(['{nmae}', '{Name}', '{}'])
    expect(findUnknownParts('No braces { here')).toEqual([])
  })
})
