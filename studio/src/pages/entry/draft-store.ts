import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Document, Path } from '@promenade/domain/studio/document'
import { call } from '../../api/call.ts'
import { refusalOf, RequestError } from '../../api/request-error.ts'
import type { Creation, DeviceDraft, DeviceStore } from '../../documents/device-store.ts'
import { type Draft, type DraftEvent, draftReducer, startDraft } from '../../documents/draft.ts'
import { isSaved, type SavingEvent, sendsIn, type Trouble } from '../../documents/saving.ts'

export interface DraftSource {
  readonly kind: EntryKind
  /** Undefined for a record that is new. */
  readonly entry: EntryWire | undefined
  /** The document of a new record. */
  readonly document: Document
}

export interface DraftState {
  readonly draft: Draft
  /** Undefined until a new record is first saved. */
  readonly id: number | undefined
  /** The record that the first save made of a new one. */
  readonly created: EntryWire | undefined
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  /** False if this device had no room for the newest text. */
  readonly hasRoom: boolean
}

export interface SavedRecord {
  readonly entry: number
  readonly version: number
}

/** Of a save that fails again and again. */
const maxTries = 5
const deviceEveryMs = 400

const saving = 'PUT /api/v1/entries/:id/draft'

/** One record in the editor: what is typed is kept on this device at once, and saved when typing rests. */
export class DraftStore {
  private state: DraftState
  private readonly source: DraftSource
  private readonly device: DeviceStore
  private readonly listeners = new Set<() => void>()
  /** Known to the platform, so that a save after a lost answer is not taken for somebody else's. */
  private readonly editor = crypto.randomUUID()
  /** Of a new record, until the platform has answered. */
  private creation: Creation | undefined
  private sending: ReturnType<typeof setTimeout> | undefined
  private keeping: ReturnType<typeof setTimeout> | undefined
  private keptAt = 0
  private isOpen = false

  constructor(source: DraftSource, device: DeviceStore) {
    this.source = source
    this.device = device
    const { entry } = source
    const kept = device.find(recordName(source.kind, entry?.id))
    this.creation = kept?.creation
    this.state = {
      draft: openDraft(source, kept),
      id: entry?.id,
      created: undefined,
      faults: entry?.faults ?? [],
      warnings: entry?.warnings ?? [],
      hasRoom: true,
    }
  }

  readonly getState = (): DraftState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Begins to save; answers what ends it, with what is typed last on its way. */
  readonly open = (): (() => void) => {
    this.isOpen = true
    addEventListener('pagehide', this.keep)
    addEventListener('online', this.retry)
    addEventListener('focus', this.retry)
    this.plan()
    return () => {
      removeEventListener('pagehide', this.keep)
      removeEventListener('online', this.retry)
      removeEventListener('focus', this.retry)
      this.isOpen = false
      this.keep()
      clearTimeout(this.sending)
      clearTimeout(this.keeping)
      if (this.state.id !== undefined && sendsIn(this.state.draft.saving, Date.now()) !== undefined)
        void this.send()
    }
  }

  readonly set = (path: Path, value: unknown): void => {
    const at = Date.now()
    this.take({ type: 'edit', edit: { type: 'set', path, value, at }, at })
  }

  readonly undo = (): void => this.take({ type: 'edit', edit: { type: 'undo' }, at: Date.now() })

  readonly redo = (): void => this.take({ type: 'edit', edit: { type: 'redo' }, at: Date.now() })

  readonly dispatch = (event: SavingEvent): void => this.take({ type: 'saving', event })

