import type { Holiday, Hours } from '@promenade/domain/mall/hours'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { testTime, createTestSlide, createTestContext } from '../../../testing/page-context.ts'
import type { PageContext } from '../../page-context.ts'
import { hoursScreen } from './hours-screen.server.ts'

const hours: Hours = {
  regular: ([1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({
    dayOfWeek,
    hours: { kind: 'open', opens: 600, closes: 1260 } as const,
  })),
  holidays: [
    closedOn('2026-12-25', '2026-12-26', 'Christmas'),
    { ...closedOn('2026-12-31', '2026-12-31', 'New Year’s Eve'), hours: { kind: 'all-day' } },
    closedOn('2026-11-24', '2026-11-24', ''),
    closedOn('2026-11-18', '2026-11-18', 'Past'),
    closedOn('2027-11-20', '2027-11-20', 'In a year'),
  ],
}

describe('the page of hours', () => {
  it('shows this week, from Monday to Sunday, with a link to the next one only', () => {
    const { week, head, question } = ask('')
    expect(week).toMatchObject({
      title: 'This week',
      range: 'November 16 to 22',
      links: { previous: undefined, next: '/hours?week=2026-11-23#week', current: undefined },
    })
    expect(week.days.map(({ iso }) => iso)).toEqual(
      [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
    )
    expect(head).not.toHaveProperty('noindex')
    expect(question).toEqual({ ...field, value: '2026-11-20' })
  })

  it('says today’s hours, and now', () => {
    const screen = ask('')
    expect(screen.today).toEqual({
      iso: '2026-11-20',
      date: 'Friday, November 20, 2026',
      hours: '10 a.m. to 9 p.m.',
      holiday: undefined,
      weather: undefined,
    })
    expect(screen.lines[0]?.text).toBe('Open Now Until 9 p.m.')
  })

  it('shows the week of the requested date, with links to the others', () => {
    expect(ask('week=2026-12-30').week).toMatchObject({
      title: 'December 28, 2026 to January 3, 2027',
      links: {
        previous: '/hours?week=2026-12-21#week',
        next: '/hours?week=2027-01-04#week',
        current: '/hours#week',
      },
    })
  })

  it('keeps every week but the page itself out of search engines', () => {
    expect(ask('week=2026-12-30').head).toMatchObject({
      noindex: true,
      canonical: 'https://mall.example/hours',
    })
  })

  it.each([
    'week=',
    'week=next',
    'week=2026-02-30',
    'week=2026-13-01',
    'week=0000-00-00',
    'week=9999-12-31',
    'week=-271821-04-20',
    'week=2026-11-20T00:00:00Z',
    'week=%3Cscript%3E',
    `week=${'9'.repeat(5000)}`,
    'week=__proto__',
  ])('shows this week for ?%.40s', (query) => {
    expect(ask(query).week.title).toBe('This week')
  })

  it.each(['week=1900-01-01', 'week=2026-11-15', 'week=2027-11-21', 'week=2999-12-31'])(
    'shows this week for ?%s without known hours',
    (query) => {
      expect(ask(query).week.title).toBe('This week')
    },
  )

  it('links to no week without known hours', () => {
    expect(ask('week=2027-11-08').week.links.next).toBe('/hours?week=2027-11-15#week')
    expect(ask('week=2027-11-15').week.links.next).toBeUndefined()
  })

  it('has the picture of its banner', () => {
    const banners = [{ name: 'Hours Banner', items: [createTestSlide('hours')] }]
    expect(hoursScreen(createTestContext({}, { banners }), new URLSearchParams()).banner?.url).toBe(
      '/hours.jpg',
    )
  })
})

describe('the title', () => {
  it.each([
    ['', 'Hours'],
    ['date=2026-12-25', 'Friday, December 25 · Hours'],
    ['week=2026-12-30', 'December 28, 2026 to January 3, 2027 · Hours'],
    ['date=2026-12-25&week=2026-12-07', 'Friday, December 25 · December 7 to 13 · Hours'],
    ['week=2026-11-16', 'Hours'],
    ['date=1999-01-01&week=2026-12-07', 'Error: Hours'],
  ])('for ?%s begins with what is chosen: %s', (query, title) => {
    expect(ask(query).head.title.startsWith(title)).toBe(true)
  })
})

describe('another week', () => {
  it('keeps the requested date', () => {
    const { week, question } = ask('date=2026-12-25&week=2026-12-07')
    expect(question.date).toBe('2026-12-25')
    expect(week.range).toBe('December 7 to 13')
    expect(week.links).toEqual({
      previous: '/hours?date=2026-12-25&week=2026-11-30#week',
      current: '/hours?date=2026-12-25&week=2026-11-20#week',
      next: '/hours?date=2026-12-25&week=2026-12-14#week',
    })
  })
})

describe('the coming holidays', () => {
  it('are three at most beside the field for any date, and not today’s', () => {
    expect(ask('').nextHolidays).toEqual([
      { iso: '2026-11-24', when: 'Tue, Nov 24', name: '', hours: 'Closed' },
      { iso: '2026-12-25', when: 'Dec 25–26', name: 'Christmas', hours: 'Closed' },
      { iso: '2026-12-31', when: 'Thu, Dec 31', name: 'New Year’s Eve', hours: 'Open 24 hours' },
    ])
    const spanish = hoursScreen(
      createTestContext({ locale: 'es', now: testTime('2026-12-25 08:00') }, { hours }),
      new URLSearchParams(),
    )
    expect(spanish.nextHolidays.map(({ when }) => when)).toEqual(['Jue 31 de dic', 'Sáb 20 de nov'])
  })

  it('are those of the coming year, each with its hours, the one of several days as a span', () => {
    expect(ask('').holidays.map(({ title, when, hours: text }) => [title, when, text])).toEqual([
      ['Tuesday, November 24', undefined, 'Closed'],
      ['Christmas', 'December 25 to 26', 'Closed'],
      ['New Year’s Eve', 'Thursday, December 31', 'Open 24 hours'],
    ])
  })

  it('include one that runs today', () => {
    const context = createTestContext(
      {},
      { hours: { ...hours, holidays: [closedOn('2026-11-19', '2026-11-21', 'Storm')] } },
    )
    const screen = hoursScreen(context, new URLSearchParams())
    expect(screen.holidays).toHaveLength(1)
    expect(screen.lines[0]?.text).toBe('Closed Today')
    expect(screen.today.hours).toBe('Closed')
  })
})

describe('the calm hours', () => {
  const calm = { ...hours, calm: [{ days: [5] as const, starts: 840, ends: 960, untranslated: [] }] }
  const calmAt = (time: string, locale: Locale = 'en', shown: Hours = calm) => {
    const context = createTestContext({ now: testTime(time), locale }, { hours: shown })
    return hoursScreen(context, new URLSearchParams()).calm
  }

  it.each([
    ['2026-11-20 13:00', 'Calm hours today, 2 p.m. to 4 p.m.', true],
    ['2026-11-20 14:00', 'Calm hours now, until 4 p.m.', true],
    ['2026-11-20 16:00', 'Next calm hours: Friday, November 27, 2 p.m. to 4 p.m.', false],
    ['2026-11-22 12:00', 'Next calm hours: Friday, 2 p.m. to 4 p.m.', false],
  ])('at %s are “%s”, beside the opening state: %s', (time, text, isBeside) => {
    expect(calmAt(time)?.lines[0]?.text).toBe(text)
    expect(calmAt(time)?.today[0]?.text).toBe(isBeside ? text : '')
  })

  it('change on an open page', () => {
    expect(
      calmAt('2026-11-20 13:00')
        ?.today.map(({ at, text }) => [at, text])
        .slice(0, 3),
    ).toEqual([
      [testTime('2026-11-20 13:00'), 'Calm hours today, 2 p.m. to 4 p.m.'],
      [testTime('2026-11-20 14:00'), 'Calm hours now, until 4 p.m.'],
      [testTime('2026-11-20 16:00'), ''],
    ])
  })

  it('are Spanish, listed with their rules and in the rows of the week', () => {
    const spanish = calmAt('2026-11-20 14:00', 'es')
    expect(spanish?.lines[0]?.text).toBe('Horas tranquilas ahora, hasta las 16:00')
    expect(spanish?.rules).toEqual([
      { when: 'Cada viernes, de 14:00 a 16:00', note: undefined, lang: undefined },
    ])
    const context = createTestContext({}, { hours: calm })
    const { week } = hoursScreen(context, new URLSearchParams())
    expect(week.days.map((day) => day.calm)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
      'Calm: 2 p.m. to 4 p.m.',
      undefined,
      undefined,
    ])
  })

  it('are not mentioned by a mall without any', () => {
    expect(calmAt('2026-11-20 14:00', 'en', hours)).toBeUndefined()
  })
})

describe('the bar with today’s date', () => {
  it('names the holiday that closes the centre', () => {
    expect(barAt('2026-12-25 12:00')).toMatchObject({ holiday: 'Christmas', hours: 'Closed' })
    expect(barAt('2026-12-25 12:00', {}, 'es')).toMatchObject({
      date: 'Viernes 25 de diciembre de 2026',
      holiday: 'Christmas',
      hours: 'Cerrado',
    })
  })

  it('names the holiday that opens the centre longer', () => {
    expect(barAt('2026-12-31 12:00')).toMatchObject({ holiday: 'New Year’s Eve', hours: 'Open 24 hours' })
  })

  it('says that a holiday without a name is closed', () => {
    expect(barAt('2026-11-24 12:00')).toMatchObject({ holiday: undefined, hours: 'Closed' })
  })

  it('has the hours of the day, before and after they are over', () => {
    for (const time of ['05:00', '13:00', '23:59'])
      expect(barAt(`2026-11-20 ${time}`).hours).toBe('10 a.m. to 9 p.m.')
  })

  it('has the new day after midnight, while the centre is still open from the day before', () => {
    const late = { dayOfWeek: 5, hours: { kind: 'open', opens: 600, closes: 60 } } as const
    const regular = [...hours.regular.filter(({ dayOfWeek }) => dayOfWeek !== 5), late]
    const context = createTestContext(
      { now: testTime('2026-11-21 00:30') },
      { hours: { regular, holidays: [] } },
    )
    const screen = hoursScreen(context, new URLSearchParams())
    expect(screen.lines[0]?.text).toBe('Open Now Until 1 a.m.')
    expect(screen.today).toMatchObject({ iso: '2026-11-21', hours: '10 a.m. to 9 p.m.' })
  })

  it('has the weather of the last two hours only', () => {
    const report = {
      observedAt: testTime('2026-11-20 13:00'),
      celsius: 4,
      sky: 'fog',
      isNight: false,
    } as const
    const weather = { ...report, source: { name: 'Test', url: 'https://weather.example/' } }
    expect(barAt('2026-11-20 14:59', { weather }).weather?.sky).toBe('fog')
    expect(barAt('2026-11-20 15:01', { weather }).weather).toBeUndefined()
    expect(barAt('2026-11-20 13:00').weather).toBeUndefined()
  })
})

describe('the hours on one date', () => {
  it('is shown with the week of that date, unless another one is requested', () => {
    expect(ask('date=2026-12-25').week.range).toBe('December 21 to 27')
    const { question, week } = ask('date=2026-12-25&week=2027-05-05')
    expect(question.result).toBe('Friday, December 25, 2026: closed.')
    expect(week.range).toBe('May 3 to 9, 2027')
  })

  it('is an error beside the field and in the title for an unknown date', () => {
    for (const date of ['2026-02-31', '2026-11-19', '9999-12-31']) {
      const screen = ask(`date=${date}`)
      expect(screen.question.fault).toBeDefined()
      expect(screen.question.value).toBe(date)
      expect(screen.week.title).toBe('This week')
      expect(screen.head.title).toBe('Error: Hours · Test Mall')
    }
  })
})

describe('the page without known hours', () => {
  it('says so, and shows no badge', () => {
    const screen = hoursScreen(createTestContext(), new URLSearchParams('date=2026-11-21'))
    expect(screen.lines).toMatchObject([{ state: 'unknown' }])
    expect(screen.today.hours).toBe('Ask us')
    expect(new Set(screen.week.days.map((day) => day.hours))).toEqual(new Set(['Ask us']))
    expect(screen.holidays).toEqual([])
  })
})

/** The date field without a query. */
const field = {
  first: '2026-11-20',
  last: '2027-11-20',
  hint: 'From today to November 20, 2027.',
}

function ask(query: string, locale: Locale = 'en') {
  return hoursScreen(createTestContext({ locale, path: '/hours' }, { hours }), new URLSearchParams(query))
}

function barAt(time: string, changes: Partial<PageContext> = {}, locale: Locale = 'en') {
  const context = createTestContext({ now: testTime(time), locale, ...changes }, { hours })
  return hoursScreen(context, new URLSearchParams()).today
}

function closedOn(from: string, to: string, name: string): Holiday {
  return { from, to, name, hours: { kind: 'closed' } }
}
