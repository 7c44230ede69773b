import { describe, expect, it } from 'vitest'
import { testTime, createTestContext } from '../../../testing/page-context.ts'
import { closingLines } from './closing-lines.server.ts'

const closing = { at: testTime('2026-11-20 21:00'), text: 'Closed', state: 'closed' as const }
const open = { at: testTime('2026-11-20 10:00'), text: 'Open until 9 p.m.', state: 'open' as const }

function said(time: string, walkSeconds = 60, lines = [open, closing]) {
  const context = createTestContext({ now: testTime(`2026-11-20 ${time}`) })
  return closingLines(lines, walkSeconds, context)
}

describe('the hours of a goal', () => {
  it('show the closing time before the last hour', () => {
    expect(said('19:59')[0]?.text).toBe('Open until 9 p.m.')
  })

  it.each([
    ['20:00', 'Closes in about 60 minutes'],
    ['20:45', 'Closes in about 15 minutes'],
    ['20:47', 'Closes in about 15 minutes'],
    ['20:58', 'Closes in about 5 minutes'],
  ])('say at %s: %s', (time, text) => {
    expect(said(time)[0]?.text).toBe(text)
  })

  it('count down while the page is open', () => {
    const lines = said('20:47')
    expect(lines.map(({ text }) => text)).toEqual([
      'Closes in about 15 minutes',
      'Closes in about 10 minutes',
      'Closes in about 5 minutes',
      'Closes before you get there',
      'Closed',
    ])
    expect(lines[1]?.at).toBe(testTime('2026-11-20 20:50'))
  })

  it('warn of arriving too late', () => {
    expect(said('20:54', 300).map(({ text }) => text)).toEqual([
      'Closes in about 10 minutes',
      'Closes before you get there',
      'Closed',
    ])
    expect(said('20:56', 300)[0]?.text).toBe('Closes before you get there')
  })

  it('are unchanged for a closed store and one that never closes', () => {
    expect(said('20:50', 60, [closing])).toEqual([closing])
    expect(said('20:50', 60, [open])).toEqual([open])
  })
})
