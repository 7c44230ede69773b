import { describe, expect, it } from 'vitest'
import {
  formatSubject,
  parseSubject,
  problemsOf,
  type ReportSubject,
  reportProblems,
} from './report-subject.ts'

const subjects: readonly ReportSubject[] = [
  { kind: 'hours' },
  { kind: 'store', slug: 'ixtle' },
  { kind: 'event', slug: 'calm-hours-2026-12-02' },
  { kind: 'place', slug: 'north-slip' },
]

describe('the subject of a report', () => {
  it.each(subjects)('has a name from which it is read again: %o', (subject) => {
    expect(parseSubject(formatSubject(subject))).toEqual(subject)
  })

  it.each([
    '',
    'stores',
    'stores/',
    'stores/a/b',
    'stores/a b',
    'jobs/baker',
    'hours/x',
    '/hours',
    'constructor/x',
  ])('is nothing else: %j', (text) => {
    expect(parseSubject(text)).toBe(undefined)
  })

  it('has a slug of at most 200 characters', () => {
    expect(parseSubject(`stores/${'x'.repeat(200)}`)).toBeDefined()
    expect(parseSubject(`stores/${'x'.repeat(201)}`)).toBe(undefined)
  })

  it('offers four to six problems, the last of which is any other', () => {
    for (const subject of subjects) {
      const offered = problemsOf(subject)
      expect([4, 5, 6]).toContain(offered.length)
      expect(offered.at(-1)).toBe('other')
    }
    const all = new Set(subjects.flatMap(problemsOf))
    expect([...all].toSorted()).toEqual(reportProblems.toSorted())
  })
})
