import { expect, it } from 'vitest'
import { widthsAtBreakpoints } from './breakpoints.ts'
import { kindsOfScreens, screens } from './screens.ts'
import { screenVisits } from './screen-visits.ts'

const visits = screenVisits(false)
const audited = screenVisits(true)

it('visits each screen once in each language: in one by the rules of colours, in the other by all others', () => {
  const paths = visits.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(2 * screens.length)
  for (const rules of ['colours', 'others'])
    expect(visits.filter((visit) => visit.rules === rules)).toHaveLength(screens.length)
})

it('visits screens in each pair of language and width, language and scheme, width and scheme', () => {
  const seen = new Set(
    visits.flatMap(({ path, width, scheme, rules }) => {
      const locale = /^\/es(?:\/|$)/.test(path) ? 'es' : 'en'
      const pairs = [`${locale} ${width}`, `${locale} ${scheme}`, `${width} ${scheme}`]
      return rules === 'colours' ? pairs : []
    }),
  )
  expect([...seen].toSorted()).toEqual(
    ['1280 dark', '1280 light', '360 dark', '360 light', 'en 1280', 'en 360', 'en dark', 'en light'].concat([
      'es 1280',
      'es 360',
      'es dark',
      'es light',
    ]),
  )
})

it('looks for the focus under a banner on every page with scripts, under both in the audit', () => {
  const under = (all: typeof visits, path: string) =>
    new Set(all.filter((visit) => visit.path === path).flatMap((visit) => visit.under))
  const pages = kindsOfScreens.filter((path) => path !== '/offline')
  for (const path of pages) expect([path, under(visits, path).size]).toEqual([path, 1])
  for (const path of pages) expect([path, under(audited, path).size]).toEqual([path, 2])
  expect(new Set(visits.flatMap((visit) => visit.under))).toEqual(new Set(['language', 'consent']))
})

it('looks at the main screens in Spanish, over all of them on both sides of every breakpoint', () => {
  const wide = visits.filter(({ widths }) => widths.length > 0)
  expect(wide).toHaveLength(18)
  expect(wide.every(({ path }) => path.startsWith('/es'))).toBe(true)
  expect(new Set(wide.flatMap(({ widths }) => widths))).toEqual(new Set(widthsAtBreakpoints))
  const inAudit = audited.filter(({ path }) => path === '/es/hours').flatMap(({ widths }) => widths)
  expect(new Set(inAudit)).toEqual(new Set(widthsAtBreakpoints))
})
