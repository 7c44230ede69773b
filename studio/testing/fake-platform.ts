import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import {
  type ChangeItem,
  newChangeSetSchema,
  type UndoResult,
} from '@promenade/contract/studio-api/change-sets'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import type { Role } from '@promenade/domain/studio/permissions'
import {
  current,
  describeEntry,
  type Entry,
  findFaults,
  listRevisions,
  type Revision,
  toRow,
  searchTitles,
} from './fake-entries.ts'
import {
  answerMedia,
  describeActs,
  describeSession,
  type Answer,
  type Done,
  listLeft,
  refusal,
} from './fake-answers.ts'
import { answerFaults } from './fake-faults.ts'
import { FakeContests } from './fake-contests.ts'
import { answerPlan } from './fake-plan.ts'
import { answerPageViews } from './fake-page-views.ts'
import { FakeReports } from './fake-reports.ts'
import { answerStores } from './fake-stores.ts'
import { settings } from './fake-settings.ts'
import { timestamp } from './timestamp.ts'
import { answerVisitors } from './fake-visitors.ts'
import { answerWebhooks } from './fake-webhooks.ts'

export interface StartDocument {
  readonly kind: EntryKind
  readonly slug: string
  readonly document: Document
}

/** The studio's API over a few documents in memory, for the journeys of its screens. */
export class FakePlatform {
  readonly entries = new Map<number, Entry>()
  readonly reports = new FakeReports()
  private readonly contests = new FakeContests()
  readonly changeSets: Done[] = []
  readonly uploads: string[] = []
  role: Role = 'admin'
  isLoggedIn = true
  isDown = false
  person = 'Ana Ruiz'
  /** Received writes, such as `PUT /entries/3/draft`. */
  readonly writes: string[] = []
  private nextId = 1

  constructor(documents: readonly StartDocument[]) {
    for (const { kind, slug, document } of documents) {
      const entry = this.add(kind, slug, document, null, 'import')
      Object.assign(entry, { published: entry.draft, wasPublished: true, draft: undefined })
    }
  }

  find(kind: EntryKind, slug: string): Entry {
    const entry = [...this.entries.values()].find((one) => one.kind === kind && one.slug === slug)
    if (entry === undefined) throw new Error(`There is no ${kind} ${slug}.`)
    return entry
  }

  /** A colleague saves fields of a record. */
  changeAsColleague(entry: Entry, fields: Document): void {
    this.revise(entry, { ...current(entry), ...fields }, 'Ben Okafor', 'studio')
  }

  answer(
    method: string,
    path: string,
    query: URLSearchParams,
    body: unknown,
    version: number | undefined,
  ): Answer {
    if (path === '/session/link') {
      this.isLoggedIn = true
      return { status: 200, body: { state: 'logged-in' } }
    }
    if (!this.isLoggedIn) return refusal(401, 'unauthorized')
    if (method !== 'GET' && !path.endsWith('/presence')) this.writes.push(`${method} ${path}`)
    const [, area, id, part, last] = path.split('/')
    if (area === 'session') return this.answerSession(method)
    const setting = Object.entries(settings).find(([name]) => name === area)
    if (setting !== undefined && method === 'GET') return { status: 200, body: setting[1] }
    if (area === 'entries' && id === undefined)
      return method === 'POST' ? this.create(body) : this.list(query)
    if (area === 'entries') return this.answerEntry(method, Number(id), part, last, body, version)
    if (area === 'change-sets' && part === 'undo') return this.undo(Number(id))
    if (area === 'change-sets' && method === 'POST') return this.change(body, query.has('dry_run'))
    if (area === 'change-sets')
      return { status: 200, body: describeActs(this.changeSets, this.entries, this.person) }
    if (area === 'search')
      return { status: 200, body: { entries: searchTitles(this.entries, query.get('query') ?? '') } }
    if (area === 'faults') return answerFaults(this.entries, this.reports, id)
    if (area === 'reports') return this.reports.answer(method, query, body)
    if (area === 'page-views') return answerPageViews(this.entries, id, query)
    if (area === 'contests') return this.contests.answer(method, path.split('/').slice(2), body)
    if (area === 'inbox' || area === 'subscribers' || area === 'person') return answerVisitors(area, id)
    if (area === 'plan') return { status: 200, body: answerPlan(this.entries) }
    if (area === 'media') return answerMedia(method, part, this.uploads)
    return answerStores(method, path, this.entries) ?? answerWebhooks(method, area, id)
  }

