import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { en as formsEn } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as serverEn } from './server/en.ts'
import { es as serverEs } from './server/es.ts'

/**
 * The error catalogue of the specification (§8), row by row. Behaviour beyond texts is tested by `server/site.test.ts`
 * and `pages/errors/error-page.test.tsx` (responses), `server/middleware.test.ts`, and the journeys
 * `when-loading-fails` and `every-page`.
 */
const rows = [
  { quote: "'This page could not be found' (404)", english: en.errors.notFound, spanish: es.errors.notFound },
  {
    quote: "'Sorry, there was an error processing your request!'",
    english: en.errors.generic,
    spanish: es.errors.generic,
  },
  {
    quote: "'An error occurred while showing the error page'",
    english: en.errors.lastResort,
    spanish: es.errors.lastResort,
  },
  { quote: 'no stores for that selection', english: en.directory.none, spanish: es.directory.none },
  { quote: 'no promotions at this time', english: en.promotion.none, spanish: es.promotion.none },
  {
    quote: 'no promotions at this time / for that selection',
    english: serverEn.promotion.noneForSelection,
    spanish: serverEs.promotion.noneForSelection,
  },
  { quote: 'no events posted', english: en.events.none, spanish: es.events.none },
  { quote: 'no job postings', english: en.job.none, spanish: es.job.none },
  {
    quote: "'Your message has been received and you will hear from us shortly.'",
    english: formsEn.contact.received,
    spanish: formsEs.contact.received,
  },
  {
    quote: "'There was an error when trying to submit your request. Please try again later.'",
    english: formsEn.form.failed,
    spanish: formsEs.form.failed,
  },
  { quote: 'no contests', english: en.contests.none, spanish: es.contests.none },
]

const root = join(import.meta.dirname, '..', '..', '..')

describe('the error catalogue of the specification', () => {
  const [, catalogue = ''] =
    /## 8\. Error catalogue\n([^]*?)\n## 9/.exec(
      readFileSync(join(root, 'docs', 'specification.md'), 'utf8'),
    ) ?? []

  it.each(rows)('has $english in its words', ({ quote, english }) => {
    expect(catalogue).toContain(quote)
    const words = quote.replace(/^'|'.*$/g, '').replace(/at this time \/ /, '')
    expect(plain(english).includes(plain(words)) || plain(words).includes(plain(english))).toBe(true)
  })

  it.each(rows)('has Spanish for $english', ({ english, spanish }) => {
    expect(spanish).not.toBe(english)
    expect(spanish.length).toBeGreaterThan(10)
  })

  it.each([
    ["'Unknown middleware ...'", 'site/server/static-error-responses.ts', 'Unknown middleware $'],
    ["'Error loading data'", 'site/app/layout/page-change/failed-load.ts', "'Error loading data'"],
    ['at most once per 60 seconds', 'site/app/hydration/bootstrap.js', '< 60000'],
  ])('has %s where it belongs: %s', (quote, file, text) => {
    expect(catalogue).toContain(quote)
    expect(readFileSync(join(root, file), 'utf8')).toContain(text)
  })
})

function plain(text: string): string {
  return text.toLowerCase().replace(/[.!]$/, '')
}
