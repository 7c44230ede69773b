import { describe, expect, it } from 'vitest'
import { authHeaders, nextAuthInfo, readAuthHeaders } from './auth-info.ts'

const present = { accessToken: 'old', uid: 'ann@example.com', client: 'c1' }
const fresh = { 'access-token': 'new', uid: 'ann@example.com', client: 'c1' }

describe('the tokens of a visitor after a call', () => {
  it('are those of the answer', () => {
    expect(after(200, fresh)).toEqual({ ...present, accessToken: 'new' })
    expect(nextAuthInfo(undefined, answer(200, fresh))).toEqual({ ...present, accessToken: 'new' })
    expect(after(422, fresh)).toEqual({ ...present, accessToken: 'new' })
  })

  it('stay where the answer has a blank one', () => {
    expect(after(200, { 'access-token': ' ', uid: '', client: '' })).toEqual(present)
    expect(after(200, { 'access-token': '' })).toEqual(present)
  })

  it('are none where the answer has none, or refuses them', () => {
    expect(after(200, {})).toBeUndefined()
    expect(after(500, {})).toBeUndefined()
    expect(after(401, fresh)).toBeUndefined()
    expect(after(403, { 'access-token': ' ' })).toBeUndefined()
  })

  it('keep what the answer leaves out', () => {
    expect(after(200, { 'access-token': 'new' })).toEqual({ ...present, accessToken: 'new' })
  })

  it('have blanks for what neither the answer nor an earlier one says', () => {
    const blank = { accessToken: 'new', uid: '', client: '' }
    expect(nextAuthInfo(undefined, answer(200, { 'access-token': 'new' }))).toEqual(blank)
  })

  it('are none where there were none and the answer has a blank one', () => {
    expect(nextAuthInfo(undefined, answer(200, { 'access-token': ' ' }))).toBeUndefined()
  })
})

it('tokens travel as three headers, all or none', () => {
  expect(readAuthHeaders(new Headers(authHeaders(present)))).toEqual(present)
  expect(readAuthHeaders(new Headers({ 'access-token': 'x', uid: 'y' }))).toBeUndefined()
})

function after(status: number, headers: Record<string, string>) {
  return nextAuthInfo(present, answer(status, headers))
}

function answer(status: number, headers: Record<string, string>) {
  return { status, headers: new Headers(headers) }
}
