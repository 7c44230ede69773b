import uFuzzyLibrary from '@leeoniya/ufuzzy'
import type { SearchRecord } from '@promenade/domain/search/search-record'
import MiniSearch from 'minisearch'
import type { Find } from './search-recall.ts'

/**
 * MiniSearch as its own documentation would set it up for this: prefixes, a fifth of a word mistyped, names first,
 * both languages in one document, accents folded (it does not fold them by itself).
 */
export function miniSearch(records: readonly SearchRecord[]): Find {
  const index = new MiniSearch({
    fields: ['name', 'categories', 'tags', 'descriptions'],
    processTerm: (term) => folded(term),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 4, categories: 2, tags: 2 } },
  })
  index.addAll(
    records.map(({ id, texts }) => ({
      id,
      name: texts.map(({ name }) => name).join(' \n'),
      categories: texts.flatMap(({ categories = [] }) => categories).join(' \n'),
      tags: texts.flatMap(({ tags = [] }) => tags).join(' \n'),
      descriptions: texts.flatMap(({ descriptions = [] }) => descriptions).join(' \n'),
    })),
  )
  return (text) => index.search(text).map(({ id }) => String(id))
}

/**
 * uFuzzy in its mode for one mistake a term, words in any order, over a line for each record and language that
 * begins with its name.
 */
export function uFuzzy(records: readonly SearchRecord[]): Find {
  const library = new uFuzzyLibrary({ intraMode: 1, interLft: 1 })
  const lines = records.flatMap(({ id, texts }) =>
    texts.map(({ name, categories = [], tags = [], descriptions = [] }) => ({
      id,
      text: folded([name, ...categories, ...tags, ...descriptions].join(' ')),
    })),
  )
  const haystack = lines.map(({ text }) => text)
  return (text) => {
    const [numbers, info, order] = library.search(haystack, folded(text), 1)
    const best = order && info ? order.map((at) => info.idx[at]) : (numbers ?? [])
    return [...new Set(best.flatMap((number) => lines[number ?? -1]?.id ?? []))]
  }
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