  /** Sends what is not sent yet; the record as the platform has it then, or undefined where that failed. */
  readonly flush = async (): Promise<SavedRecord | undefined> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      await this.underWay
      const { draft, id } = this.state
      const { version, clash } = draft.saving
      if (isSaved(draft.saving) && id !== undefined && version !== undefined) return { entry: id, version }
      if (clash !== undefined) {
        this.dispatch({ type: 'ask' })
        return undefined
      }
      await this.send()
      if (this.state.draft.saving.trouble !== undefined) return undefined
    }
    return undefined
  }

  /**
   * Takes over what a colleague has saved, as the platform's version tells. Own changes that are not saved yet go first:
   * the platform knows an earlier save of theirs whose answer was lost.
   */
  readonly takeNewer = async (version: number): Promise<boolean> => {
    const { id } = this.state
    if (id === undefined || !this.isBehind(version)) return false
    const entry = await call('GET /api/v1/entries/:id', { params: { id } })
    if (!this.isBehind(entry.version)) return false
    const { draft = entry.published } = entry
    const theirs = { version: entry.version, document: entry.document, by: draft?.by ?? null }
    this.dispatch({ type: 'stale', theirs })
    return true
  }

  private isBehind(version: number): boolean {
    const { saving } = this.state.draft
    const { clash } = saving
    return clash === undefined
      ? isSaved(saving) && saving.version !== undefined && version > saving.version
      : version > clash.version
  }

  private underWay: Promise<void> | undefined

  private send(): Promise<void> {
    this.underWay ??= this.sendNow().finally(() => {
      this.underWay = undefined
      if (this.isOpen) this.plan()
      else this.keep()
    })
    return this.underWay
  }

  private async sendNow(): Promise<void> {
    const { draft, id } = this.state
    const { document, version } = draft.saving
    try {
      if (id === undefined || version === undefined) await this.create(document)
      else {
        this.dispatch({ type: 'sent' })
        const saved = await call(saving, {
          params: { id },
          // A save after a lost answer is known by its editor, so nobody is stale because of oneself.
          headers: { 'If-Match': `"${version}"`, 'X-Editor': this.editor },
          body: { document },
        })
        this.change({ faults: saved.faults, warnings: saved.warnings })
        this.dispatch({ type: 'saved', version: saved.version, at: Date.now() })
      }
    } catch (error) {
      this.dispatch(eventOf(error))
    }
  }

  private async create(newest: Document): Promise<void> {
    const { key, document } = (this.creation ??= { key: crypto.randomUUID(), document: newest })
    this.dispatch({ type: 'sent', document })
    const headers = { 'Idempotency-Key': key }
    const body = { kind: this.source.kind, document }
    const entry = await call('POST /api/v1/entries', { headers, body }).catch((error: unknown) => {
      // The refused document may be corrected; where no answer came, the record may be there.
      if (error instanceof RequestError && error.status >= 400 && error.status < 500)
        this.creation = undefined
      throw error
    })
    this.creation = undefined
    this.device.remove(recordName(this.source.kind, undefined))
    this.change({ id: entry.id, created: entry, faults: entry.faults, warnings: entry.warnings })
    this.dispatch({ type: 'saved', version: entry.version, at: Date.now() })
  }

  private take(event: DraftEvent): void {
    const draft = draftReducer(this.state.draft, event)
    if (draft === this.state.draft) return
    this.change({ draft })
    this.plan()
  }

  private change(part: Partial<DraftState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  private plan(): void {
    if (!this.isOpen) return
    const { saving } = this.state.draft
    clearTimeout(this.sending)
    const wait = this.underWay === undefined ? sendsIn(saving, Date.now()) : undefined
    if (wait !== undefined) this.sending = setTimeout(() => void this.send(), wait)
    clearTimeout(this.keeping)
    this.keeping = setTimeout(this.keep, Math.max(0, this.keptAt + deviceEveryMs - Date.now()))
  }

  /** Writes unsaved changes on this device, and removes what is saved. */
  private readonly keep = (): void => {
    const { draft, id } = this.state
    const record = recordName(this.source.kind, id)
    this.keptAt = Date.now()
    if (isSaved(draft.saving)) return this.device.remove(record)
    const { version, saved, document } = draft.saving
    const { creation, keptAt: at } = this
    const hasRoom = this.device.keep(record, { version, base: saved, document, at, creation })
    if (hasRoom !== this.state.hasRoom) this.change({ hasRoom })
  }

  /** The network, the login or the role may be back. */
  private readonly retry = (): void => {
    const { trouble } = this.state.draft.saving
    if (trouble === 'offline' || trouble === 'logged-out' || trouble === 'forbidden')
      this.dispatch({ type: 'retry' })
  }
}

function recordName(kind: EntryKind, id: number | undefined): string {
  return id === undefined ? `new-${kind}` : String(id)
}

/** The record as the platform has it, with what this device has beyond it. */
function openDraft({ entry, document }: DraftSource, kept: DeviceDraft | undefined): Draft {
  if (entry === undefined)
    return startDraft({
      version: undefined,
      saved: {},
      document: kept?.document ?? document,
      editedAt: kept?.at,
    })
  if (kept?.version === undefined)
    return startDraft({ version: entry.version, saved: entry.document, document: entry.document })
  // Sent with the version it was made from: the platform merges it, or names what does not fit.
  return startDraft({ version: kept.version, saved: kept.base, document: kept.document })
}

function eventOf(error: unknown): SavingEvent {
  const stale = refusalOf(error, saving, 412)
  if (stale !== undefined) return { type: 'stale', theirs: stale.current }
  const waitMs = error instanceof RequestError ? error.retryAfterMs : 0
  return { type: 'failed', trouble: troubleOf(error), at: Date.now(), waitMs }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RequestError) || error.code === 'offline') return 'offline'
  // A stale draft too, where what the platform says of it is not understood.
  if (error.code === 'unexpected' || error.status === 412) return 'unexpected'
  if (error.status === 401) return 'logged-out'
  if (error.code === 'forbidden') return 'forbidden'
  if (error.status === 404 || error.status === 410) return 'gone'
  if (error.status === 429) return 'limited'
  return error.status >= 500 ? 'offline' : 'refused'
}
