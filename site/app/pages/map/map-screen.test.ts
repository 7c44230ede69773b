import { locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import { createTestContext } from '../../../testing/page-context.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { boardsScreen } from './boards-screen.server.ts'
import { meta } from './map-page.tsx'
import { mapScreen } from './map-screen.server.ts'
import { printedMapScreen } from './printed-map-screen.server.ts'
import { map, stores } from '../../../testing/map-request.ts'

function planOf(query: string, locale: 'en' | 'es' = 'en', shown = map, changes: Partial<MallContent> = {}) {
  const screen = mapScreen(
    createTestContext({ locale, path: '/map' }, { map: shown, stores, ...changes }),
    new URLSearchParams(query),
  )
  if (screen.kind !== 'plan') throw new Error('no plan')
  return screen.plan
}

const women = (id: string, levelId: string, x: number) => ({
  id,
  levelId,
  kind: 'washroom-women' as const,
  name: { en: 'Women' },
  at: { x, y: 10 },
})
const lift = {
  id: 'lift sign',
  levelId: 'L1',
  kind: 'lift' as const,
  name: { en: 'Lift, L1' },
  at: { x: 9, y: 3 },
}
const crowded = {
  ...map,
  amenities: [
    women('1', 'L1', 6),
    women('2', 'L1', 7),
    women('3', 'L2', 6),
    women('4', 'L2', 7),
    women('5', 'L2', 8),
    lift,
  ],
}

function placesNamed(name: string, locale: 'en' | 'es') {
  const context = createTestContext({ locale, path: '/map' }, { map: crowded, stores })
  const screen = mapScreen(context)
  if (screen.kind !== 'plan') throw new Error('no plan')
  const names = screen.plan.ends.flatMap(({ places }) => places.map((place) => place.name))
  return names.filter((one) => one.startsWith(name)).toSorted()
}

function faultsOf(query: string) {
  return planOf(query).directions.fields.flatMap(({ name, fault }) =>
    fault === undefined ? [] : [[name, fault]],
  )
}

describe('the map with a plan', () => {
  it('shows the street level, and every store by name, on the plan or not', () => {
    const { level, levels, stores: rows } = planOf('')
    expect(level.id).toBe('L1')
    expect(levels.map(({ to, isShown }) => [to, isShown])).toEqual([
      ['/map?level=l1', true],
      ['/map?level=l2', false],
    ])
    expect(rows.map(({ name, place }) => [name, place])).toEqual([
      ['High Street', 'Unit 201'],
      ['Low Tide', 'L1'],
      ['Nowhere Else', undefined],
    ])
  })

  it('has a legend of the colours on the level', () => {
    const categories = [
      { id: '5', slug: 'food-and-beverage', name: 'Food & Beverage', tags: [], untranslated: [] },
      { id: '6', slug: 'retail', name: 'Retail', tags: [], untranslated: [] },
    ]
    const sold = stores.map((store) => ({ ...store, categoryIds: [store.slug === 'high' ? '5' : '6'] }))
    const sectionsOf = (query: string) => planOf(query, 'en', map, { stores: sold, categories }).sections
    expect(sectionsOf('level=l1')).toEqual(['retail'])
    expect(sectionsOf('level=l2')).toEqual(['foodandbeverage'])
    expect(planOf('').sections).toEqual([])
  })

  it('lists shops without a directory entry among the stores, with levels for a shared name', () => {
    const occupants = map.occupants.map(({ correlationId: _, ...one }) => ({ ...one, name: { en: 'Quill' } }))
    const { stores: rows, ends } = planOf('', 'en', { ...map, occupants })
    expect(rows.filter(({ name }) => name === 'Quill').map(({ slug, place }) => [slug, place])).toEqual([
      ['quill-l1', 'L1'],
      ['quill-l2', 'L2'],
    ])
    const names = ends.find(({ name }) => name === 'Stores')?.places.map(({ name }) => name)
    expect(names).toEqual(['Quill, L1, near Sea Gate', 'Quill, L2'])
  })

  it('draws shops without a directory entry like stores, and shows a chosen one', () => {
    const occupants = map.occupants.map(({ correlationId: _, ...one }) => ({ ...one, name: { en: 'Quill' } }))
    const { drawing, layers, focus, chosen } = planOf('store=quill-l1', 'en', { ...map, occupants })
    expect(drawing?.stores).toMatchObject([{ slug: 'quill-l1' }])
    expect(layers.pins).toMatchObject([{ slug: 'quill-l1', name: { flat: { lines: ['Quill'] } } }])
    expect(drawing?.areas.map(({ path }) => path).join()).not.toContain(drawing?.stores[0]?.path)
    expect([chosen?.name, focus?.height]).toEqual(['Quill', 62])
  })

  it('shows the level of the chosen place, unless another is requested', () => {
    expect(planOf('store=high')).toMatchObject({ level: { id: 'L2' }, chosen: { name: 'High Street' } })
    expect(planOf('store=high&level=l1').level.id).toBe('L1')
    expect(planOf('store=high&level=attic').level.id).toBe('L2')
    expect(planOf('store=nobody').chosen).toBeUndefined()
  })

  it('keeps the route and the chosen place when the level changes', () => {
    const [, upper] = planOf('from=gate&to=high&stepfree=1&filter=x').levels
    expect(upper?.to).toBe('/map?level=l2&from=gate&to=high&stepfree=1')
  })

  it('shows the start and prompts for a goal', () => {
    const { layers, directions, travelOptions } = planOf('from=board')
    expect(layers.here?.label).toBe('You are here')
    expect(directions.prompt).toMatch(/^You are here: Board\. .*choose where/)
    expect(travelOptions).toMatchObject({ from: 'board' })
    expect(planOf('from=board&to=high').travelOptions).not.toHaveProperty('from')
  })

  it('finds, draws and describes the route, with times for wheels', () => {
    const { directions, layers, focus } = planOf('from=sea-gate&to=high')
    expect(directions.route?.title).toBe('From Sea Gate to High Street')
    expect(directions.route?.times.map(({ name }) => name)).toEqual([
      'On foot',
      'In a wheelchair',
      'With a stroller',
    ])
    expect(directions.route?.steps.at(-1)?.text).toMatch(/High Street/)
    expect(layers.route?.changes.map(({ to }) => to)).toEqual(['/map?level=l2&from=sea-gate&to=high'])
    expect(focus?.width).toBeGreaterThan(10)
  })

  it('is step-free on request, and refuses to avoid both steps and lifts', () => {
    const said = (query: string) =>
      planOf(query)
        .directions.route?.steps.map(({ text }) => text)
        .join(' ')
    expect(said('from=low&to=high')).toMatch(/stairs/i)
    expect(said('from=low&to=high&stepfree=1')).not.toMatch(/stairs/i)
    expect(planOf('from=low&to=high&stepfree=1&nolifts=1').directions.refusal).toMatch(/step-free/)
    expect(planOf('from=low&to=nearest-washroom&nolifts=1').directions.route?.title).toMatch(/to Washroom L1/)
  })

  it('names an unknown place', () => {
    expect(faultsOf('from=mars&to=high')).toEqual([['from', expect.stringContaining('mars')]])
    expect(planOf('from=mars&to=high').directions.route).toBeUndefined()
  })

  it('names the missing end of an incomplete form', () => {
    expect(faultsOf('from=&to=').map(([name]) => name)).toEqual(['from', 'to'])
    expect(faultsOf('from=low&to=')).toEqual([['to', 'choose where you want to go.']])
    expect(faultsOf('from=low')).toEqual([])
    expect(planOf('from=low&to=').directions.prompt).toBeUndefined()
    const context = createTestContext({ path: '/map' }, { map, stores })
    expect(mapScreen(context, new URLSearchParams('from=&to=')).head.title).toMatch(/^Error: /)
    expect(mapScreen(context).head.title).not.toMatch(/Error/)
  })

  it('begins at the code that is typed in the form, and names an unknown one', () => {
    const coded = planOf('from=&near=b1&to=high')
    expect(coded.directions.route?.title).toBe('From Board to High Street')
    expect(coded.query).not.toHaveProperty('step')
    expect(planOf('from=low&near=B1&to=high').query.from).toBe('board')
    expect(planOf('from=low&near=&to=high').query.from).toBe('low')
    expect(faultsOf('from=&near=B7&to=')).toEqual([
      ['from', expect.stringContaining('“B7”')],
      ['to', 'choose where you want to go.'],
    ])
    // With a goal the lost are asked, beside the way from the assumed start.
    expect(planOf('from=&near=B7&to=high').directions.route?.lost.view?.chosen).toContain('“B7”')
  })

  it('assumes the first door as the start of directions, unless the form was sent without one', () => {
    expect(planOf('to=high')).toMatchObject({ isStartAssumed: true, query: { from: 'sea-gate' } })
    expect(planOf('to=high&store=high').directions.route?.title).toBe('From Sea Gate to High Street')
    expect(planOf('to=high&store=low').directions.route?.title).toBe('From Low Tide to High Street')
    expect(planOf('to=sea-gate').directions.route).toBeUndefined()
    expect(planOf('from=sea-gate&to=high').isStartAssumed).toBe(false)
    expect(faultsOf('from=&to=high')).toEqual([['from', 'choose where you start.']])
    expect(planOf('from=&to=high').directions.route).toBeUndefined()
  })

  it('draws the parts of a route on other levels as such', () => {
    const { layers } = planOf('from=sea-gate&to=high')
    expect(layers.route?.lines).toHaveLength(1)
    expect(layers.route?.elsewhere).toHaveLength(1)
    expect(planOf('from=sea-gate&to=high&level=l2').layers.route?.elsewhere).toEqual(layers.route?.lines)
    expect(planOf('from=sea-gate&to=low').layers.route).not.toHaveProperty('elsewhere')
  })

  it('has distinct names for all ends of a route', () => {
    expect(placesNamed('Women', 'en')).toEqual([
      'Women, L1, near Low Tide',
      'Women, L1, near Sea Gate',
      'Women, L2',
      'Women, L2 (2)',
      'Women, L2, near High Street',
    ])
    expect(placesNamed('Women', 'es')).toContain('Women, l1, cerca de Puerta del mar')
    expect(placesNamed('Board', 'en')).toEqual(['Board, L1'])
  })

  it('does not repeat a level that is part of a name', () => {
    expect(placesNamed('Lift', 'en')).toEqual(['Lift, L1'])
  })

  it('is in Spanish', () => {
    const { directions } = planOf('from=sea-gate&to=high', 'es')
    expect(directions.route?.title).toBe('De Puerta del mar a High Street')
    expect(directions.clear).toBe('/es/map')
  })
})

describe('the map without a plan', () => {
  it('has the platform’s pictures with the stores on them', () => {
    const mapPicture = {
      levels: [
        {
          id: 'ground',
          picture: { url: 'https://pictures.example/ground.svg', width: 1000, height: 500 },
          pins: [
            { storeId: '1', at: { x: 0.5, y: 0.5 } },
            { storeId: '2' },
            { storeId: '99', at: { x: 0, y: 0 } },
          ],
        },
        { id: 'upper', title: 'Upper', pins: [{ storeId: '3' }] },
      ],
      firstLevelId: 'ground',
    }
    const context = createTestContext({ path: '/map' }, { mapPicture, stores })
    const screen = mapScreen(context)
    expect(screen).toMatchObject({
      kind: 'picture',
      picture: { level: 'Level 1', pins: [{ slug: 'high', at: { x: 500, y: 250 } }] },
    })
    expect(mapScreen(context, new URLSearchParams('store=nowhere'))).toMatchObject({
      picture: { level: 'Upper', picture: undefined, chosen: { name: 'Nowhere Else' } },
    })
  })

  it('is a list of the levels without pictures', () => {
    const screen = mapScreen(
      createTestContext({ path: '/map' }, { stores }),
      new URLSearchParams('store=high'),
    )
    expect(screen).toMatchObject({
      kind: 'lists',
      head: { title: 'Stores by Level · Test Mall' },
      levels: [{ name: 'Level 2' }, { name: 'Elsewhere in the centre' }],
    })
  })

  it('has nothing to print', () => {
    const context = createTestContext({}, { stores })
    expect(printedMapScreen(context, new URLSearchParams())).toBeUndefined()
    expect(boardsScreen(context, new URLSearchParams())).toBeUndefined()
  })
})

describe('the map on paper', () => {
  it('has every level and every store, on the chosen paper', () => {
    const context = createTestContext({ path: '/map/print' }, { map, stores })
    const screen = printedMapScreen(context, new URLSearchParams('paper=a4'))
    expect(screen?.levels.map(({ id }) => id)).toEqual(['L1', 'L2'])
    expect(screen?.list.map(({ name, place }) => [name, place])).toEqual([
      ['High Street', 'Unit 201'],
      ['Low Tide', undefined],
      ['Nowhere Else', undefined],
    ])
    expect(screen?.papers.filter(({ current }) => current).map(({ text }) => text)).toEqual(['A4'])
    expect(printedMapScreen(context, new URLSearchParams('paper=papyrus'))?.paper).toBe('letter')
  })

  it('has a sheet for each board in every translated language, with its short address and the plan around it', () => {
    const context = createTestContext({ path: '/map/boards' }, { map, stores })
    const screen = boardsScreen(context, new URLSearchParams())
    const [board] = screen?.boards ?? []
    expect(board).toMatchObject({
      address: 'mall.example/b/1',
      short: 'B1',
      code: qrCode('https://mall.example/b/1'),
    })
    expect(board?.plan).toMatchObject({
      drawing: { levelId: 'L1' },
      layers: { here: { label: 'You are here' } },
    })
    expect(board?.words.map((words) => words.board)).toEqual(['Board 1', 'Tablero 1'])
    const words = board?.words.map(({ lang, here }) => [lang, here])
    expect(words).toContainEqual(['en', 'You are here'])
    expect(words).toContainEqual(['es', 'Estás aquí'])
    const translated = locales.filter(({ code }) => messagesIn(code).boards.lang === undefined)
    expect(words?.map(([lang]) => lang)).toEqual(translated.map(({ code }) => code))
  })
})

describe('the title of the map', () => {
  const titleAt = (query: string) => {
    const context = createTestContext({ path: '/map' }, { map, stores })
    const loaderData = mapScreen(context, new URLSearchParams(query))
    return meta({ loaderData, location: { search: `?${query}` } })[0]
  }

  it.each([
    ['', /^Centre Map · Test Mall$/],
    ['from=sea-gate', /^Centre Map · Test Mall$/],
    ['from=sea-gate&to=high', /^From .+ to .+ · Centre Map · Test Mall$/],
    ['store=high', /^(?!Centre Map).+ · Centre Map · Test Mall$/],
  ])('names the route or the store of ?%s', (query, title) => {
    expect(titleAt(query)).toEqual({ title: expect.stringMatching(title) })
  })
})
