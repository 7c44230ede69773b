import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { type Decide, mergeDocuments } from '@promenade/domain/studio/merge-documents'

/** A newer version of the record on the platform than the one this screen was opened with. */
interface Theirs {
  readonly version: number
  readonly document: Document
  /** The name of its author; null for an import. */
  readonly by: string | null
}

/**
 * Both sides changed the same values. Until a person resolves the conflict, nothing is sent and both texts
 * stay.
 */
export interface Conflict extends Theirs {
  readonly paths: readonly Path[]
  /** True after the person closed the question without an answer. */
  readonly isPostponed: boolean
}

/** Changes of a colleague that this screen has merged. */
interface MergedChanges {
  readonly by: string | null
  readonly paths: readonly Path[]
}

/**
 * The progress of saving the document of one screen. At most one request is in flight; the next one sends the
 * newest document. Pure: `msUntilSend` says when to send, `savingReducer` handles events.
 */
export interface Saving {
  /**
   * The version of the draft on which this document is based; undefined until a new record is first saved.
   */
  readonly version: number | undefined
  /** The document of that version. */
  readonly saved: Document
  readonly document: Document
  /** The document in flight. */
  readonly sent: { readonly document: Document } | undefined
  readonly trouble: Trouble | undefined
  readonly conflict: Conflict | undefined
  /** The last merged changes, for the notice. */
  readonly taken: MergedChanges | undefined
  readonly savedAt: number | undefined
  readonly editedAt: number | undefined
  /** The number of consecutive failures. */
  readonly failures: number
  readonly failedAt: number | undefined
  /** Milliseconds that the platform asked to wait after the last failure. */
  readonly waitMs: number
}

/**
 * Why the newest document is only on this device. `unexpected`: the platform has another version than this
 * page.
 */
export type Trouble = 'offline' | 'limited' | 'logged-out' | 'forbidden' | 'refused' | 'gone' | 'unexpected'

export type SavingEvent =
  | { readonly type: 'edited'; readonly document: Document; readonly at: number }
  /** `document` is set if a former document is sent again instead of the newest one. */
  | { readonly type: 'sent'; readonly document?: Document | undefined }
  | { readonly type: 'saved'; readonly version: number; readonly at: number }
  /** A colleague has saved: the platform refused a save because of it, or a poll found it. */
  | { readonly type: 'stale'; readonly theirs: Theirs }
  | { readonly type: 'failed'; readonly trouble: Trouble; readonly at: number; readonly waitMs?: number }
  | { readonly type: 'postponed' }
  | { readonly type: 'ask' }
  | { readonly type: 'resolved'; readonly decide: Decide; readonly at: number }
  | { readonly type: 'retry' }
  /** The record changed by a publication, an undo or a restore. */
  | { readonly type: 'reloaded'; readonly version: number; readonly document: Document }

/** Troubles that end by themselves. */
const passing: readonly Trouble[] = ['offline', 'limited']

/** The document is sent after a pause in typing of this length. */
export const restMs = 800
/** While a preview beside the form waits for what is saved. */
export const watchedRestMs = 150

export function startSaving(
  version: number | undefined,
  saved: Document,
  document: Document = saved,
): Saving {
  return {
    version,
    saved,
    document,
    sent: undefined,
    trouble: undefined,
    conflict: undefined,
    taken: undefined,
    savedAt: undefined,
    editedAt: undefined,
    failures: 0,
    failedAt: undefined,
    waitMs: 0,
  }
}

export function isSaved(state: Saving): boolean {
  return state.sent === undefined && isEqual(state.document, state.saved)
}

/** Milliseconds until the document should be sent; undefined if there is nothing to send. */
export function msUntilSend(state: Saving, now: number, pauseMs = restMs): number | undefined {
  if (state.sent !== undefined || state.conflict !== undefined || isSaved(state)) return undefined
  // A new record or a copy is created only after the first change.
  if (state.version === undefined && state.editedAt === undefined) return undefined
  if (state.trouble !== undefined && !passing.includes(state.trouble)) return undefined
  if (state.failedAt !== undefined) {
    const wait = Math.max(state.waitMs, Math.min(30_000, 1_000 * 2 ** state.failures))
    return Math.max(0, state.failedAt + wait - now)
  }
  // A new record waits longer, because its address is made from its name, which may be half typed.
  const rest = state.version === undefined ? 3 * restMs : pauseMs
  return Math.max(0, (state.editedAt ?? now - rest) + rest - now)
}

export function savingReducer(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'edited': {
      // A refused document is sent again as soon as it differs.
      const trouble = state.trouble === 'refused' ? undefined : state.trouble
      const edited = { ...state, document: event.document, editedAt: event.at, trouble }
      // Typing the colleague's value, or undoing one's own, also resolves the conflict.
      return state.conflict === undefined ? edited : mergeTheirs(edited, state.conflict)
    }
    case 'sent':
      return { ...state, sent: { document: event.document ?? state.document } }
    case 'saved':
      return markSaved(state, event)
    case 'stale':
      return mergeTheirs({ ...state, sent: undefined, failedAt: undefined }, event.theirs)
    case 'failed':
      return {
        ...state,
        sent: undefined,
        trouble: event.trouble,
        failures: state.failures + 1,
        failedAt: event.at,
        waitMs: event.waitMs ?? 0,
      }
    case 'postponed':
    case 'ask':
      return askAgain(state, event.type === 'ask')
    case 'resolved':
      return resolve(state, event)
    case 'retry':
      return { ...state, trouble: undefined, failures: 0, failedAt: undefined }
    case 'reloaded':
      return {
        ...mergeTheirs(
          { ...state, trouble: undefined, failures: 0, failedAt: undefined },
          { version: event.version, document: event.document, by: null },
        ),
        taken: undefined,
      }
  }
}

function markSaved(state: Saving, { version, at }: Extract<SavingEvent, { type: 'saved' }>): Saving {
  return {
    ...state,
    version,
    saved: state.sent?.document ?? state.document,
    sent: undefined,
    trouble: undefined,
    savedAt: at,
    failures: 0,
    failedAt: undefined,
  }
}

/**
 * Merges a newer version. Changes of different fields and paragraphs combine; others are a conflict for a
 * person.
 */
function mergeTheirs(state: Saving, { version, document: theirs, by }: Theirs, decide?: Decide): Saving {
  const { merged, conflicts } = mergeDocuments(state.saved, state.document, theirs, decide)
  if (merged === undefined) {
    const { isPostponed } = state.conflict ?? { isPostponed: false }
    return { ...state, conflict: { version, document: theirs, by, paths: conflicts, isPostponed } }
  }
  const paths = diffDocuments(state.document, merged).map(({ path }) => path)
  return {
    ...state,
    version,
    saved: theirs,
    document: merged,
    conflict: undefined,
    taken: paths.length === 0 ? state.taken : { by, paths },
  }
}

function askAgain(state: Saving, isAsked: boolean): Saving {
  const { conflict } = state
  return conflict === undefined ? state : { ...state, conflict: { ...conflict, isPostponed: !isAsked } }
}

/** Applies the person's choices and sends the result at once. */
function resolve(state: Saving, { decide, at }: Extract<SavingEvent, { type: 'resolved' }>): Saving {
  if (state.conflict === undefined) return state
  const resolved = mergeTheirs(state, state.conflict, decide)
  return { ...resolved, taken: state.taken, editedAt: at - restMs }
}