  private answerSession(method: string): Answer {
    if (method !== 'DELETE') return { status: 200, body: describeSession(this.person, this.role) }
    this.isLoggedIn = false
    return { status: 200, body: {} }
  }

  private add(
    kind: EntryKind,
    slug: string,
    document: Document,
    by: string | null,
    via: Revision['via'],
  ): Entry {
    const entry: Entry = {
      id: this.nextId,
      kind,
      slug,
      revisions: [],
      published: undefined,
      wasPublished: false,
      draft: undefined,
      isDeleted: false,
      scheduled: [],
    }
    this.nextId += 1
    this.entries.set(entry.id, entry)
    this.revise(entry, document, by, via)
    return entry
  }

  private revise(entry: Entry, document: Document, by: string | null, via: Revision['via']): Revision {
    const number = entry.revisions.length + 1
    const revision = { id: entry.id * 1_000 + number, number, document, at: timestamp(), by, via }
    entry.revisions.push(revision)
    entry.draft = revision
    return revision
  }

  private create(body: unknown): Answer {
    const { kind, document } = isGroup(body) ? body : {}
    const known = entryKinds.find((one) => one === kind)
    if (known === undefined || !isGroup(document)) return refusal(400, 'bad-request')
    const entry = this.add(known, `new-${this.nextId}`, document, this.person, 'studio')
    return { status: 201, body: describeEntry(entry) }
  }

  private list(query: URLSearchParams): Answer {
    const state = query.get('state')
    const items = [...this.entries.values()]
      .map((entry) => ({ ...toRow(entry), ...(query.has('documents') ? { document: current(entry) } : {}) }))
      .filter(({ kind }) => !query.has('kind') || kind === query.get('kind'))
      .filter((row) => (state === null ? row.state !== 'bin' : row.state === state))
    return { status: 200, body: { items, total: items.length } }
  }

  private answerEntry(
    method: string,
    id: number,
    part: string | undefined,
    last: string | undefined,
    body: unknown,
    version: number | undefined,
  ): Answer {
    const entry = this.entries.get(id)
    if (entry === undefined) return refusal(404, 'not-found')
    if (part === undefined) return { status: 200, body: describeEntry(entry) }
    if (part === 'presence') return { status: 200, body: { version: entry.revisions.length, colleagues: [] } }
    if (part === 'revisions' && last === undefined) return { status: 200, body: listRevisions(entry) }
    if (part === 'revisions') {
      const found = entry.revisions.find((revision) => revision.id === Number(last))
      return found === undefined
        ? refusal(404, 'not-found')
        : { status: 200, body: { ...found, revision: found.id } }
    }
    if (method === 'DELETE') {
      entry.draft = undefined
      return { status: 200, body: describeEntry(entry) }
    }
    const { document } = isGroup(body) ? body : {}
    if (version === undefined) return refusal(428, 'version-missing')
    return isGroup(document) ? this.save(entry, document, version) : refusal(400, 'bad-request')
  }

  private save(entry: Entry, document: Document, version: number): Answer {
    const newest = entry.revisions.at(-1)
    if (newest !== undefined && newest.number !== version) {
      const base = entry.revisions.find(({ number }) => number === version)?.document ?? {}
      const theirs = current(entry)
      return {
        status: 412,
        body: {
          ...refusal(412, 'version-stale').body,
          current: { version: newest.number, document: theirs, by: newest.by },
          mine: diffDocuments(base, document),
          theirs: diffDocuments(base, theirs),
          ...mergeDocuments(base, document, theirs),
        },
      }
    }
    const revision = this.revise(entry, document, this.person, 'studio')
    const faults = findFaults(entry.kind, document)
    return { status: 200, body: { version: revision.number, revision: revision.id, faults, warnings: [] } }
  }

