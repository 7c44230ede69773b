import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext, createTestStore } from '../../../testing/page-context.ts'
import { answerOf, content, early, hours, screenOf } from './testing/plan-screens.ts'
import { parseVisitQuery, visitSearch } from './visit-query.ts'
import { visitScreen } from './visit-screen.server.ts'

describe('the plan of a visit', () => {
  it('without stops has all stores, offers and events to choose from, and begins now', () => {
    const screen = screenOf('')
    expect(screen.answer).toBeUndefined()
    expect(screen.form.options.map(({ name, kind }) => [name, kind])).toEqual([
      ['High Street', 'Store'],
      ['Low Tide', 'Store'],
      ['Nowhere Else', 'Store'],
      ['Coats', 'Offer'],
      ['Shanties', 'Event'],
    ])
    expect(screen.form.arrival).toMatchObject({ date: '2026-11-20', time: '' })
    expect(screen.form.summary).toBe('Friday, November 20, now · Sea Gate')
    expect(screen.form.starts.map(({ name, places }) => [name, places.map(({ slug }) => slug)])).toEqual([
      ['Doors', ['sea-gate']],
      ['Map boards', ['board']],
    ])
    expect(screen.head.noindex).toBeUndefined()
  })

  it('begins at the next opening while the centre is closed', () => {
    const { form } = screenOf('', {}, '2026-11-20 22:00')
    expect(form.arrival).toMatchObject({ date: '2026-11-21', time: '10:00' })
    expect(screenOf('date=2026-11-22').form.arrival).toMatchObject({ date: '2026-11-22', time: '10:00' })
  })

  it('puts the stops in the best order, with times and directions', () => {
    const answer = answerOf('stops=s1.s2&time=14:00')
    expect(answer.stops.map(({ name }) => name)).toEqual(['Low Tide', 'High Street'])
    // The map leads back to this plan, and to its next stop.
    const plan = 'stops=s1.s2&visit=time%3D14%253A00'
    expect(answer.summary).toMatch(/^2 stops · .+ on foot · done at 2:4\d p\.m\.$/)
    expect(answer.stops[0]?.leg?.link?.to).toBe(`/map?from=sea-gate&to=low&${plan}&leg=1-1.0`)
    expect(answer.stops[1]?.leg?.link?.to).toBe(`/map?from=low&to=high&${plan}&leg=2-1.0`)
    expect(answer.stops[0]?.time).toMatch(/^2(?::0\d)? p\.m\. to 2:2\d p\.m\.$/)
  })

  it('shows the extra cost of the visitor’s own order, with a link to the best', () => {
    const best = answerOf('stops=s1.s2&time=14:00')
    const later = best.stops[0]?.moves.later?.to ?? ''
    expect(later).toBe('/plan-my-visit?stops=s1.s2&order=own&time=14:00')
    const own = answerOf(later.replace(/^.*\?/, ''))
    expect(own.stops.map(({ name }) => name)).toEqual(['High Street', 'Low Tide'])
    expect(own.own?.text).toMatch(/^This is your own order\. Beside the best it costs .+ more on foot\.$/)
    expect(own.stops[0]?.leg?.link?.to).toContain('&visit=order%3Down%26time')
    expect(own.own?.best).toBe('/plan-my-visit?stops=s1.s2&time=14:00')
  })

  it('changes stays and removes stops by address', () => {
    const [first] = answerOf('stops=s1.s2*60&time=14:00').stops
    expect(first?.stay).toBe('stay 1\u00A0h')
    expect(first?.moves.longer?.to).toBe('/plan-my-visit?stops=s1.s2*70&time=14:00')
    expect(first?.moves.shorter?.to).toBe('/plan-my-visit?stops=s1.s2*50&time=14:00')
    expect(first?.moves.remove.to).toBe('/plan-my-visit?stops=s1&time=14:00&removed=1.s2*60')
  })

  it('warns of stores that close soon after the arrival, and lists stops that do not fit', () => {
    const shops = [createTestStore({ id: '2', slug: 'low', name: 'Low Tide', hours: early })]
    const [soon] = answerOf('stops=s2*5&time=13:05', { stores: shops }).stops
    expect(soon?.notes).toEqual([expect.stringMatching(/^Closes \d+ minutes after you get there\.$/)])
    const late = answerOf('stops=s2*30&time=13:05', { stores: shops })
    expect(late.unserved[0]).toMatchObject({
      why: expect.stringMatching(/^Only \d+ min would be left there\.$/),
    })
    const over = answerOf('stops=s2&time=14:05', { stores: shops })
    expect(over.unserved[0]?.why).toBe('It is over at 1:35 p.m., before you can get there.')
    expect(over.summary).toBe('0 stops')
  })

  it('waits for an event, and assumes a walk to stops that are not on the map', () => {
    const [stop] = answerOf('stops=e7&time=14:30').stops
    expect(stop?.time).toBe('3 p.m. to 4 p.m.')
    expect(stop?.notes).toEqual([
      'Arrive at 2:33 p.m. and wait 27\u00A0min.',
      'Not on the map: 3 minutes are counted for the walk.',
    ])
  })

  it('lists stops that the mall lacks', () => {
    const answer = answerOf('stops=s99.s1&time=14:00')
    expect(answer.unserved).toEqual([
      {
        id: 's99',
        name: 'A store',
        why: 'It is over, or no longer at the centre.',
        remove: {
          to: '/plan-my-visit?stops=s1&time=14:00&removed=0.s99',
          landing: 'removed',
          label: 'Remove it from the plan',
        },
      },
    ])
  })

  it('works without a map and without hours, and says so', () => {
    const answer = answerOf('stops=s1.s2&time=14:00', {
      map: undefined,
      hours: { regular: [], holidays: [] },
    })
    expect(answer.notes).toEqual([
      'Without a map of the centre we cannot count the walking: only opening hours and times decide the order.',
    ])
    expect(answer.stops.map(({ notes }) => notes)).toEqual([
      ['We do not know its hours: please ask before you come.'],
      ['We do not know its hours: please ask before you come.'],
    ])
    const { form, words } = screenOf('', { map: undefined })
    expect([form.starts, words.when]).toEqual([[], 'When'])
    expect(words.intro).not.toMatch(/walk/)
  })

  it('has an address to share with day, time and start', () => {
    expect(screenOf('stops=s1').sent?.share.url).toBe(
      'https://mall.example/plan-my-visit?stops=s1&date=2026-11-20&time=13:00&from=sea-gate',
    )
  })

  it('rejects invalid days and times', () => {
    const { form, head } = screenOf('stops=s1&date=2026-11-01&time=25:00')
    expect(form.arrival).toMatchObject({
      date: '2026-11-20',
      dateFault: expect.any(String),
      timeFault: 'Write the time like this: 14:30.',
    })
    expect(head.title).toMatch(/^Error/)
    expect(head.noindex).toBe(true)
  })

  it('is Spanish under /es', () => {
    const screen = visitScreen(
      createTestContext({ locale: 'es', path: '/plan-my-visit' }, { ...content }),
      new URLSearchParams('stops=s1.s2&time=13:30'),
    )
    expect(screen.answer?.title).toBe('Viernes 20 de noviembre, desde las 13:30')
    expect(screen.answer?.stops[0]?.moves.later?.to).toMatch(/^\/es\/plan-my-visit\?stops=s1\.s2&order=own/)
  })
})

