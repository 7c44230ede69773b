import type { Store } from '../../../content/mall-content.ts'
import { describe, expect, it } from 'vitest'
import { stores } from '../../../testing/map-request.ts'
import { createTestStore } from '../../../testing/page-context.ts'
import { answerOf, screenOf } from './testing/plan-screens.ts'

describe('a change of a plan', () => {
  it('offers no move and no stay that would change nothing', () => {
    const { stops } = answerOf('stops=s1*480.s2*5&time=11:00')
    const [first, second] = stops.map(({ moves }) => moves)
    expect([first?.earlier, second?.later]).toEqual([undefined, undefined])
    expect([first?.later?.to, second?.earlier?.to]).toEqual([expect.any(String), expect.any(String)])
    const stays = stops.map(({ id, moves: { shorter, longer } }) => [id, shorter?.to, longer?.to])
    expect(Object.fromEntries(stays.map(([id, ...links]) => [id, links]))).toEqual({
      s1: [expect.any(String), undefined],
      s2: [undefined, expect.any(String)],
    })
  })

  it('says where a stop is in the order, and puts a removed one back where it was', () => {
    const { stops } = answerOf('stops=s1.s2&time=14:00&order=own')
    expect(stops[0]?.says).toMatch(/^High Street: stop 1 of 2, /)
    const removed = stops[0]?.moves.remove.to.replace(/^.*\?/, '') ?? ''
    const screen = screenOf(removed)
    expect(screen.answer?.stops.map(({ name }) => name)).toEqual(['Low Tide'])
    expect(screen.removed).toMatchObject({ name: 'High Street', text: 'is no longer in the plan.' })
    expect(screen.removed?.undo.to).toBe('/plan-my-visit?stops=s1.s2&order=own&time=14:00')
    expect(screen.sent?.share.url).not.toContain('removed')
    expect(screenOf('removed=0.s1').answer).toBeUndefined()
    expect(screenOf('removed=nonsense').removed).toBeUndefined()
  })

  it('names the stops for which it has no room', () => {
    const others = Array.from({ length: 20 }, (_, at) => `s${at + 100}`)
    const shops = [...stores, ...others.map((item) => createTestStore({ id: item.slice(1), slug: item }))]
    const full = `stops=${others.join('.')}&date=2026-11-21&time=11:00`
    for (const added of [`${full}&add=s1.s2`, full.replace('&date', '.s1.s2&date')]) {
      const answer = answerOf(added, { stores: shops })
      expect(answer.query.stops).toHaveLength(20)
      expect(answer.notes).toContain('A plan has room for 20 stops. Not in it: High Street and Low Tide.')
    }
    const typed = answerOf(`${full}&find=Low+Tide`, { stores: shops })
    expect(typed.notes).toContain('A plan has room for 20 stops. Not in it: Low Tide.')
  })

  it('knows an arrival that spares a long wait', () => {
    const { waiting } = answerOf('stops=e7&time=11:00')
    expect(waiting?.text).toMatch(/^Come later, and you wait 3\sh\s55\smin less\.$/)
    expect(waiting?.change).toEqual({
      to: '/plan-my-visit?stops=e7&date=2026-11-20&time=14:55',
      text: 'Arrive at 2:55 p.m.',
    })
    const then = answerOf(waiting?.change.to.replace(/^.*\?/, '') ?? '')
    expect(then.stops.map(({ id }) => id)).toEqual(['e7'])
    expect(then.waiting).toBeUndefined()
    expect(answerOf('stops=e7&time=14:45').waiting).toBeUndefined()
  })

  it('tells a plan from what is added to it', () => {
    const { keep } = screenOf('stops=s1&time=14:00&add=s2')
    expect(keep).toEqual({
      plan: '?stops=s1.s2&time=14:00',
      before: '?stops=s1&time=14:00',
    })
  })

  it('does not say of a store that has yet to open, or is shut for now, that it is closed on this day', () => {
    const why = (change: Partial<Store>) =>
      answerOf('stops=s2', { stores: [createTestStore({ id: '2', slug: 'low', ...change })] }).unserved[0]
        ?.why
    expect(why({ isComingSoon: true })).toBe('It has not opened yet.')
    expect(why({ isTemporarilyClosed: true })).toBe('It is temporarily closed.')
  })
})