  private change(body: unknown, isDry: boolean): Answer {
    const wanted = newChangeSetSchema.safeParse(body).data
    if (wanted === undefined) return refusal(400, 'bad-request')
    const { items, title, subject } = wanted
    const touched = items.map(({ entry }) => this.entries.get(entry)).filter((entry) => entry !== undefined)
    if (touched.length < items.length) return refusal(404, 'not-found')
    if (items.some((item, index) => touched[index]?.revisions.length !== item.version))
      return refusal(409, 'conflict')
    const publishing = items.filter(({ action }) => action === 'publish')
    const faults = publishing.flatMap(({ entry: id, document }) => {
      const entry = this.entries.get(id)
      const found = entry === undefined ? [] : findFaults(entry.kind, document ?? current(entry))
      return found.map((fault) => ({ ...fault, entry: id }))
    })
    const result = (id?: number) => ({
      status: 200,
      body: {
        ...(id === undefined ? {} : { id }),
        items: touched.map((entry, index) => ({
          entry: entry.id,
          kind: entry.kind,
          slug: entry.slug,
          title: titleOf(current(entry)),
          action: items[index]?.action,
          version: entry.revisions.length,
          changes: diffDocuments(entry.published?.document ?? {}, current(entry)),
        })),
        faults,
        warnings: [],
        contentVersion: 1,
      },
    })
    if (isDry) return result()
    if (faults.length > 0) return { status: 422, body: { ...refusal(422, 'faults').body, errors: faults } }
    const before = touched.map((entry) => ({ ...entry, scheduled: [...entry.scheduled] }))
    const done: Done = {
      id: this.changeSets.length + 1,
      title: title ?? null,
      ...(subject === undefined ? {} : { subject }),
      at: timestamp(),
      items,
      before,
      versions: new Map(),
    }
    const answer = result(done.id)
    for (const item of items) this.apply(item)
    done.versions = new Map(touched.map(({ id, revisions }) => [id, revisions.length]))
    this.changeSets.unshift(done)
    return answer
  }

  private apply({ entry: id, action, document, revision, slug, at, until, plans }: ChangeItem): void {
    const entry = this.entries.get(id)
    if (entry === undefined) return
    if (document !== undefined) this.revise(entry, document, this.person, 'studio')
    if (action === 'publish') {
      const plan = (what: 'publish' | 'withdraw', when: string) =>
        entry.scheduled.push({ id: this.nextId++, action: what, at: when, by: this.person })
      if (at !== undefined) plan('publish', at)
      else {
        entry.published = entry.draft ?? entry.published
        entry.wasPublished = true
        entry.draft = undefined
      }
      if (until !== undefined) plan('withdraw', until)
    } else if (action === 'withdraw' || action === 'delete') {
      entry.draft ??= entry.published
      entry.published = undefined
      entry.isDeleted = action === 'delete'
    } else if (action === 'discard') entry.draft = undefined
    else if (action === 'undelete') entry.isDeleted = false
    else if (action === 'cancel')
      entry.scheduled = entry.scheduled.filter(({ id: plan }) => plans !== undefined && !plans.includes(plan))
    else if (action === 'rename') entry.slug = slug ?? entry.slug
    else if (action === 'restore') {
      const found = entry.revisions.find((one) => one.id === revision)
      if (found !== undefined) this.revise(entry, found.document, this.person, 'restore')
    }
  }

  private undo(id: number): Answer {
    const done = this.changeSets.find((one) => one.id === id)
    if (done === undefined) return refusal(404, 'not-found')
    const left = listLeft(done, this.entries)
    const taken = done.before.filter(({ id: entry }) => !left.some((one) => one.entry === entry))
    for (const before of taken) {
      const entry = this.entries.get(before.id)
      if (entry === undefined) continue
      const { published, draft, isDeleted, wasPublished, scheduled } = before
      Object.assign(entry, { published, draft, isDeleted, wasPublished, scheduled })
    }
    const undo: Done = { ...done, id: this.changeSets.length + 1, at: timestamp(), undoes: id }
    done.undoneBy = undo.id
    this.changeSets.unshift(undo)
    const count = taken.length
    const result = { id: undo.id, warnings: [], contentVersion: 2, taken: count, kept: 0, left }
    return { status: 201, body: result satisfies UndoResult }
  }
}
