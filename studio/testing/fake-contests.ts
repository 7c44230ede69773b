import { createHash } from 'node:crypto'
import {
  type ContestJson,
  type ContestSearch,
  contestSearchSchema,
  type ContestsJson,
  exclusionSchema,
  newDrawSchema,
  type NewWinnerMails,
  newWinnerMailsSchema,
  passingOverSchema,
  type WinnerMailPreview,
  winnerMailUndoSchema,
} from '@promenade/contract/studio-api/contests'
import { drawOrder, standingsOf, ticketList } from '@promenade/domain/contests/draw'
import { type Answer, refusal } from './fake-answers.ts'
import { timestamp } from './timestamp.ts'

type Entry = ContestJson['page'][number]
type Draw = NonNullable<ContestJson['draw']>

const dayMs = 24 * 3_600_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const people = [
  ['Marisol', 'Vega', 'marisol@visitor.example', '902-555-0177'],
  ['Tomás', 'Berrueta', 'tomas@visitor.example', '902-555-0142'],
  ['Marisol', 'Vega', 'marisol+otra@visitor.example', '902-555-0190'],
  ['Hildegunde-Wilhelmina', 'von Oberschwarzenfelden', 'hildegunde@visitor.example', '902-555-0111'],
  ['Ines', 'Okonkwo', 'ines@visitor.example', '902-555-0163'],
] as const

/** A contest that is open, one that is over, and one whose winners are drawn. */
export class FakeContests {
  private readonly all = [
    new FakeContest(1, { en: 'Win a boat', es: 'Gana una lancha' }, false),
    new FakeContest(2, { en: 'Name the gull', es: 'Ponle nombre a la gaviota' }, true),
    new FakeContest(3, { en: 'Paint the ferry', es: 'Pinta el transbordador' }, true),
  ]

  constructor() {
    this.all[2]?.exclude(41, 'Works here')
    this.all[2]?.draw({ winners: 1, reserves: 2 })
    this.all[2]?.passOver({ ticket: this.all[2].firstDrawn(), because: 'No answer in time' })
  }

  /** The API below `/contests`. */
  answer(method: string, path: readonly string[], body: unknown): Answer {
    const [id, part, ticket] = path
    if (id === undefined) return { status: 200, body: { items: this.all.map((contest) => contest.row()) } }
    const contest = this.all.find((one) => one.id === Number(id))
    if (contest === undefined) return refusal(404, 'not-found')
    if (part === 'search') return { status: 200, body: contest.describe(contestSearchSchema.parse(body)) }
    if (part === 'entries') contest.exclude(Number(ticket), exclusionSchema.parse(body).because)
    else if (part === 'mails' && ticket === 'preview')
      return { status: 200, body: contest.preview(newWinnerMailsSchema.parse(body)) }
    else if (part === 'mails' && ticket === 'undo') contest.takeBack(winnerMailUndoSchema.parse(body).tickets)
    else if (part === 'mails') contest.tell(newWinnerMailsSchema.parse(body).tickets)
    else if (method === 'POST') contest.draw(newDrawSchema.parse(body))
    else contest.passOver(passingOverSchema.parse(body))
    return { status: method === 'POST' && ticket !== 'undo' ? 201 : 200, body: {} }
  }
}

class FakeContest {
  readonly id: number
  private readonly title: ContestJson['title']
  private readonly isOver: boolean
  private readonly seed: string
  private readonly passed = new Map<number, string>()
  private readonly told = new Map<number, Draw['drawn'][number]['told']>()
  private entries: readonly Entry[]
  private prizes: { readonly winners: number; readonly reserves: number } | undefined

  constructor(id: number, title: ContestJson['title'], isOver: boolean) {
    this.id = id
    this.title = title
    this.isOver = isOver
    this.seed = sha256(`seed of contest ${id}`)
    this.entries = people.map(([first_name, last_name, email, phone], index) => ({
      ticket: 40 + index,
      first_name,
      last_name,
      email,
      phone,
      answer: index === 1 ? 'Doce.' : null,
      hasPhoto: index === 0,
      confirmedAge: 19,
      confirmedEligibility: null,
      locale: index === 1 ? 'es' : 'en',
      at: timestamp((index + 1) * 3_600_000),
      excluded: null,
      like: index === 0 || index === 2 ? [{ ticket: 42 - index, likeness: 'mailbox' }] : [],
    }))
  }

