import { createSearchIndex } from '@promenade/domain/search/search-index'
import type { SearchRecord } from '@promenade/domain/search/search-record'
import { createTestRecords } from '@promenade/domain/search/testing/records'
import { interleave, rounds } from './interleave.ts'
import { demoRecords } from './search-corpus.ts'
import { miniSearch, uFuzzy } from './search-peers.ts'
import type { Row, Table } from './reports/table.ts'
import {
  type Find,
  measureRecall,
  type Question,
  questions,
  type Recall,
  type Typing,
} from './search-recall.ts'

/** Questions of each kind of typing in one pass; uFuzzy, which takes milliseconds for each, gets fewer. */
const perTyping = 40
const perTypingAtUFuzzy = 8

/** What we are measured by: the share found among the first three, and our time as a share of MiniSearch's. */
const asTyped: ReadonlySet<Typing> = new Set(['exact', 'prefix', 'accents', 'punctuation'])
const recallAsTyped = 1
const recallMistyped = 0.99
const shareOfTime = 0.3

const how = [
  'The same records, the same questions, one process. What is typed is a name from the records: whole, its first four',
  'fifths, without accents, without punctuation, or with one slip of the hand at a random place: a letter left out, one too',
  `many, a wrong one, two that changed places. Times are medians of ${rounds} rounds in the order A B B A; a ratio is our time`,
  'divided by theirs.',
].join(' ')

/** What search finds and what it costs, beside MiniSearch and uFuzzy. */
export function benchSearch(): Promise<readonly Table[]> {
  return Promise.resolve([
    ...tablesFor('the demo mall', demoRecords(), 8),
    ...tablesFor('a generated mall', createTestRecords(1_000), 1),
    {
      title: 'How the cost grows (generated malls, all kinds of typing)',
      how,
      head: ['records', 'index built in', 'ours µs', 'MiniSearch µs', 'ratio'],
      rows: sizes([250, 1_000, 5_000]),
    },
  ])
}

function tablesFor(what: string, records: readonly SearchRecord[], times: number): readonly Table[] {
  const engines = createEngines(records)
  const asked = questions(records, times)
  const of = `in ${what}, ${records.length} records`
  return [
    {
      title: `Found among the first three (in brackets: found first), ${of}`,
      how,
      head: ['a name typed', 'times', 'Promenade', 'MiniSearch', 'uFuzzy', 'goal'],
      rows: [...asked].map(([typing, all]) => recallRow(typing, all, engines)),
    },
    {
      title: `Microseconds a query, ${of}`,
      how,
      head: ['a name typed', 'compared with', 'ours', 'theirs', 'ratio', 'goal'],
      rows: speedRows(asked, engines),
    },
  ]
}

interface Engines {
  readonly ours: Find
  readonly miniSearch: Find
  readonly uFuzzy: Find
}

function createEngines(records: readonly SearchRecord[]): Engines {
  const index = createSearchIndex(records)
  return {
    ours: (text) => index.search(text).map(({ record }) => record.id),
    miniSearch: miniSearch(records),
    uFuzzy: uFuzzy(records),
  }
}

function recallRow(typing: Typing, all: readonly Question[], engines: Engines): Row {
  const goal = asTyped.has(typing) ? recallAsTyped : recallMistyped
  const [ours, ...theirs] = [engines.ours, engines.miniSearch, engines.uFuzzy].map((find) =>
    measureRecall(all, find),
  )
  const cell = (recall: Recall | undefined) =>
    recall === undefined ? '' : `${percent(recall.atThree)} (${percent(recall.first)})`
  // An exact name is always first.
  const isMet = (ours?.atThree ?? 0) >= goal && (typing !== 'exact' || ours?.first === 1)
  const wanted = typing === 'exact' ? 'always first' : goal === 1 ? 'all' : `≥ ${goal * 100} %`
  return { cells: [typing, String(all.length), ...[ours, ...theirs].map(cell), wanted], isMet }
}

function speedRows(asked: ReadonlyMap<Typing, readonly Question[]>, engines: Engines): readonly Row[] {
  const { ours, miniSearch: mini, uFuzzy: fuzzy } = engines
  const mixed = (count: number) => [...asked.values()].flatMap((all) => all.slice(0, count))
  const cellsOf = (typing: string, against: string, { a, b, ratio }: ReturnType<typeof compare>) => [
    typing,
    against,
    a.toFixed(1),
    b.toFixed(1),
    ratio.toFixed(2),
  ]
  const all = compare(ours, mini, mixed(perTyping))
  return [
    ...[...asked].map(([typing, some]) => ({
      cells: cellsOf(typing, 'MiniSearch', compare(ours, mini, some.slice(0, perTyping))),
    })),
    {
      cells: [...cellsOf('all of these', 'MiniSearch', all), `≤ ${shareOfTime}`],
      isMet: all.ratio <= shareOfTime,
    },
    { cells: cellsOf('all of these', 'uFuzzy', compare(ours, fuzzy, mixed(perTypingAtUFuzzy))) },
  ]
}

function sizes(counts: readonly number[]): readonly Row[] {
  return counts.map((count) => {
    const records = createTestRecords(count)
    const begun = performance.now()
    createSearchIndex(records)
    const built = Math.round(performance.now() - begun)
    const engines = createEngines(records)
    const some = [...questions(records, 1).values()].flatMap((all) => all.slice(0, perTyping))
    const { a, b, ratio } = compare(engines.ours, engines.miniSearch, some)
    return { cells: [String(count), `${built} ms`, a.toFixed(1), b.toFixed(1), ratio.toFixed(2)] }
  })
}

/** Microseconds a query. */
function compare(a: Find, b: Find, asked: readonly Question[]) {
  const pass = (find: Find) => () => asked.forEach(({ typed }) => find(typed))
  const { a: ours, b: theirs, ratio } = interleave(pass(a), pass(b))
  const each = 1000 / Math.max(1, asked.length)
  return { a: ours * each, b: theirs * each, ratio }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
