import { describe, expect, it } from 'vitest'
import { type Entrant, findLikeEntries } from './like-entries.ts'

let tickets = 0

function entrant(name: string, email: string, phone: string): Entrant {
  return { ticket: ++tickets, name, email, phone }
}

const likenessOf = (one: Entrant, other: Entrant) =>
  findLikeEntries([one, other, entrant('Xi Yu', 'xi@yu.test', '902 555 9999')])
    .get(one.ticket)
    ?.map(({ ticket, likeness }) => `${ticket === other.ticket} ${likeness}`)

describe('findLikeEntries', () => {
  const ana = entrant('Ana Núñez', 'ana@post.test', '902 555 0101')

  it.each([
    ['the same mailbox with a note', ['Bo Li', 'ANA+2@post.test', '902 555 0102'], 'mailbox'],
    ['the same telephone, with its country', ['Bo Li', 'bo@post.test', '+1 (902) 555-0101'], 'phone'],
    ['the same name without accents', ['ANA  nunez', 'a.n@post.test', '902 555 0102'], 'name'],
  ] as const)('finds %s', (_, [name, email, phone], likeness) => {
    expect(likenessOf(ana, entrant(name, email, phone))).toEqual([`true ${likeness}`])
  })

  it.each([
    ['another domain', 'ana@mail.test', '902 555 0102'],
    ['dots of a provider that heeds them', 'a.na@post.test', '902 555 0102'],
    ['telephones too short to be one', 'bo@post.test', '01'],
  ])('does not mind %s', (_, email, phone) => {
    expect(
      likenessOf({ ...ana, phone: phone.length < 7 ? '01' : ana.phone }, entrant('Bo Li', email, phone)),
    ).toBeUndefined()
  })

  it('knows that some providers ignore dots', () => {
    const one = entrant('A', 'a.n.a@gmail.com', '1')
    expect(likenessOf(one, entrant('B', 'ana@googlemail.com', '2'))).toEqual(['true mailbox'])
  })

  it('names another entry once, by what is surest', () => {
    expect(likenessOf(ana, entrant('Ana Núñez', 'ana+x@post.test', '902 555 0101'))).toEqual(['true mailbox'])
  })

  it('names no more than ten others', () => {
    const crowd = Array.from({ length: 30 }, (_, index) =>
      entrant(`N${index} X`, `n${index}@post.test`, '9025550101'),
    )
    expect(findLikeEntries(crowd).get(crowd[0]?.ticket ?? 0)).toHaveLength(10)
  })
})