  row(): ContestsJson['items'][number] {
    const { id, title, end, state, entries, excluded, draw } = this.describe({})
    return { id, title, end, state, entries, excluded, drawnAt: draw?.at ?? null }
  }

  describe({ show = 'all', search = '' }: Partial<ContestSearch>): ContestJson {
    const excluded = this.entries.filter((entry) => entry.excluded !== null)
    const shown = { all: this.entries, like: this.entries.filter(({ like }) => like.length > 0), excluded }[
      show
    ]
    const found = shown.filter(({ first_name: name }) => name.toLowerCase().includes(search.toLowerCase()))
    return {
      id: this.id,
      title: this.title,
      start: timestamp(9 * dayMs).slice(0, 10),
      end: timestamp(this.isOver ? 2 * dayMs : -9 * dayMs).slice(0, 10),
      state: this.isOver ? 'over' : 'open',
      isOver: this.isOver,
      entries: this.entries.length,
      excluded: excluded.length,
      commitment: { fingerprint: sha256(this.seed), at: timestamp(9 * dayMs) },
      draw: this.prizes === undefined ? null : this.describeDraw(this.prizes),
      hasAnswers: true,
      found: found.length,
      pageSize: 100,
      page: [...found],
    }
  }

  exclude(ticket: number, because: string | null): void {
    const excluded = because === null ? null : { because, by: 'Ada' }
    this.entries = this.entries.map((entry) => (entry.ticket === ticket ? { ...entry, excluded } : entry))
  }

  draw(prizes: { readonly winners: number; readonly reserves: number }): void {
    this.prizes = prizes
  }

  firstDrawn(): number {
    return this.describe({}).draw?.drawn[0]?.ticket ?? 0
  }

  passOver({ ticket, because }: { readonly ticket: number; readonly because: string | null }): void {
    if (because === null) this.passed.delete(ticket)
    else this.passed.set(ticket, because)
  }

  tell(tickets: readonly number[]): void {
    for (const ticket of tickets) this.told.set(ticket, { at: timestamp(), by: 'Ada', state: 'waiting' })
  }

  takeBack(tickets: readonly number[]): void {
    for (const ticket of tickets) this.told.delete(ticket)
  }

  /** The text as it is, with the name filled in. */
  preview({ tickets, texts }: NewWinnerMails): WinnerMailPreview {
    const winners = this.entries.filter(({ ticket }) => tickets.includes(ticket))
    const firsts = new Map(winners.toReversed().map((entry) => [entry.locale, entry]))
    return {
      mails: [...firsts.values()].map(({ email, locale, first_name }) => ({
        to: email,
        locale,
        subject: `You have won: ${this.title[locale] ?? this.title.en}`,
        text: (texts[locale]?.text ?? '').replaceAll('{name}', first_name),
      })),
    }
  }

  private describeDraw({ winners, reserves }: { readonly winners: number; readonly reserves: number }): Draw {
    const tickets = this.entries.filter(({ excluded }) => excluded === null).map(({ ticket }) => ticket)
    const order = drawOrder(this.seed, tickets, sha256).slice(0, winners + reserves)
    const standings = standingsOf(
      order.map(({ ticket }) => ticket),
      { winners, reserves },
      new Set(this.passed.keys()),
    )
    return {
      at: timestamp(60_000),
      by: 'Ada',
      winners,
      reserves,
      seed: this.seed,
      tickets,
      ticketsFingerprint: sha256(ticketList(tickets)),
      excluded: this.entries.flatMap(({ ticket, excluded }) =>
        excluded === null ? [] : [{ ticket, because: excluded.because }],
      ),
      drawn: order.map(({ ticket, digest }, index) => {
        const entry = this.entries.find((one) => one.ticket === ticket)
        return {
          ticket,
          digest,
          standing: standings[index]?.standing ?? 'reserve',
          because: this.passed.get(ticket) ?? null,
          entrant:
            entry === undefined
              ? null
              : {
                  name: `${entry.first_name} ${entry.last_name}`,
                  email: entry.email,
                  phone: entry.phone ?? '',
                  locale: entry.locale,
                },
          told: this.told.get(ticket) ?? null,
        }
      }),
    }
  }
}
