import { overAt } from '@promenade/domain/calendar/instants'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  createTestContext,
  createTestEvent,
  createTestPromotion,
  createTestStore,
  testZone,
} from '../../../testing/page-context.ts'
import { createTestSession } from '../../../testing/session.ts'
import { formatFavorites, parseFavorites } from '../../device/favorites.ts'
import { pageContext } from '../../page-context.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { sessionContext } from '../../session-context.ts'
import { action } from './change-favorites.ts'
import { loader } from './favorites-page.tsx'

const openAllDay = { kind: 'open', opens: 600, closes: 1260 } as const
const ixtle = createTestStore({ id: '12', slug: 'ixtle', name: 'Ixtle', level: 2, unit: '214' })
const coats = createTestPromotion({
  id: '4',
  name: 'Coats',
  owner: { kind: 'store', storeId: '12' },
  period: { overAt: overAt('2026-11-30', testZone) },
})
const rink = createTestEvent({ id: '7', name: 'Rink', period: { overAt: overAt('2026-11-19', testZone) } })
const content = {
  stores: [ixtle, createTestStore({ id: '13', slug: 'nandu', name: 'Ñandú', isComingSoon: true })],
  promotions: [coats],
  events: [rink],
  hours: { regular: [{ dayOfWeek: 5, hours: openAllDay } as const], holidays: [] },
}
const page = createTestContext({ path: '/favorites' }, content)
const spanishPage = createTestContext({ path: '/favorites', locale: 'es' }, content)

/** More favorites than fit, none of which the mall knows. */
const fullDevice = Array.from({ length: 199 }, (_, at) => `s${at + 1_000}`).join('.')

type Changes = Parameters<typeof createTestSession>[0]

describe('a link with favorites', () => {
  it('shows what it would add, and changes nothing', async () => {
    const { screen, visitor, calls } = await load('?add=s12.p4.s13', {
      favorites: () => parseFavorites('s13'),
    })
    expect(screen.received).toEqual({
      title: 'Add these to your favorites?',
      text: 'They come from another device. What you have already stays.',
      items: [
        expect.objectContaining({ name: 'Ixtle', place: 'Level 2, unit 214', when: '10 a.m. to 9 p.m.' }),
        expect.objectContaining({
          name: 'Coats',
          place: 'Ixtle, Level 2, unit 214',
          when: 'Until November 30',
        }),
      ],
      submit: { list: 's12.p4', label: 'Add these 2 to my favorites' },
      notes: ['One item of the link is in your favorites already.'],
    })
    expect(screen.head.title).toBe('Add these to your favorites? · Favorites · Test Mall')
    expect(formatFavorites(visitor.favorites())).toBe('s13')
    expect(calls).toEqual([])
  })

  it('says in Spanish what it would add', async () => {
    const { screen } = await load('?add=s12', {}, spanishPage)
    expect(screen.received).toMatchObject({
      title: '¿Agregar esto a tus favoritos?',
      submit: { label: 'Agregar a mis favoritos' },
    })
  })

  it.each([
    [
      'an ended event and an unknown store',
      's12.e7.s99',
      'Ixtle',
      '2 items of the link are over or no longer here, and are left out.',
    ],
    [
      'an unreadable item',
      's12.<b>',
      'Ixtle',
      'One item of the link is over or no longer here, and is left out.',
    ],
  ])('leaves out %s and says so', async (_, list, name, note) => {
    const { screen } = await load(`?add=${encodeURIComponent(list)}`)
    expect(screen.received?.items.map((item) => item.name)).toEqual([name])
    expect(screen.received?.notes).toEqual([note])
    expect(screen.received?.submit?.list).toBe('s12')
  })

  it.each(['s12', 'e7', '__proto__', '.', 's12.s12'])(
    'offers no button for nothing new: %s',
    async (list) => {
      const { screen } = await load(`?add=${list}`, { favorites: () => parseFavorites('s12') })
      expect(screen.received).toMatchObject({ title: 'This link has nothing to add.', items: [] })
      expect(screen.received?.submit).toBeUndefined()
    },
  )

  it('that is too long is refused', async () => {
    const { screen } = await load(`?add=s12.${'s1.'.repeat(500)}`)
    expect(screen.received).toMatchObject({ title: 'This link is too long.', items: [], notes: [] })
    expect(screen.received?.submit).toBeUndefined()
  })

  it('adds no more than there is room for', async () => {
    const { screen } = await load('?add=s12.p4.s13', { favorites: () => parseFavorites(fullDevice) })
    expect(screen.received?.submit?.list).toBe('s12')
    expect(screen.received?.notes).toEqual(['There is no room for 2 more: remove some favorites first.'])
  })
})

