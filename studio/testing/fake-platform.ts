import {
  documentSchemas,
  type EntryKind,
  entryKinds,
  singleKinds,
} from '@promenade/contract/editing/documents'
import type { ChangeItem, NewChangeSet } from '@promenade/contract/studio-api/change-sets'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryRow, EntryWire, RevisionsWire } from '@promenade/contract/studio-api/entries'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { StudioSession } from '@promenade/contract/studio-api/session'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual, isGroup } from '@promenade/domain/studio/document'
import { entryDates, entryState } from '@promenade/domain/studio/entry-state'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import { listPermissions, type Role } from '@promenade/domain/studio/permissions'

interface Revision {
  readonly id: number
  readonly number: number
  readonly document: Document
  readonly at: string
  readonly by: string | null
  readonly via: RevisionsWire['items'][number]['via']
}

interface Entry {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  readonly revisions: Revision[]
  published: Revision | undefined
  wasPublished: boolean
  draft: Revision | undefined
  isDeleted: boolean
  scheduled: EntryWire['scheduled'][number][]
}

interface Done {
  readonly id: number
  readonly title: string | null
  readonly at: string
  readonly items: readonly ChangeItem[]
  readonly before: readonly Entry[]
  undoneBy?: number
  undoes?: number
}

export interface StartDocument {
  readonly kind: EntryKind
  readonly slug: string
  readonly document: Document
}

/** What a request is answered with. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
}

const timeZone = 'America/Halifax'

/** The studio's API over a few documents in memory, for the journeys of its screens. */
export class FakePlatform {
  readonly entries = new Map<number, Entry>()
  readonly changeSets: Done[] = []
  readonly uploads: string[] = []
  role: Role = 'admin'
  isLoggedIn = true
  isDown = false
  person = 'Ana Ruiz'
  /** Requests that wrote something, as `PUT /entries/3/draft`. */
  readonly writes: string[] = []
  private nextId = 1

  constructor(documents: readonly StartDocument[]) {
    for (const { kind, slug, document } of documents) {
      const entry = this.add(kind, slug, document, null, 'import')
      entry.published = entry.draft
      entry.wasPublished = true
      entry.draft = undefined
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
      return { status: 200, body: {} }
    }
    if (!this.isLoggedIn) return refusal(401, 'unauthorized')
    if (method !== 'GET') this.writes.push(`${method} ${path}`)
    const [, area, id, part, last] = path.split('/')
    if (area === 'session') return this.answerSession(method)
    if (area === 'entries' && id === undefined)
      return method === 'POST' ? this.create(body) : this.list(query)
    if (area === 'entries') return this.answerEntry(method, Number(id), part, last, body, version)
    if (area === 'change-sets' && part === 'undo') return this.undo(Number(id))
    if (area === 'change-sets')
      return method === 'POST' ? this.change(body, query.has('dry_run')) : this.listActs()
    if (area === 'search') return this.search(query.get('query') ?? '')
    if (area === 'inbox') return { status: 200, body: inbox }
    if (area === 'media' && method === 'GET') return { status: 200, body: { items: [] } }
    if (area === 'media' && method === 'PATCH') return { status: 200, body: {} }
    if (area === 'media') return this.upload()
    return refusal(404, 'not-found')
  }

  private answerSession(method: string): Answer {
    if (method === 'DELETE') {
      this.isLoggedIn = false
      return { status: 204 }
    }
    const session: StudioSession = {
      staff: { id: 1, name: this.person, email: 'ana@mall.example', role: this.role, locale: 'en' },
      mall: { id: 1, name: 'Merrow Quay', timeZone, siteUrl: 'https://mall.example', locales: ['en', 'es'] },
      permissions: [...listPermissions(this.role)],
      kinds: entryKinds.map((kind) => ({
        kind,
        single: singleKinds.has(kind),
        schema: { ...describeDocument(kind) },
      })),
      demo: true,
    }
    return { status: 200, body: session }
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
    const revision = {
      id: entry.id * 1_000 + number,
      number,
      document,
      at: new Date().toISOString(),
      by,
      via,
    }
    entry.revisions.push(revision)
    entry.draft = revision
    return revision
  }

  private create(body: unknown): Answer {
    const { kind, document } = isGroup(body) ? body : {}
    const known = entryKinds.find((one) => one === kind)
    if (known === undefined || !isGroup(document)) return refusal(400, 'bad-request')
    const entry = this.add(known, `new-${this.nextId}`, document, this.person, 'studio')
    return { status: 201, body: this.describe(entry) }
  }

