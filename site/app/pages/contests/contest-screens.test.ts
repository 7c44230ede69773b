import { overAt } from '@promenade/domain/calendar/instants'
import type { Contest } from '@promenade/domain/mall/contest'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Period } from '@promenade/domain/mall/values'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestSlide,
  createTestContext,
  testHtml,
  testZone,
} from '../../../testing/page-context.ts'
import { contestScreen } from './contest-screen.server.ts'
import { contestsScreen } from './contests-screen.server.ts'

// Now is Friday, 20 November 2026, 1 p.m.
const ferry = contestOf('ferry', periodOf('2026-10-31', '2026-12-07'))
const photo = contestOf('photo', periodOf('2026-11-16', '2027-01-04'), {
  asksForPhoto: true,
  isFeatured: true,
})
const coming = contestOf('coming', periodOf('2026-12-01', '2026-12-20'))
const closed = contestOf('closed', periodOf('2026-10-01', '2026-11-19'))
const all = [closed, coming, ferry, photo]

describe('the contests', () => {
  it('are the current and coming ones, in order of closing', () => {
    const screen = contestsScreen(createTestContext({}, { contests: all }))
    expect(screen.contests.map(({ title, kicker, to }) => [title, kicker, to])).toEqual([
      ['ferry', 'Enter by December 7', '/contests/ferry'],
      ['coming', 'Entries open on December 1', '/contests/coming'],
      ['photo', 'Enter by January 4, 2027', '/contests/photo'],
    ])
  })

  it('may have no end', () => {
    const open = contestOf('open', { start: testTime('2026-01-01 00:00') })
    const screen = contestsScreen(createTestContext({ locale: 'es' }, { contests: [open] }))
    expect(screen.contests[0]?.kicker).toBe('Abierto')
  })

  it('have a banner of their own', () => {
    const banners = [{ name: 'Contests Banner', items: [createTestSlide('contests')] }]
    expect(contestsScreen(createTestContext({}, { banners })).banner?.url).toBe('/contests.jpg')
  })
})

describe('a contest', () => {
  it('shows closing date, rules and entry form', () => {
    const screen = screenOf('ferry')
    expect(screen).toMatchObject({
      over: undefined,
      kicker: 'Enter by December 7',
      rules: '<p>Rules of ferry</p>',
      dates: [
        { name: 'Opens', date: 'Saturday, October 31, 2026' },
        { name: 'Closes at the end of', date: 'Monday, December 7, 2026' },
      ],
    })
    expect(screen?.others.map(({ title }) => title)).toEqual(['coming', 'photo'])
  })

  it('requires name and rules, and nothing optional', () => {
    expect(fieldsOf('ferry')).toEqual(['first_name', 'last_name', 'email', 'phone', 'rules', 'newsletter'])
  })

  it('requires photo, answer, age and eligibility if configured, with all boxes unchecked', () => {
    expect(fieldsOf('photo')).toContain('photo')
    const asking = contestOf('asking', {}, { minimumAge: 19, eligibility: 'I live here.', question: 'Why?' })
    const form = contestScreen(createTestContext({}, { contests: [asking] }), 'asking')?.entering?.form
    expect(form?.fields.map(({ name, label }) => [name, label]).slice(4, 7)).toEqual([
      ['answer', 'Why?'],
      ['of_age', 'I am 19 or older.'],
      ['eligible', 'I live here.'],
    ])
    expect(form?.fields.filter((field) => field.kind === 'checkbox' && field.isChecked)).toEqual([])
  })

  it('is not entered before it opens', () => {
    expect(screenOf('coming')?.entering).toEqual({ notYet: 'Entries are not open yet.' })
  })

  it('is over from the end of its last day', () => {
    expect(screenOf('closed')).toMatchObject({
      over: 'This contest closed on November 19, 2026.',
      kicker: undefined,
      entering: undefined,
      head: { noindex: true },
    })
    const lastDay = contestOf('ferry', periodOf('2026-10-31', '2026-11-20'))
    expect(contestScreen(createTestContext({}, { contests: [lastDay] }), 'ferry')?.over).toBeUndefined()
  })

  it.each(['', 'nothing', '__proto__', '..', '%E0%A4%A', 'x'.repeat(5000)])(
    'does not exist under %.40s',
    (slug) => {
      expect(screenOf(slug)).toBeUndefined()
    },
  )

  it('does not exist before it is announced', () => {
    const secret = contestOf('secret', { showFrom: testTime('2026-11-20 13:01') })
    expect(contestScreen(createTestContext({}, { contests: [secret] }), 'secret')).toBeUndefined()
  })
})

function screenOf(slug: string, locale: Locale = 'en') {
  return contestScreen(createTestContext({ locale }, { contests: all }), slug)
}

function fieldsOf(slug: string) {
  return screenOf(slug)?.entering?.form?.fields.map(({ name }) => name)
}

function contestOf(slug: string, period: Period, changes: Partial<Contest> = {}): Contest {
  const rules = testHtml(`<p>Rules of ${slug}</p>`)
  const record = { id: slug, slug, name: slug, untranslated: [], rules, period }
  return { ...record, asksForPhoto: false, isFeatured: false, ...changes }
}

function periodOf(first: string, last: string): Period {
  return { start: testTime(`${first} 00:00`), overAt: overAt(last, testZone) }
}