describe('a typed stop', () => {
  it.each(['low tide', 'LOW-TIDE', 'tid', 'lowt'])('is the one that %s can mean', (text) => {
    const screen = screenOf(`stops=s1&time=14:00&find=${encodeURIComponent(text)}`)
    expect(screen.stops).toBe('s1.s2')
    expect(screen.typed).toBeUndefined()
  })

  it('is chosen from those it can mean, which lead to the plan with them', () => {
    const { typed, stops } = screenOf('time=14:00&find=s')
    expect(stops).toBe('')
    expect(typed?.title).toBe('Which one is “s”?')
    expect(typed?.fault).toBeUndefined()
    expect(typed?.matches.map(({ name }) => name)).toEqual(['Shanties', 'High Street'])
    const shops = [...stores, createTestStore({ id: '9', slug: 'high-tea', name: 'High Tea' })]
    expect(screenOf('time=14:00&find=high', { stores: shops }).typed?.matches).toMatchObject([
      { name: 'High Tea', to: '/plan-my-visit?stops=s9&time=14:00', details: 'Store' },
      { name: 'High Street', to: '/plan-my-visit?stops=s1&time=14:00', details: 'Store · Level 2, unit 201' },
    ])
    expect(screenOf('find=high+tea', { stores: shops }).stops).toBe('s9')
  })

  it('is found as by the search: by a mistyped name, and by a word that means the same', () => {
    expect(screenOf('stops=s1&find=low+tyde').stops).toBe('s1.s2')
    const optician = createTestStore({
      id: '9',
      slug: 'second-look',
      name: 'Second Look',
      tags: ['optician'],
    })
    expect(screenOf('find=anteojos', { stores: [...stores, optician] }).stops).toBe('s9')
  })

  it('is said to be in the plan already', () => {
    const { typed, stops } = screenOf('stops=s2&find=low+tide')
    expect([typed?.fault, stops]).toEqual(['Low Tide is in the plan already.', 's2'])
  })

  it('may have yet to open, which the plan says', () => {
    const coming = createTestStore({ id: '9', slug: 'soon', name: 'Soon', isComingSoon: true })
    const screen = screenOf('find=soon', { stores: [...stores, coming] })
    expect(screen.answer?.unserved.map(({ why }) => why)).toEqual(['It has not opened yet.'])
    expect(screen.form.options.map(({ name }) => name)).not.toContain('Soon')
    expect(screenOf('', { stores: [coming] }).form.options.map(({ name }) => name)).not.toContain('Soon')
  })

  it('is a fault if nothing is called so', () => {
    const { typed, head, stops } = screenOf('stops=s1&find=zeppelin')
    expect(typed?.fault).toBe('No store, offer or event is called “zeppelin”. Try a part of its name.')
    expect(head.title).toMatch(/^Error/)
    expect(stops).toBe('s1')
    expect(screenOf('find=%20').typed).toBeUndefined()
    expect(screenOf('find=%3F').typed?.matches).toEqual([])
  })
})