  private list(query: URLSearchParams): Answer {
    const state = query.get('state')
    const items = [...this.entries.values()]
      .map((entry) => this.row(entry))
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
    if (part === undefined) return { status: 200, body: this.describe(entry) }
    if (part === 'revisions' && last === undefined) return { status: 200, body: listRevisions(entry) }
    if (part === 'revisions') {
      const found = entry.revisions.find((revision) => revision.id === Number(last))
      return found === undefined
        ? refusal(404, 'not-found')
        : { status: 200, body: { ...found, revision: found.id } }
    }
    if (method === 'DELETE') {
      entry.draft = undefined
      return { status: 200, body: {} }
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
          error: { code: 'version-stale', message: 'Somebody went on since.' },
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
    const { items, title } = body as NewChangeSet
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
    if (faults.length > 0)
      return {
        status: 422,
        body: { error: { code: 'faults', message: 'There are faults.', issues: faults } },
      }
    const before = touched.map((entry) => ({ ...entry, scheduled: [...entry.scheduled] }))
    const done: Done = {
      id: this.changeSets.length + 1,
      title: title ?? null,
      at: new Date().toISOString(),
      items,
      before,
    }
    const answer = result(done.id)
    for (const item of items) this.apply(item)
    this.changeSets.unshift(done)
    return answer
  }

  private apply({ entry: id, action, document, revision, at, until }: ChangeItem): void {
    const entry = this.entries.get(id)
    if (entry === undefined) return
    if (document !== undefined) this.revise(entry, document, this.person, 'studio')
    if (action === 'publish') {
      const planned = (what: 'publish' | 'withdraw', when: string) => ({
        id: this.nextId++,
        action: what,
        at: when,
      })
      if (at !== undefined) entry.scheduled.push(planned('publish', at))
      else {
        entry.published = entry.draft ?? entry.published
        entry.wasPublished = true
        entry.draft = undefined
      }
      if (until !== undefined) entry.scheduled.push(planned('withdraw', until))
    } else if (action === 'withdraw' || action === 'delete') {
      entry.draft ??= entry.published
      entry.published = undefined
      entry.isDeleted = action === 'delete'
    } else if (action === 'discard') entry.draft = undefined
    else if (action === 'undelete') entry.isDeleted = false
    else if (action === 'cancel') entry.scheduled = []
    else if (action === 'restore') {
      const found = entry.revisions.find((one) => one.id === revision)
      if (found !== undefined) this.revise(entry, found.document, this.person, 'restore')
    }
  }

  private undo(id: number): Answer {
    const done = this.changeSets.find((one) => one.id === id)
    if (done === undefined) return refusal(404, 'not-found')
    for (const before of done.before) {
      const entry = this.entries.get(before.id)
      if (entry === undefined) continue
      const { published, draft, isDeleted, wasPublished, scheduled } = before
      Object.assign(entry, { published, draft, isDeleted, wasPublished, scheduled })
    }
    const undo: Done = { ...done, id: this.changeSets.length + 1, at: new Date().toISOString(), undoes: id }
    done.undoneBy = undo.id
    this.changeSets.unshift(undo)
    return { status: 200, body: { id: undo.id, items: [], faults: [], warnings: [], contentVersion: 2 } }
  }

  private listActs(): Answer {
    const items = this.changeSets.map(({ id, title, at, items: steps, undoneBy, undoes }) => ({
      id,
      title,
      at,
      by: this.person,
      via: undoes === undefined ? 'studio' : 'undo',
      ...(undoneBy === undefined ? {} : { undoneBy }),
      ...(undoes === undefined ? {} : { undoes }),
      canUndo: undoneBy === undefined && undoes === undefined,
      count: steps.length,
      entries: steps.slice(0, 3).flatMap(({ entry: entryId, action }) => {
        const entry = this.entries.get(entryId)
        return entry === undefined
          ? []
          : [{ entry: entryId, kind: entry.kind, title: titleOf(current(entry)), action }]
      }),
    }))
    return { status: 200, body: { items } }
  }

  private search(text: string): Answer {
    const words = text.toLowerCase().split(/\s+/)
    const entries = [...this.entries.values()]
      .map((entry) => this.row(entry))
      .filter(({ title }) =>
        words.every((word) => `${title.en} ${title.es ?? ''}`.toLowerCase().includes(word)),
      )
      .slice(0, 8)
    return { status: 200, body: { entries } }
  }

  private upload(): Answer {
    const path = `uploads/${'0'.repeat(60)}${this.uploads.length + 1}.webp`
    this.uploads.push(path)
    const picture = { path, url: `/media/${path}`, width: 1600, height: 1200, bytes: 90_000 }
    const rest = {
      contentType: 'image/webp',
      originalName: 'photo.jpg',
      focalX: 0.5,
      focalY: 0.5,
      uploadedAt: null,
    }
    return { status: 201, body: { ...picture, ...rest } }
  }

  private stateOf({ isDeleted, published, wasPublished, scheduled }: Entry): EntryRow['state'] {
    const isPublicationWaiting = scheduled.some(({ action }) => action === 'publish')
    const facts = { isDeleted, wasPublished, isPublicationWaiting, published: published?.document }
    return entryState(facts, Date.now(), timeZone)
  }

  private row(entry: Entry): EntryRow {
    const document = current(entry)
    const newest = entry.revisions.at(-1)
    const title = titleOf(document)
    const { shownFrom, overFrom } = entryDates(document, timeZone)
    const picture = [document['picture'], document['logo']].find(isGroup)?.['path']
    return {
      id: entry.id,
      kind: entry.kind,
      slug: entry.slug,
      title,
      state: this.stateOf(entry),
      version: entry.revisions.length,
      hasDraft: entry.draft !== undefined,
      ...(entry.scheduled[0] === undefined ? {} : { scheduled: entry.scheduled[0] }),
      ...(shownFrom === undefined ? {} : { startsAt: new Date(shownFrom).toISOString() }),
      ...(overFrom === undefined ? {} : { endsAt: new Date(overFrom).toISOString() }),
      updatedAt: newest?.at ?? '',
      updatedBy: newest?.by ?? null,
      ...(typeof picture === 'string' ? { picture } : {}),
      ...(typeof document['store'] === 'string' ? { store: document['store'] } : {}),
      missingLocales: title.es === undefined && title.en !== '' && isGroup(document['name']) ? ['es'] : [],
    }
  }

  private describe(entry: Entry): EntryWire {
    const { id, kind, slug, published, draft, scheduled } = entry
    const document = current(entry)
    return {
      id,
      kind,
      slug,
      title: titleOf(document),
      version: entry.revisions.length,
      state: this.stateOf(entry),
      document: { ...document },
      ...(draft === undefined ? {} : { draft: { revision: draft.id, at: draft.at, by: draft.by } }),
      ...(published === undefined
        ? {}
        : { published: { revision: published.id, at: published.at, by: published.by } }),
      scheduled,
      presence: [],
      faults: [...findFaults(kind, document)],
      warnings: [],
    }
  }
}

function current(entry: Entry): Document {
  return entry.draft?.document ?? entry.published?.document ?? entry.revisions.at(-1)?.document ?? {}
}

function listRevisions({ revisions, published, draft }: Entry): RevisionsWire {
  return {
    items: revisions.toReversed().map(({ id, number, at, by, via }) => ({
      revision: id,
      number,
      at,
      by,
      via,
      isPublished: id === published?.id,
      isDraft: id === draft?.id,
    })),
  }
}

/** The faults of a document by its schema alone. */
function findFaults(kind: EntryKind, document: Document): readonly Fault[] {
  const { error } = documentSchemas[kind].safeParse(document)
  return (error?.issues ?? []).map(({ path, code, message }) => ({
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    code: code === 'invalid_type' && isEqual(valueAt(document, path), undefined) ? 'missing' : 'invalid',
    message,
  }))
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
    document,
  )
}

function refusal(status: number, code: string): Answer {
  return { status, body: { error: { code, message: code } } }
}

const inbox = {
  messages: [
    {
      id: 1,
      name: 'Marisol Vega',
      email: 'marisol@visitor.example',
      phone: '902-555-0177',
      subject: 'Objeto perdido',
      message: 'Perdí un guante azul cerca de la zona de comida el sábado. ¿Lo encontraron?',
      page: '/contact-us',
      locale: 'es',
      at: new Date(Date.now() - 3_600_000).toISOString(),
      readAt: null,
      doneAt: null,
    },
  ],
  unread: 1,
  failedMails: [],
}
