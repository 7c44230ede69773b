import { overAt } from '@promenade/domain/calendar/instants'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  createTestEvent,
  createTestPromotion,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { formatFavorites, parseFavorites } from '../../device/favorites.ts'
import { createTestSession } from '../../../testing/session.ts'
import { sessionContext } from '../../session-context.ts'
import { action } from './change-favorites.ts'
import { loader } from './favorites-page.tsx'

const page = createTestContext(
  { path: '/favorites', locale: 'es' },
  {
    stores: [createTestStore({ id: '12', slug: 'ixtle', name: 'Ixtle' })],
    promotions: [createTestPromotion({ id: '4', name: 'Coats' })],
    events: [createTestEvent({ id: '7', name: 'Rink', period: { overAt: overAt('2026-11-19', testZone) } })],
  },
)

type Visitor = Parameters<typeof createTestSession>[0]

describe('the favorites', () => {
  it('of a device are those of its cookie, with ended and removed ones marked', async () => {
    const { screen, calls } = await load('', { favorites: () => parseFavorites('s12.p4.e7.s99') })
    expect(screen.stores.map(({ name, to }) => [name, to])).toEqual([['Ixtle', '/es/stores/ixtle']])
    expect(screen.promotions.map(({ title }) => title)).toEqual(['Coats'])
    expect(screen.promotions[0]?.removal).toEqual({
      item: 'p4',
      remove: 'Quitar Coats de favoritos',
      undo: 'Deshacer: dejar Coats en favoritos',
      removed: 'Coats ya no está en tus favoritos.',
    })
    expect(screen.events).toEqual([])
    expect(screen.gone.map(({ removal, name }) => [removal.item, name])).toEqual([
      ['e7', 'Rink'],
      ['s99', 'Una tienda'],
    ])
    expect(screen.where).toContain('en este dispositivo')
    expect(screen.head.noindex).toBe(true)
    expect(screen.head.description).toBe(screen.words.intro)
    expect(calls).toEqual([])
  })

  it('of an account are loaded, and stored on the device', async () => {
    const { screen, visitor } = await load('', {
      isLoggedIn: () => true,
      result: { kind: 'done', response: [{ type: 'promotion', id: 4 }] },
    })
    expect(screen.promotions).toHaveLength(1)
    expect(formatFavorites(visitor.favorites())).toBe('p4')
    expect(screen.where).toContain('en tu cuenta')
  })

  it('of an account that does not respond are those of the device', async () => {
    const { screen } = await load('', { isLoggedIn: () => true, favorites: () => parseFavorites('s12') })
    expect(screen.stores).toHaveLength(1)
    expect(screen.where).toContain('no podemos llegar a tu cuenta')
  })

  it('show the outcome of a change without script', async () => {
    expect((await load('?state=added&item=s12')).screen.note?.text).toBe('Ixtle ya está en tus favoritos.')
    expect((await load('?state=removed&item=%3Cb%3E')).screen.note).toEqual({
      text: 'Eso ya no está en tus favoritos.',
      isFault: false,
    })
    expect((await load('?state=constructor')).screen.note).toBeUndefined()
  })

  it('offer to undo a removal without script', async () => {
    const { screen } = await load('?state=removed&item=s12')
    expect(screen.note?.undo).toEqual({ item: 's12', label: 'Deshacer: dejar Ixtle en favoritos' })
  })

  it.each([
    ['', 'Favoritos · Test Mall'],
    ['?state=added&item=s12', 'Ixtle ya está en tus favoritos. · Favoritos · Test Mall'],
    ['?state=failed', 'Error: Favoritos · Test Mall'],
  ])('have the outcome in the title: %s', async (search, title) => {
    expect((await load(search)).screen.head.title).toBe(title)
  })
})

describe('a press on a favorite button', () => {
  it('redirects to the favorites', async () => {
    const { answer, visitor } = await press({ item: 's12' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/es/favorites?item=s12&state=added')
    expect(formatFavorites(visitor.favorites())).toBe('s12')
  })

  it('returns the current favorites to script', async () => {
    const { answer } = await press(
      { item: 's12', act: 'remove', answer: 'json' },
      { favorites: () => parseFavorites('s12.p4') },
    )
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ favorites: 'p4' })
  })

  it('changes the account of a logged-in visitor', async () => {
    const { visitor, calls } = await press(
      { item: 'p4' },
      {
        isLoggedIn: () => true,
        result: {
          kind: 'done',
          response: [
            { type: 'promotion', id: 4 },
            { type: 'store', id: 12 },
          ],
        },
      },
    )
    expect(calls).toEqual([{ endpoint: 'add_favorite', data: { type: 'promotion', id: 4 } }])
    expect(formatFavorites(visitor.favorites())).toBe('p4.s12')
  })

  it('that the account rejects changes nothing and shows an error', async () => {
    const { answer, visitor } = await press({ item: 'p4', answer: 'json' }, { isLoggedIn: () => true })
    expect(answer.status).toBe(503)
    expect(visitor.favorites()).toEqual([])
  })

  it('stays on the device if the session has expired', async () => {
    const { visitor } = await press(
      { item: 'p4' },
      { isLoggedIn: () => true, result: { kind: 'logged out' } },
    )
    expect(formatFavorites(visitor.favorites())).toBe('p4')
  })

  it.each(['', 'x9', 's12.p4"'])('without a valid item, %j, does nothing', async (item) => {
    const { answer } = await press({ item })
    expect(answer.headers.get('location')).toMatch(/^\/es\/favorites\?item=(s12)?&state=(failed|added)$/)
  })
})

async function load(search = '', changes: Visitor = {}) {
  const { visitor, calls, ...args } = argumentsFor(`/favorites${search}`, changes)
  return {
    screen: await loader({ ...args, request: new Request(args.url), pattern: '/favorites' }),
    visitor,
    calls,
  }
}

async function press(fields: Record<string, string>, changes: Visitor = {}) {
  const { visitor, calls, ...args } = argumentsFor('/favorites/change', changes)
  const request = new Request(args.url, { method: 'POST', body: new URLSearchParams(fields) })
  return { answer: await action({ ...args, request, pattern: '/favorites/change' }), visitor, calls }
}

function argumentsFor(path: string, changes: Visitor) {
  const { visitor, calls } = createTestSession(changes)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(sessionContext, visitor)
  return { context, params: {}, url: new URL(`https://mall.example${path}`), visitor, calls }
}
