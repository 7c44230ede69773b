import { createSearchIndex } from '@promenade/domain/search/search-index'
import type { SearchRecord } from '@promenade/domain/search/search-record'
import { createTestRecords } from '@promenade/domain/search/testing/records'
import MiniSearch from 'minisearch'
import { interleave, rounds } from './interleave.ts'
import type { Row, Table } from './report.ts'
import { demoRecords } from './search-corpus.ts'
import { type Find, measureRecall, type Query, queries, type Typing } from './search-recall.ts'

/** Queries of each kind of typo in one pass. */
const perTyping = 40
const maxTimeRatio = 0.3
const asTyped: ReadonlySet<Typing> = new Set(['exact', 'prefix', 'accents', 'punctuation'])

/** Recall and speed of the search, compared with MiniSearch. */
export function benchSearch(): Promise<readonly Table[]> {
  return Promise.resolve([
    ...tablesFor('the demo mall', demoRecords(), 8),
    ...tablesFor('a generated mall', createTestRecords(1_000), 1),
  ])
}

function tablesFor(what: string, records: readonly SearchRecord[], times: number): readonly Table[] {
  const index = createSearchIndex(records)
  const ours: Find = (text) => index.search(text).map(({ record }) => record.id)
  const peer = miniSearch(records)
  const byTyping = queries(records, times)
  const mixed = [...byTyping.values()].flatMap((all) => all.slice(0, perTyping))
  return [
    {
      title: `Found among the first three (in brackets: found first), in ${what}, ${records.length} records`,
      how: 'A name is typed whole, its first four fifths, without accents, without punctuation, or with one typo at a random place.',
      head: ['a name typed', 'queries', 'Promenade', 'MiniSearch', 'goal'],
      rows: [...byTyping].map(([typing, all]) => recallRow(typing, all, [ours, peer])),
    },
    {
      title: `Microseconds a query, in ${what}, ${records.length} records`,
      how: `All kinds of typing mixed; medians of ${rounds} rounds in the order A B B A.`,
      head: ['ours', 'MiniSearch', 'ratio', 'goal'],
      rows: [speedRow(ours, peer, mixed)],
    },
  ]
}

function recallRow(typing: Typing, all: readonly Query[], [ours, peer]: readonly [Find, Find]): Row {
  const goal = asTyped.has(typing) ? 1 : 0.99
  const own = measureRecall(all, ours)
  const cells = [own, measureRecall(all, peer)].map(
    ({ atThree, first }) => `${percent(atThree)} (${percent(first)})`,
  )
  // An exact name is always first.
  const isMet = own.atThree >= goal && (typing !== 'exact' || own.first === 1)
  return { cells: [typing, String(all.length), ...cells, `≥ ${goal * 100} %`], isMet }
}

function speedRow(ours: Find, peer: Find, mixed: readonly Query[]): Row {
  const pass = (find: Find) => () => mixed.forEach(({ typed }) => find(typed))
  const { a, b, ratio } = interleave(pass(ours), pass(peer))
  const perQuery = [a, b].map((milliseconds) => ((milliseconds * 1000) / mixed.length).toFixed(1))
  return { cells: [...perQuery, ratio.toFixed(2), `≤ ${maxTimeRatio}`], isMet: ratio <= maxTimeRatio }
}

/** MiniSearch with its suggested options: prefixes, fuzziness of 0.2, boosted names, folded accents. */
function miniSearch(records: readonly SearchRecord[]): Find {
  const index = new MiniSearch({
    fields: ['name', 'categories', 'tags', 'descriptions'],
    processTerm: (term) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
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

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
