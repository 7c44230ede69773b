import type { EntryKind } from '@promenade/contract/editing/documents'
import type { EntryWire, StaleDraft } from '@promenade/contract/studio-api/entries'
import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Document, Path } from '@promenade/domain/studio/document'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { OfflineError, RefusedError } from '../../api/client.ts'
import { createEntry, saveDraft } from '../../api/requests.ts'
import { type Draft, draftReducer, startDraft } from '../../documents/draft.ts'
import { isSaved, type SavingEvent, sendsIn, type Trouble } from '../../documents/saving.ts'
import { useStudio } from '../../layout/studio-context.ts'

export interface DraftSource {
  readonly kind: EntryKind
  /** Undefined for a record that is new. */
  readonly entry: EntryWire | undefined
  /** The document of a new record. */
  readonly document: Document
}

export interface DraftControls {
  readonly draft: Draft
  readonly id: number | undefined
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
  /** When this device last wrote it down; undefined where it has no room. */
  readonly keptAt: number | undefined
  readonly set: (path: Path, value: unknown) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly dispatch: (event: SavingEvent) => void
  /** Sends what is not sent yet; the record as the platform has it then, or undefined where that failed. */
  readonly flush: () => Promise<SavedRecord | undefined>
}

export interface SavedRecord {
  readonly entry: number
  readonly version: number
}

/** Of a save that fails again and again. */
const maxTries = 5

/** A record that is edited, kept on this device and saved while it is typed. */
export function useDraft(source: DraftSource, onCreated: (entry: EntryWire) => void): DraftControls {
  const { device } = useStudio()
  const [record, setRecord] = useState(() => recordName(source))
  const [draft, dispatch] = useReducer(draftReducer, undefined, () => openDraft(source, device.find(record)))
  const [id, setId] = useState(source.entry?.id)
  const [editor] = useState(() => crypto.randomUUID())
  const [checked, setChecked] = useState({
    faults: source.entry?.faults ?? [],
    warnings: source.entry?.warnings ?? [],
  })
  const latest = useRef({ draft, id })
  latest.current = { draft, id }
  const toSaving = useCallback((event: SavingEvent) => dispatch({ type: 'saving', event }), [])

  const send = async () => {
    const { document, version } = latest.current.draft.saving
    toSaving({ type: 'sent' })
    try {
      if (latest.current.id === undefined || version === undefined) {
        const entry = await createEntry(source.kind, document)
        device.remove(record)
        setRecord(String(entry.id))
        setId(entry.id)
        setChecked({ faults: entry.faults, warnings: entry.warnings })
        toSaving({ type: 'saved', version: entry.version, at: Date.now() })
        onCreated(entry)
      } else {
        const saved = await saveDraft(latest.current.id, { version, document, editor })
        setChecked({ faults: saved.faults, warnings: saved.warnings })
        toSaving({ type: 'saved', version: saved.version, at: Date.now() })
      }
    } catch (error) {
      toSaving(eventOf(error))
    }
  }

  useEffect(() => {
    const wait = sendsIn(draft.saving, Date.now())
    if (wait === undefined) return undefined
    const timer = setTimeout(() => void send(), wait)
    return () => clearTimeout(timer)
  }, [draft.saving])

  const keptAt = useDeviceCopy(record, draft)
  useRetries(draft, toSaving)
  useEffect(
    () => () => {
      // On the way to another screen: what is typed last goes out at once; this device keeps it until it is answered.
      const { draft: left, id: leftId } = latest.current
      const { saving } = left
      if (leftId === undefined || saving.version === undefined || saving.sent !== undefined) return
      if (sendsIn(saving, Date.now()) !== undefined)
        saveDraft(leftId, { version: saving.version, document: saving.document, editor }).then(
          () => device.remove(String(leftId)),
          () => undefined,
        )
    },
    [device, editor],
  )

  const flush = async () => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { draft: now, id: entry } = latest.current
      const { version, sent, clash } = now.saving
      if (isSaved(now.saving) && entry !== undefined && version !== undefined) return { entry, version }
      if (clash !== undefined || tries === maxTries - 1) return undefined
      if (sent === undefined) await send()
      // Until the answer is taken, or an earlier request is answered.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return undefined
  }

  return useMemo(
    () => ({
      draft,
      id,
      ...checked,
      keptAt,
      set: (path: Path, value: unknown) => {
        const at = Date.now()
        dispatch({ type: 'edit', edit: { type: 'set', path, value, at }, at })
      },
      undo: () => dispatch({ type: 'edit', edit: { type: 'undo' }, at: Date.now() }),
      redo: () => dispatch({ type: 'edit', edit: { type: 'redo' }, at: Date.now() }),
      dispatch: toSaving,
      flush,
    }),
    [draft, id, checked, keptAt, toSaving],
  )
}

function recordName({ kind, entry }: DraftSource): string {
  return entry === undefined ? `new-${kind}` : String(entry.id)
}

/** The record as the platform has it, with what this device has beyond it. */
function openDraft(
  { entry, document }: DraftSource,
  kept: ReturnType<ReturnType<typeof useStudio>['device']['find']>,
): Draft {
  if (entry === undefined)
    return startDraft({ version: undefined, saved: {}, document: kept?.document ?? document })
  if (kept?.version === undefined)
    return startDraft({ version: entry.version, saved: entry.document, document: entry.document })
  // Sent with the version it was made from: the platform merges it, or names what does not fit.
  return startDraft({ version: kept.version, saved: kept.base, document: kept.document })
}

function eventOf(error: unknown): SavingEvent {
  if (error instanceof RefusedError && error.status === 412) {
    // The contract gives this answer to a draft.
    const { current, merged, conflicts } = error.body as StaleDraft
    const clash = {
      version: current.version,
      theirs: current.document,
      merged: merged ?? current.document,
      conflicts,
    }
    return { type: 'stale', clash }
  }
  return { type: 'failed', trouble: troubleOf(error), at: Date.now() }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof OfflineError) return 'offline'
  if (!(error instanceof RefusedError)) return 'offline'
  if (error.status === 401) return 'logged-out'
  if (error.status === 404 || error.status === 410) return 'gone'
  return error.status >= 500 || error.status === 429 ? 'offline' : 'refused'
}

const deviceEveryMs = 400

/** Writes unsaved changes on this device within half a second, and when the page is hidden. */
function useDeviceCopy(record: string, { saving }: Draft): number | undefined {
  const { device } = useStudio()
  const [keptAt, setKeptAt] = useState<number | undefined>(0)
  const last = useRef(0)
  useEffect(() => {
    if (isSaved(saving)) {
      device.remove(record)
      return undefined
    }
    const keep = () => {
      last.current = Date.now()
      const { version, saved, document } = saving
      const isKept = device.keep(record, { version, base: saved, document, at: last.current })
      setKeptAt(isKept ? last.current : undefined)
    }
    const timer = setTimeout(keep, Math.max(0, last.current + deviceEveryMs - Date.now()))
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
      // The screen is left, or typing goes on: nothing typed may wait for a timer that is gone.
      if (Date.now() - last.current >= deviceEveryMs) keep()
    }
  }, [device, record, saving])
  return keptAt
}

/** Tries again when the network or the login is back. */
function useRetries({ saving: { trouble } }: Draft, dispatch: (event: SavingEvent) => void): void {
  useEffect(() => {
    if (trouble !== 'offline' && trouble !== 'logged-out') return undefined
    const retry = () => dispatch({ type: 'retry' })
    addEventListener('online', retry)
    addEventListener('focus', retry)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
    }
  }, [trouble, dispatch])
}
