import { describe, expect, it } from 'vitest'
import { type Query, readQuery, type RouteHandle } from './route-handle.ts'

const handle = { query: ['letter', 'category'] } as const satisfies RouteHandle
const url = new URL('https://mall.example/stores?letter=A&floor=2')

/** A screen function, declares the keys it reads. */
function listFrom(query: Query<'letter' | 'category'>): readonly (string | null)[] {
  return [query.get('letter'), query.get('category')]
}

function floorFrom(query: Query<'floor'>): string | null {
  return query.get('floor')
}

describe('the query of a route', () => {
  it('has the keys that the route declares', () => {
    expect(listFrom(readQuery(handle, url))).toEqual(['A', null])
  })

  it('does not compile with an undeclared key', () => {
    // @ts-expect-error -- read by the route itself
    readQuery(handle, url).get('floor')
    // @ts-expect-error -- read by a function that the route calls
    floorFrom(readQuery(handle, url))
    // @ts-expect-error -- a route without a query reads none
    readQuery({ cache: 'hour' } as const satisfies RouteHandle, url)
    expect(floorFrom(url.searchParams)).toBe('2')
  })
})
