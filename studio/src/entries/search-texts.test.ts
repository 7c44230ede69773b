import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { joinSearchTexts } from './search-texts.ts'

const row = (id: number, kind: EntryRow['kind'], slug: string): EntryRow => ({
  id,
  kind,
  slug,
  title: { en: slug },
  state: 'live',
  version: 1,
  hasDraft: false,
  scheduled: [],
  updatedAt: '2026-11-24T12:00:00Z',
  updatedBy: null,
  missingLocales: [],
})

it('joins a page and what search engines are told of it, and leaves texts of other pages in the list', () => {
  const rows = [
    row(1, 'page', 'accessibility'),
    row(2, 'meta-data', 'pages-accessibility'),
    row(3, 'homepage', 'homepage'),
    row(4, 'meta-data', 'home'),
    row(5, 'meta-data', 'hours'),
    row(6, 'page', 'hours'),
    row(7, 'gallery', 'accessibility'),
  ]
  const joined = joinSearchTexts(rows)
  expect(joined.rows.map(({ id }) => id)).toEqual([1, 3, 5, 6, 7])
  expect(Array.from(joined.searchTexts, ([id, text]) => [id, text.id])).toEqual([
    [1, 2],
    [3, 4],
  ])
})
