import type { ProposalsJson, RoundJson, RoundsJson } from '@promenade/contract/studio-api/store-rounds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { askedStates } from '@promenade/domain/studio/store-answers'
import type { Answer } from './fake-answers.ts'
import { current, type Entry } from './fake-entries.ts'
import { timestamp } from './timestamp.ts'

type Entries = ReadonlyMap<number, Entry>

/** What is answered about stores that are asked; undefined for another address. */
export function answerStores(method: string, path: string, entries: Entries): Answer | undefined {
  if (path === '/rounds' && method === 'GET') return { status: 200, body: listRounds(entries) }
  if (path === '/rounds/1') return { status: 200, body: readRound(entries) }
  if (path === '/rounds/1/sheets') return { status: 201, body: { items: listSheets(entries) } }
  if (path === '/proposals') return { status: 200, body: listProposals(entries) }
  return undefined
}

const day = 86_400_000
const until = timestamp(-10 * day).slice(0, 10)

function storesOf(entries: Entries) {
  return [...entries.values()]
    .filter(({ kind }) => kind === 'store')
    .map((entry) => ({ id: entry.id, title: titleOf(current(entry)) }))
}

function listRounds(entries: Entries): RoundsJson {
  return {
    items: [
      {
        id: 1,
        parts: ['hours', 'phone', 'picture', 'offer'],
        until,
        at: timestamp(3 * day),
        by: 'Ana Ruiz',
        counts: { asked: 148, unreached: 12, answered: 86, waiting: 3 },
      },
    ],
    stores: storesOf(entries).map(({ id, title }, index) => ({
      id,
      title,
      categories: [],
      email: index % 3 === 0 ? null : `store-${id}@stores.example`,
      locale: null,
    })),
    categories: [{ slug: 'fashion', title: { en: 'Fashion', es: 'Moda' } }],
    days: [{ id: 9, title: { en: 'Christmas Eve', es: 'Nochebuena' }, from: until }],
    trusted: ['hours', 'phone'],
  }
}

function readRound(entries: Entries): RoundJson {
  return {
    id: 1,
    parts: ['hours', 'phone', 'picture', 'offer'],
    until,
    days: [],
    links: storesOf(entries)
      .slice(0, 12)
      .map(({ id, title }, index) => {
        const state = askedStates[index % askedStates.length] ?? 'mailed'
        const isAnswered = state === 'waiting' || state === 'done'
        return {
          id,
          store: id,
          title,
          email: state === 'unreached' ? null : `a-long-address-of-the-store-${id}@stores.example`,
          state,
          answeredAt: isAnswered ? timestamp(day) : null,
          endsAt: timestamp(-24 * day),
          isEnded: index === 8,
          acts: isAnswered ? 2 : 0,
        }
      }),
  }
}

function listSheets(entries: Entries) {
  const url = 'https://studio.mall.example/store#abcdefghjkmnpqrstuvwxyz234'
  return storesOf(entries)
    .slice(0, 2)
    .map((store) => ({ ...store, url }))
}

function listProposals(entries: Entries): ProposalsJson {
  const [first, second] = storesOf(entries)
  if (first === undefined || second === undefined) return { items: [] }
  const sent = { at: timestamp(day), by: `${first.title.en} · ${until}`, store: first }
  return {
    items: [
      {
        ...sent,
        id: 1,
        part: 'offer',
        showAt: timestamp(-3 * day),
        record: { id: first.id, kind: 'promotion', version: 1 },
        message: null,
        changes: [
          { path: ['name', 'es'], after: 'Segundo par a mitad de precio' },
          { path: ['description', 'es'], after: '<p>Solo el viernes.</p>' },
          { path: ['start'], after: until },
        ],
        faults: [{ path: ['name', 'en'], code: 'missing', message: 'is missing' }],
      },
      {
        ...sent,
        id: 2,
        part: 'phone',
        showAt: null,
        record: { id: first.id, kind: 'store', version: 1 },
        message: null,
        changes: [{ path: ['phone'], before: '902-555-0101', after: '902-555-0102' }],
        faults: [],
      },
      {
        ...sent,
        id: 3,
        part: 'message',
        store: second,
        showAt: null,
        record: null,
        message: 'Our name has changed: please write it with a dot at the end.',
        changes: [],
        faults: [],
      },
    ],
  }
}
