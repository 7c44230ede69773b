import { describe, expect, it } from 'vitest'
import {
  formatFavorites,
  decodeFavorite,
  parseFavorites,
  encodeFavorite,
  withFavorite,
  withoutFavorite,
} from './favorites.ts'

const ixtle = { type: 'store', id: '12' } as const
const coats = { type: 'promotion', id: '4' } as const
const rink = { type: 'event', id: '7' } as const

describe('favorites in a cookie', () => {
  it('survive a round trip, latest first', () => {
    expect(formatFavorites([ixtle, coats, rink])).toBe('s12.p4.e7')
    expect(parseFavorites('s12.p4.e7')).toEqual([ixtle, coats, rink])
  })

  it.each(['', '.', 'x1', 's', 's12;p4', '<script>', `s${'1'.repeat(61)}`, '__proto__'])(
    'leave out %j',
    (value) => {
      expect(parseFavorites(value)).toEqual([])
    },
  )

  it('are unique, at most 200', () => {
    expect(parseFavorites('s12.s12.p4')).toEqual([ixtle, coats])
    const many = Array.from({ length: 300 }, (_, index) => `s${index}`).join('.')
    expect(parseFavorites(many)).toHaveLength(200)
  })

  it('are added as the latest, and removed', () => {
    expect(withFavorite([ixtle, coats], coats)).toEqual([coats, ixtle])
    expect(withoutFavorite([ixtle, coats], ixtle)).toEqual([coats])
  })

  it('have numeric ids in the account API', () => {
    expect(encodeFavorite(ixtle)).toEqual([{ type: 'store', id: 12 }])
    expect(
      ['0', '-1', '1e3', 'ixtle', '9'.repeat(16)].flatMap((id) => encodeFavorite({ type: 'store', id })),
    ).toEqual([])
    expect(decodeFavorite({ type: 'event', id: 7 })).toEqual(rink)
  })
})
