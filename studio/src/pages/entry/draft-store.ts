import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Document, Path } from '@promenade/domain/studio/document'
import { call } from '../../api/call.ts'
import { refusalOf, RequestError } from '../../api/request-error.ts'
import type { Creation, DeviceDraft, DeviceStore } from '../../documents/device-store.ts'
import { isShownUnsaved } from '../../documents/plain-text.ts'
import { type Draft, type DraftEvent, draftReducer, startDraft } from '../../documents/draft.ts'
import {
  isSaved,
  type SavingEvent,
  msUntilSend,
  restMs,
  type Trouble,
  watchedRestMs,
} from '../../documents/saving.ts'

export interface DraftSource {
  readonly kind: EntryKind
  /** Undefined for a new record. */
  readonly entry: EntryJson | undefined
  /** The document of a new record. */
  readonly document: Document
}

export interface DraftState {
  readonly draft: Draft
  /** Undefined until a new record is first saved. */
  readonly id: number | undefined
  /** The record that the first save of a new one created. */
  readonly created: EntryJson | undefined
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  /** False if this device has no storage left for the newest text. */
  readonly hasRoom: boolean
}

export interface SavedRecord {
  readonly entry: number
  readonly version: number
}

/** Attempts of a save while the page waits for it. */
const maxTries = 5
const deviceEveryMs = 400

const saving = 'PUT /api/v1/entries/:id/draft'

/**
 * The store of one record in the editor: writes typed text to this device at once, and saves it after a pause
 * in typing.
 */
export class DraftStore {
  private state: DraftState
  private readonly source: DraftSource
  private readonly device: DeviceStore
  private readonly listeners = new Set<() => void>()
  /** Identifies this editor, so that a repeated save after a lost response is not a conflict with itself. */
  private readonly editor = crypto.randomUUID()
  /** The request that creates a new record, until the platform has responded. */
  private creation: Creation | undefined
  private sending: ReturnType<typeof setTimeout> | undefined
  private keeping: ReturnType<typeof setTimeout> | undefined
  private keptAt = 0
  private isOpen = false
  private isWatched = false
  private pauseMs = restMs

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

  /** Starts saving; returns a function that stops it after sending the last text. */
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
      if (this.state.id !== undefined && msUntilSend(this.state.draft.saving, Date.now()) !== undefined)
        void this.send()
    }
  }

  /** Saves sooner while a preview shows what is saved; returns a function that ends it. */
  readonly watch = (): (() => void) => {
    this.isWatched = true
    return () => void (this.isWatched = false)
  }

  readonly set = (path: Path, value: unknown): void => {
    const at = Date.now()
    // Numbers and dates are composed with others.
    const isShown = typeof value === 'string' && isShownUnsaved(value) && !/^\d/.test(value)
    this.pauseMs = this.isWatched && !isShown ? watchedRestMs : restMs
    this.take({ type: 'edit', edit: { type: 'set', path, value, at }, at })
  }

  readonly undo = (): void => this.take({ type: 'edit', edit: { type: 'undo' }, at: Date.now() })

  readonly redo = (): void => this.take({ type: 'edit', edit: { type: 'redo' }, at: Date.now() })

  readonly dispatch = (event: SavingEvent): void => this.take({ type: 'saving', event })

  /** Saves the newest document; resolves to the saved record, or to undefined after a failure. */
  readonly flush = async (): Promise<SavedRecord | undefined> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      await this.underWay
      const { draft, id } = this.state
      const { version, conflict } = draft.saving
      if (isSaved(draft.saving) && id !== undefined && version !== undefined) return { entry: id, version }
      if (conflict !== undefined) {
        this.dispatch({ type: 'ask' })
        return undefined
      }
      await this.send()
      if (this.state.draft.saving.trouble !== undefined) return undefined
    }
    return undefined
  }

  /**
   * Loads and merges a newer version that a colleague has saved. Sends own unsaved changes first: the
   * platform recognises a former save of them whose response was lost.
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
    const { conflict } = saving
    return conflict === undefined
      ? isSaved(saving) && saving.version !== undefined && version > saving.version
      : version > conflict.version
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
          // The platform recognises a repeated save by its editor, so that it is no conflict with itself.
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
      // A refused document may be corrected under a new key; without a response the record may exist already.
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
    const wait = this.underWay === undefined ? msUntilSend(saving, Date.now(), this.pauseMs) : undefined
    if (wait !== undefined) this.sending = setTimeout(() => void this.send(), wait)
    clearTimeout(this.keeping)
    this.keeping = setTimeout(this.keep, Math.max(0, this.keptAt + deviceEveryMs - Date.now()))
  }

  /** Writes unsaved changes to this device; removes them once they are saved. */
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

  /** Called when the network, the login or the role may be back. */
  private readonly retry = (): void => {
    const { trouble } = this.state.draft.saving
    if (trouble === 'offline' || trouble === 'logged-out' || trouble === 'forbidden')
      this.dispatch({ type: 'retry' })
  }
}

function recordName(kind: EntryKind, id: number | undefined): string {
  return id === undefined ? `new-${kind}` : String(id)
}

/** The record of the platform with the unsaved changes of this device. */
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
  // The draft keeps the version it was made from, so that the platform merges it or reports a conflict.
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
  // Status 412 without a known body: the draft is stale, but the platform has another version than this page.
  if (error.code === 'unexpected' || error.status === 412) return 'unexpected'
  if (error.status === 401) return 'logged-out'
  if (error.code === 'forbidden') return 'forbidden'
  if (error.status === 404 || error.status === 410) return 'gone'
  if (error.status === 429) return 'limited'
  return error.status >= 500 ? 'offline' : 'refused'
}