describe('the end of a visit', () => {
  it('is a place to which the last walk leads, and a time', () => {
    const search = 'stops=s2&time=14:00&end=sea-gate&until=15:00&from=board'
    const answer = answerOf(search)
    expect(answer.toEnd?.text).toMatch(/^End: Sea Gate, at 2:2\d p\.m\.$/)
    expect(answer.toEnd?.leg?.link?.to).toMatch(/^\/map\?from=low&to=sea-gate&stops=s2&.+&leg=2-0$/)
    expect(answer.notes).toEqual([])
    expect(screenOf(search).sent?.share.url).toContain('&end=sea-gate&until=15:00')
    expect(answer.stops[0]?.moves.longer?.to).toContain('&end=sea-gate&until=15:00')
  })

  it('says honestly that not all can be done by then', () => {
    const answer = answerOf('stops=s1.s2&time=14:00&until=14:30')
    expect(answer.notes).toEqual(['It cannot all be done by 2:30 p.m.: there is time for 1 of 2 stops.'])
    expect(answer.unserved[0]?.why).toBe('It would fit without Low Tide.')
    const none = answerOf('stops=s2*60&time=14:00&until=14:30')
    expect(none.unserved[0]?.why).toBe('It does not fit before you leave at 2:30 p.m.')
  })

  it.each([
    ['until=x', 'Write the time like this: 14:30.'],
    ['until=14:00', 'Choose a time after you arrive.'],
    ['until=13:59', 'Choose a time after you arrive.'],
    ['until=14:01', undefined],
    ['until=', undefined],
  ])('%s has the fault %s', (until, fault) => {
    expect(screenOf(`stops=s1&time=14:00&${until}`).form.arrival.untilFault).toBe(fault)
  })
})

