import { describe, expect, it } from 'vitest'
import { drawOrder, standingsOf, ticketList, ticketText } from './draw.ts'

/** In place of SHA-256: FNV-1a, 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
const seed = 'c0ffee'.repeat(10)

describe('drawOrder', () => {
  it('ranks tickets by the digest of seed and number', () => {
    const digests = [3, 1, 2].map((ticket) => `${digestOf(`${seed}:${ticket}`)} of ${ticket}`)
    const order = drawOrder(seed, [3, 1, 2], digestOf)
    expect(order.map(({ ticket, digest }) => `${digest} of ${ticket}`)).toEqual(digests.toSorted())
    expect(order[0]?.digest).toBe(digestOf(ticketText(seed, order[0]?.ticket ?? 0)))
  })

  it('is the same for the same tickets in any order, and another for another seed', () => {
    const tickets = Array.from({ length: 100 }, (_, index) => index + 1)
    const order = drawOrder(seed, tickets, digestOf)
    expect(drawOrder(seed, tickets.toReversed(), digestOf)).toEqual(order)
    expect(drawOrder(`${seed}0`, tickets, digestOf)).not.toEqual(order)
  })

  it('keeps the order of the others when a ticket takes no part', () => {
    const order = drawOrder(seed, [1, 2, 3, 4, 5, 6], digestOf).map(({ ticket }) => ticket)
    const without = drawOrder(seed, [1, 2, 4, 5, 6], digestOf).map(({ ticket }) => ticket)
    expect(without).toEqual(order.filter((ticket) => ticket !== 3))
  })
})

describe('ticketList', () => {
  it('has the numbers in ascending order, one per line', () => {
    expect(ticketList([10, 9, 100])).toBe('9\n10\n100\n')
  })
})

describe('standingsOf', () => {
  it('lets the next take the place of one that is passed over', () => {
    const standings = (...passedOver: number[]) =>
      standingsOf([7, 3, 9, 1, 4, 8], { winners: 2, reserves: 2 }, new Set(passedOver)).map(
        ({ ticket, standing }) => `${ticket} ${standing}`,
      )
    expect(standings()).toEqual(['7 winner', '3 winner', '9 reserve', '1 reserve'])
    expect(standings(7)).toEqual(['7 passed-over', '3 winner', '9 winner', '1 reserve'])
    expect(standings(3, 9)).toEqual(['7 winner', '3 passed-over', '9 passed-over', '1 winner'])
  })
})
