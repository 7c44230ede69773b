import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext } from '../../../testing/page-context.ts'
import { mapScreen } from './map-screen.server.ts'

function planOf(query: string, locale: 'en' | 'es' = 'en') {
  const screen = mapScreen(
    createTestContext({ locale, path: '/map' }, { map, stores }),
    new URLSearchParams(query),
  )
  if (screen.kind !== 'plan') throw new Error('no plan')
  return screen.plan
}

const trip = 'from=sea-gate&to=high'

function routeOf(query: string, locale: 'en' | 'es' = 'en') {
  const { route } = planOf(query, locale).directions
  if (route === undefined) throw new Error('no route')
  return route
}

describe('directions for someone who cannot see', () => {
  it('are a choice in the address, which the other links keep', () => {
    const { detail, steps } = routeOf(trip)
    expect(detail.to).toBe(`/map?${trip}&detail=1`)
    const chosen = routeOf(`${trip}&detail=1`)
    expect(chosen.detail.to).toBe(`/map?${trip}`)
    expect(chosen.steps.every(({ follow }) => follow.includes('detail=1'))).toBe(true)
    expect(chosen.steps.length).toBeGreaterThanOrEqual(steps.length - 1)
    expect(planOf(`${trip}&detail=1`).returnHref).toContain('detail=1')
  })

  it('name what is at one’s back, the side, metres, steps and what is too far, in both languages', () => {
    const english = routeOf(`${trip}&detail=1`).steps.map(({ text }) => text)
    expect(english[0]).toMatch(/^Start at the entrance Sea Gate\. Directions are hours on a clock/)
    expect(english.join(' ')).toMatch(/With your back to .*\d\sm, about \d+ steps.*Too far/)
    expect(english.at(-1)).toMatch(/^You have arrived: the door of High Street is/)
    const spanish = routeOf(`${trip}&detail=1`, 'es').steps.map(({ text }) => text)
    expect(spanish.join(' ')).toMatch(/De espaldas a.*\d\sm, unos \d+ pasos.*Te pasaste/)
    expect(spanish).toHaveLength(english.length)
  })

  it('add nothing to the data of a map without a route', () => {
    expect(JSON.stringify(planOf(''))).not.toMatch(/detail|lost/i)
  })
})

describe('a visitor who is lost', () => {
  const lostOn = (query: string) => routeOf(query).lost.view

  it('is asked what is near, with places along the way, and goes on from there in the same mode', () => {
    expect(lostOn(`${trip}&step=2`)).toBeUndefined()
    const view = lostOn(`${trip}&detail=1&stepfree=1&step=2&lost=1`)
    const board = view?.places.find(({ slug }) => slug === 'board')
    expect(board?.to).toBe('/map?to=high&stepfree=1&detail=1&step=1'.replace('to=', 'from=board&to='))
    expect(view?.places.map(({ slug }) => slug)).not.toContain('high')
    expect(view?.kept).toMatchObject({
      from: 'sea-gate',
      to: 'high',
      isDetailed: true,
      isLost: true,
      step: 1,
    })
  })

  it('says a name, a part of it or the code of a board, and the way begins there', () => {
    const near = (said: string) =>
      planOf(`${trip}&detail=1&lost=1&step=3&near=${encodeURIComponent(said)}`).query
    for (const said of ['Low Tide', 'low tide', 'tide', 'low'])
      expect(near(said)).toMatchObject({ from: 'low', to: 'high', isDetailed: true, step: 1 })
    expect(near('https://mall.example/map?from=board').from).toBe('board')
    expect(near('board')).not.toHaveProperty('isLost')
  })

  it('types the code on a board or a door', () => {
    const near = (said: string, locale?: 'es') =>
      planOf(`${trip}&lost=1&step=3&near=${encodeURIComponent(said)}`, locale).query
    for (const said of ['B1', 'b-1', ' b 1 ', 'Board 1', '1', '/b/1', 'https://mall.example/es/b/1'])
      expect(near(said), said).toMatchObject({ from: 'board', to: 'high', step: 1 })
    for (const said of ['201', 'Unit 201', 'unit 201', 'mall.example/u/201'])
      expect(near(said), said).toMatchObject({ from: 'high', to: 'high', step: 1 })
    expect(near('Tablero 1', 'es').from).toBe('board')
    expect(near('Local 201', 'es').from).toBe('high')
    expect(near('B2')).toMatchObject({ from: 'sea-gate', isLost: true })
  })

  it('chooses between several, and is asked again for an unknown one', () => {
    const several = lostOn(`${trip}&step=2&near=washroom`)
    expect(several?.chosen).toBe('Which “washroom” do you mean?')
    expect(several?.places).toHaveLength(2)
    const unknown = lostOn(`${trip}&step=2&near=Atlantis`)
    expect(unknown?.chosen).toContain('There is no “Atlantis” on the map')
    expect(unknown?.places.length).toBeGreaterThan(0)
  })
})