describe('the calm hours of the day', () => {
  const calm = { ...hours, calm: [{ days: [5] as const, starts: 840, ends: 960, untranslated: [] }] }
  const calmAt = (time: string) => answerOf(`stops=s1&time=${time}`, { hours: calm }).calm

  it('are named to those who arrive in them', () => {
    expect(calmAt('14:00')).toEqual({ text: 'Calm hours when you arrive, until 4 p.m.' })
    expect(calmAt('15:59')?.change).toBeUndefined()
  })

  it('are a hint to others of the same day, with the plan for then', () => {
    expect(calmAt('16:00')).toEqual({
      text: 'Calm hours on this day, 2 p.m. to 4 p.m.',
      change: { to: '/plan-my-visit?stops=s1&date=2026-11-20&time=14:00', text: 'Arrive at 2 p.m.' },
    })
    expect(calmAt('13:50')?.text).toMatch(/^Calm hours during your visit, 2 p\.m\. to 4 p\.m\./)
    expect(answerOf('stops=s1&date=2026-11-21&time=14:00', { hours: calm }).calm).toBeUndefined()
    expect(answerOf('stops=s1&time=14:00').calm).toBeUndefined()
  })
})

describe('the quieter way of a plan', () => {
  const tables = {
    id: 'tables',
    levelId: 'L1',
    kind: 'seating',
    name: {},
    at: { x: 20, y: 3 },
    correlationId: 'tables',
  }
  const busyMap = { ...map, amenities: [...map.amenities, tables] }
  const places = [
    { slug: 'tables', name: 'Tables', atmosphere: 'busy', isTemporarilyClosed: false, items: [] },
  ]
  const busy = { map: busyMap, pointsOfInterest: [{ name: 'Places', locations: places }] }

  it('leads the walks and their directions, and is offered where the mall calls places busy', () => {
    expect(screenOf('', busy).form.hasQuieterWays).toBe(true)
    expect(screenOf('').form.hasQuieterWays).toBe(false)
    const [stop] = answerOf('stops=s2&time=14:00&quiet=1', busy).stops
    expect(stop?.leg?.link?.to).toMatch(/^\/map\?from=sea-gate&to=low&quiet=1&stops=s2&.+&leg=1-0$/)
  })

  it('is left out with more stops than can be planned in time, and says so', () => {
    const shops = Array.from({ length: 11 }, (_, index) =>
      createTestStore({
        id: String(index + 1),
        slug: index === 0 ? 'low' : `shop-${index}`,
        name: `Shop ${index}`,
      }),
    )
    const stops = shops.map(({ id }) => `s${id}`)
    const many = answerOf(`stops=${stops.join('.')}&time=14:00&quiet=1`, { ...busy, stores: shops })
    expect(many.notes).toContain('With more than 10 stops the ways are the shortest, not the quieter ones.')
    const ten = answerOf(`stops=${stops.slice(1).join('.')}&time=14:00&quiet=1`, { ...busy, stores: shops })
    expect(ten.notes).toEqual([])
  })
})

describe('the query of a plan', () => {
  const parsed = (search: string) => parseVisitQuery(new URLSearchParams(search))

  it('is short, readable and survives a round trip', () => {
    const search =
      '?stops=s12.e7*45.p4&order=own&date=2026-11-24&time=14:00&from=ferry-door&end=north-slip&until=18:00&stepfree=1&quiet=1'
    expect(visitSearch(parsed(search))).toBe(search)
    expect(visitSearch(parsed(''))).toBe('')
  })

  it('adds the stop of the form as the last, each stop once', () => {
    expect(visitSearch(parsed('stops=s1.s2&add=e7'))).toBe('?stops=s1.s2.e7')
    expect(visitSearch(parsed('stops=s1*45.s2.s1&add=s1'))).toBe('?stops=s1*45.s2')
  })

  it('ignores invalid stops, and limits stays and stops', () => {
    expect(visitSearch(parsed('stops=s1*1.x9.<b>.s2*999.s3*x'))).toBe('?stops=s1*5.s2*480')
    const many = Array.from({ length: 40 }, (_, index) => `s${index + 100}`).join('.')
    expect(parsed(`stops=${many}`).stops).toHaveLength(20)
  })

  it('drops the last stop of a cut value', () => {
    const long = Array.from({ length: 30 }, () => `s${'1'.repeat(50)}`).map((item, index) => item + index)
    const cut = long.join('.').slice(0, 200)
    expect(parsed(`stops=${cut}`).stops.map(({ item }) => item)).toEqual(long.slice(0, 3))
  })
})
