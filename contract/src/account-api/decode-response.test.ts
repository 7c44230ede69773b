import { describe, expect, it } from 'vitest'
import { decodeResponse } from './decode-response.ts'

const whole = {
  id: 'public-7',
  email: 'ana@mail.example',
  firstname: 'Ana',
  lastname: null,
  locale: 'es',
  newsletter: true,
  member_since: '2026-01-02T03:04:05.000Z',
}

describe('a profile', () => {
  it('has the fields of our platform, without unknown ones', () => {
    expect(decodeResponse('get_profile', { data: { ...whole, picture: '/ana.jpg' } })).toEqual(whole)
  })

  it('may have no more than the three things all platforms say', () => {
    const data = {
      email: 'ana@mail.example',
      firstname: 'Ana',
      lastname: 'Ruiz',
      allow_password_change: false,
    }
    expect(decodeResponse('login_hash', { data })).toEqual({
      id: 'ana@mail.example',
      email: 'ana@mail.example',
      firstname: 'Ana',
      lastname: 'Ruiz',
      locale: 'en',
      newsletter: false,
      member_since: null,
    })
    expect(decodeResponse('get_profile', { data: { ...data, id: 12 } })).toMatchObject({ id: '12' })
  })

  it.each([{}, { data: null }, { data: false }, { data: [] }, { data: { firstname: 'Ana' } }, [], null, 'x'])(
    'is not %j',
    (body) => expect(decodeResponse('get_profile', body)).toBeUndefined(),
  )
})

describe('favorites', () => {
  it('are decoded one by one', () => {
    const data = [
      { type: 'store', id: 12 },
      { type: 'event', id: '5', since: 1 },
      { type: 'coupon', id: 1 },
      { type: 'store', id: -1 },
      null,
    ]
    expect(decodeResponse('get_favorites', { data })).toEqual([
      { type: 'store', id: 12 },
      { type: 'event', id: 5 },
    ])
  })

  it('are limited to two hundred', () => {
    const data = Array.from({ length: 300 }, (_, index) => ({ type: 'store', id: index + 1 }))
    expect(decodeResponse('merge_favorites', { data })).toHaveLength(200)
  })
})
