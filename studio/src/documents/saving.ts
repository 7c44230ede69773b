import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { mergeAnswer } from './patches.ts'
import { getAt, setInDocument } from '@promenade/domain/studio/path'

/** One answer of the platform that this screen's changes and a colleague's do not fit together. */
interface Clash {
  readonly version: number
  /** The current document of the platform. */
  readonly theirs: Document
  /** Both changes together where they fit; where they do not, theirs. */
  readonly merged: Document
  readonly conflicts: readonly Path[]
}

/** A clash that waits for a person; `base` is what both changes were made to. */
export interface OpenClash extends Clash {
  readonly base: Document
}

/**
 * How a document of one screen is saved. One request is under way at a time; the next one carries the newest document.
 * Pure: `sendsIn` says when to send it, `savingReducer` takes what happened.
 */
export interface Saving {
  /** Of the draft this screen is based on; undefined until a new record is first saved. */
  readonly version: number | undefined
  /** The last known document of the platform. */
  readonly saved: Document
  readonly document: Document
  /** The document that is under way. */
  readonly sent: { readonly document: Document } | undefined
  readonly trouble: Trouble | undefined
  readonly clash: OpenClash | undefined
  /** A colleague changed other fields since the record was opened, and this screen took them over. */
  readonly isMerged: boolean
  readonly savedAt: number | undefined
  readonly editedAt: number | undefined
  /** Failed tries in a row. */
  readonly failures: number
  readonly failedAt: number | undefined
}

/** Why the newest document is on this device alone. */
export type Trouble = 'offline' | 'logged-out' | 'forbidden' | 'refused' | 'gone'

export type SavingEvent =
  | { readonly type: 'edited'; readonly document: Document; readonly at: number }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly version: number; readonly merged?: Document; readonly at: number }
  | { readonly type: 'stale'; readonly clash: Clash }
  | { readonly type: 'failed'; readonly trouble: Trouble; readonly at: number }
  | { readonly type: 'settled'; readonly document: Document; readonly at: number }
  | { readonly type: 'retry' }
  /** The record as a publication, an undo or a restore left it. */
  | { readonly type: 'reloaded'; readonly version: number; readonly document: Document }

/** Typing rests this long before it is sent. */
export const restMs = 800

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
    clash: undefined,
    isMerged: false,
    savedAt: undefined,
    editedAt: undefined,
    failures: 0,
    failedAt: undefined,
  }
}

export function isSaved(state: Saving): boolean {
  return state.sent === undefined && isEqual(state.document, state.saved)
}

/** Milliseconds until the document is to be sent; undefined where there is nothing to send. */
export function sendsIn(state: Saving, now: number): number | undefined {
  if (state.sent !== undefined || state.clash !== undefined || isSaved(state)) return undefined
  // A new record, or a copy, is only made once somebody has written in it.
  if (state.version === undefined && state.editedAt === undefined) return undefined
  if (state.trouble !== undefined && state.trouble !== 'offline') return undefined
  if (state.failedAt !== undefined)
    return Math.max(0, state.failedAt + Math.min(30_000, 1_000 * 2 ** state.failures) - now)
  // The address of a new record is made from its name, so that gets a moment longer.
  const rest = state.version === undefined ? 3 * restMs : restMs
  return Math.max(0, (state.editedAt ?? now - rest) + rest - now)
}

export function savingReducer(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'edited': {
      // A refused document is sent again as soon as it differs.
      const trouble = state.trouble === 'refused' ? undefined : state.trouble
      return { ...state, document: event.document, editedAt: event.at, trouble }
    }
    case 'sent':
      return { ...state, sent: { document: state.document } }
    case 'saved':
      return takeAnswer(state, event)
    case 'stale':
      return takeClash(state, event.clash)
    case 'failed':
      return {
        ...state,
        sent: undefined,
        trouble: event.trouble,
        failures: state.failures + 1,
        failedAt: event.at,
      }
    case 'settled':
      return { ...state, document: event.document, clash: undefined, editedAt: event.at - restMs }
    case 'retry':
      return { ...state, trouble: undefined, failures: 0, failedAt: undefined }
    case 'reloaded':
      return {
        ...startSaving(
          event.version,
          event.document,
          mergeAnswer(state.document, state.saved, event.document),
        ),
        savedAt: state.savedAt,
        editedAt: state.editedAt,
      }
  }
}

function takeAnswer(state: Saving, { version, merged, at }: Extract<SavingEvent, { type: 'saved' }>): Saving {
  const sent = state.sent?.document ?? state.document
  const held = merged ?? sent
  return {
    ...state,
    version,
    saved: held,
    document: mergeAnswer(state.document, sent, held),
    sent: undefined,
    trouble: undefined,
    isMerged: state.isMerged || (merged !== undefined && !isEqual(merged, sent)),
    savedAt: at,
    failures: 0,
    failedAt: undefined,
  }
}

/** Changes of different fields go together and are sent again at once; others wait for a person. */
function takeClash(state: Saving, clash: Clash): Saving {
  const based = {
    ...state,
    version: clash.version,
    saved: clash.theirs,
    sent: undefined,
    failedAt: undefined,
  }
  if (clash.conflicts.length > 0) return { ...based, clash: { ...clash, base: state.saved } }
  return {
    ...based,
    document: mergeAnswer(state.document, state.sent?.document ?? state.document, clash.merged),
    isMerged: true,
    editedAt: undefined,
  }
}

/** Both changes together; of the fields that both changed, those of `theirs` are the colleague's. */
export function settleClash(mine: Document, clash: OpenClash, theirs: readonly Path[]): Document {
  return theirs.reduce(
    (document, path) => setInDocument(document, path, getAt(clash.theirs, path)),
    mergeAnswer(mine, clash.base, clash.theirs),
  )
}