describe('the button of a link with favorites', () => {
  it('adds them before those of the device', async () => {
    const { answer, visitor } = await merge('s12.p4', { favorites: () => parseFavorites('s13.p4') })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/favorites?item=s12.p4&state=merged')
    expect(formatFavorites(visitor.favorites())).toBe('s12.s13.p4')
  })

  it('replaces no favorite of a full device', async () => {
    const { visitor } = await merge('s12.p4', { favorites: () => parseFavorites(fullDevice) })
    expect(formatFavorites(visitor.favorites())).toBe(`s12.${fullDevice}`)
  })

  it('adds them to an account', async () => {
    const { visitor, calls } = await merge('s12.p4', {
      isLoggedIn: () => true,
      result: { kind: 'done', response: [{ type: 'store', id: 12 }] },
    })
    expect(calls).toEqual([
      { endpoint: 'get_favorites', data: {} },
      { endpoint: 'merge_favorites', data: { favorites: [{ type: 'promotion', id: 4 }] } },
    ])
    expect(formatFavorites(visitor.favorites())).toBe('s12')
  })

  it('changes nothing while the account does not respond', async () => {
    const { answer, visitor } = await merge('s12', {
      isLoggedIn: () => true,
      favorites: () => parseFavorites('p4'),
    })
    expect(answer.headers.get('location')).toBe('/favorites?item=s12&state=failed')
    expect(formatFavorites(visitor.favorites())).toBe('p4')
  })

  it('adds nothing of a list that is too long', async () => {
    const { answer, visitor } = await merge('s12.'.repeat(400))
    expect(answer.headers.get('location')).toBe('/favorites?item=&state=failed')
    expect(visitor.favorites()).toEqual([])
  })

  it.each([
    ['s12', 'Ixtle is in your favorites.'],
    ['s12.p4', '2 favorites were added.'],
  ])('shows what was added: %s', async (list, text) => {
    expect((await load(`?state=merged&item=${list}`)).screen.note?.text).toBe(text)
  })
})

describe('the link to another device', () => {
  it('has the favorites that are still here, and a code', async () => {
    const { screen } = await load('', { favorites: () => parseFavorites('s12.e7.p4') }, spanishPage)
    expect(screen.sent?.address).toBe('https://mall.example/es/favorites?add=s12.p4')
    expect(screen.sent?.items).toEqual(['s12', 'p4'])
    expect(screen.sent?.code).toEqual(qrCode('https://mall.example/es/favorites?add=s12.p4'))
    expect(screen.sent?.notes).toEqual([])
  })

  it('is absent without favorites', async () => {
    expect((await load('', { favorites: () => parseFavorites('e7') })).screen.sent).toBeUndefined()
  })

  it('has the latest ones if there are too many, without a code', async () => {
    const stores = Array.from({ length: 200 }, (_, at) => createTestStore({ id: `${at + 1_000_000_000}` }))
    const list = stores.map(({ id }) => `s${id}`).join('.')
    const long = createTestContext({ path: '/favorites' }, { stores })
    const { screen } = await load('', { favorites: () => parseFavorites(list) }, long)
    expect(screen.sent?.items).toHaveLength(125)
    expect(screen.sent?.code).toBeUndefined()
    expect(screen.sent?.notes).toEqual([
      'These are too many for a code: use the link.',
      'The link holds the latest 125.',
    ])
    const { search } = new URL(screen.sent?.address ?? '')
    expect((await load(search, {}, long)).screen.received?.items).toHaveLength(125)
  })
})

describe('the printed favorites', () => {
  it('have today’s date, places, and hours or dates', async () => {
    const { screen } = await load('', { favorites: () => parseFavorites('s12.s13.p4.e7') })
    expect(screen.printed.today).toBe('Friday, November 20, 2026')
    expect(screen.printed.items.map(({ name, place, when }) => [name, place, when])).toEqual([
      ['Ixtle', 'Level 2, unit 214', '10 a.m. to 9 p.m.'],
      ['Ñandú', undefined, 'Not open yet.'],
      ['Coats', 'Ixtle, Level 2, unit 214', 'Until November 30'],
    ])
  })
})

async function load(search: string, changes: Changes = {}, context = page) {
  const { visitor, calls, ...args } = argumentsFor(`/favorites${search}`, changes, context)
  const screen = await loader({ ...args, request: new Request(args.url), pattern: '/favorites' })
  return { screen, visitor, calls }
}

async function merge(item: string, changes: Changes = {}) {
  const { visitor, calls, ...args } = argumentsFor('/favorites/change', changes, page)
  const request = new Request(args.url, { method: 'POST', body: new URLSearchParams({ act: 'merge', item }) })
  return { answer: await action({ ...args, request, pattern: '/favorites/change' }), visitor, calls }
}

function argumentsFor(path: string, changes: Changes, content: typeof page) {
  const { visitor, calls } = createTestSession(changes)
  const context = new RouterContextProvider()
  context.set(pageContext, content)
  context.set(sessionContext, visitor)
  return { context, params: {}, url: new URL(`https://mall.example${path}`), visitor, calls }
}
