import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { type Decide, mergeDocuments } from '@promenade/domain/studio/merge-documents'

/** The record as the platform has it, beyond what this screen was made from. */
interface Theirs {
  readonly version: number
  readonly document: Document
  /** Whose it is; null of an import. */
  readonly by: string | null
}

/** Both changed the same values: a person decides. Until then nothing is sent, and both texts stay. */
export interface Clash extends Theirs {
  readonly conflicts: readonly Path[]
  /** The question was closed without a decision. */
  readonly isPutOff: boolean
}

/** What a colleague changed and this screen took over. */
interface TakenOver {
  readonly by: string | null
  readonly paths: readonly Path[]
}

/**
 * How a document of one screen is saved. One request is under way at a time; the next one carries the newest document.
 * Pure: `sendsIn` says when to send it, `savingReducer` takes what happened.
 */
export interface Saving {
  /** Of the draft this screen is based on; undefined until a new record is first saved. */
  readonly version: number | undefined
  /** The document of the platform that this one was made from. */
  readonly saved: Document
  readonly document: Document
  /** The document that is under way. */
  readonly sent: { readonly document: Document } | undefined
  readonly trouble: Trouble | undefined
  readonly clash: Clash | undefined
  /** The last time that it happened. */
  readonly taken: TakenOver | undefined
  readonly savedAt: number | undefined
  readonly editedAt: number | undefined
  /** Failed tries in a row. */
  readonly failures: number
  readonly failedAt: number | undefined
  /** How long the platform asked to wait after that. */
  readonly waitMs: number
}

/** Why the newest document is on this device alone. `unexpected`: the platform is of another version than this page. */
export type Trouble = 'offline' | 'limited' | 'logged-out' | 'forbidden' | 'refused' | 'gone' | 'unexpected'

export type SavingEvent =
  | { readonly type: 'edited'; readonly document: Document; readonly at: number }
  /** With `document`, that is sent again, and not the newest one. */
  | { readonly type: 'sent'; readonly document?: Document | undefined }
  | { readonly type: 'saved'; readonly version: number; readonly at: number }
  /** Somebody else has saved: a save was refused for it, or it was heard of. */
  | { readonly type: 'stale'; readonly theirs: Theirs }
  | { readonly type: 'failed'; readonly trouble: Trouble; readonly at: number; readonly waitMs?: number }
  | { readonly type: 'put-off' }
  | { readonly type: 'ask' }
  | { readonly type: 'settled'; readonly decide: Decide; readonly at: number }
  | { readonly type: 'retry' }
  /** The record as a publication, an undo or a restore left it. */
  | { readonly type: 'reloaded'; readonly version: number; readonly document: Document }

/** Troubles that end by themselves. */
const passing: readonly Trouble[] = ['offline', 'limited']

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

/** Milliseconds until the document is to be sent; undefined where there is nothing to send. */
export function sendsIn(state: Saving, now: number): number | undefined {
  if (state.sent !== undefined || state.clash !== undefined || isSaved(state)) return undefined
  // A new record, or a copy, is only made once somebody has written in it.
  if (state.version === undefined && state.editedAt === undefined) return undefined
  if (state.trouble !== undefined && !passing.includes(state.trouble)) return undefined
  if (state.failedAt !== undefined) {
    const wait = Math.max(state.waitMs, Math.min(30_000, 1_000 * 2 ** state.failures))
    return Math.max(0, state.failedAt + wait - now)
  }
  // The address of a new record is made from its name, so that gets a moment longer.
  const rest = state.version === undefined ? 3 * restMs : restMs
  return Math.max(0, (state.editedAt ?? now - rest) + rest - now)
}

export function savingReducer(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'edited': {
      // A refused document is sent again as soon as it differs.
      const trouble = state.trouble === 'refused' ? undefined : state.trouble
      const edited = { ...state, document: event.document, editedAt: event.at, trouble }
      // Written as the colleague has it, or taken back, it is decided.
      return state.clash === undefined ? edited : takeTheirs(edited, state.clash)
    }
    case 'sent':
      return { ...state, sent: { document: event.document ?? state.document } }
    case 'saved':
      return takeAnswer(state, event)
    case 'stale':
      return takeTheirs({ ...state, sent: undefined, failedAt: undefined }, event.theirs)
    case 'failed':
      return {
        ...state,
        sent: undefined,
        trouble: event.trouble,
        failures: state.failures + 1,
        failedAt: event.at,
        waitMs: event.waitMs ?? 0,
      }
    case 'put-off':
    case 'ask':
      return askAgain(state, event.type === 'ask')
    case 'settled':
      return settle(state, event)
    case 'retry':
      return { ...state, trouble: undefined, failures: 0, failedAt: undefined }
    case 'reloaded':
      return {
        ...takeTheirs(
          { ...state, trouble: undefined, failures: 0, failedAt: undefined },
          { version: event.version, document: event.document, by: null },
        ),
        taken: undefined,
      }
  }
}

function takeAnswer(state: Saving, { version, at }: Extract<SavingEvent, { type: 'saved' }>): Saving {
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

/** Changes of different fields and paragraphs go together and are sent at once; others wait for a person. */
function takeTheirs(state: Saving, { version, document: theirs, by }: Theirs, decide?: Decide): Saving {
  const { merged, conflicts } = mergeDocuments(state.saved, state.document, theirs, decide)
  if (merged === undefined) {
    const { isPutOff } = state.clash ?? { isPutOff: false }
    return { ...state, clash: { version, document: theirs, by, conflicts, isPutOff } }
  }
  const paths = diffDocuments(state.document, merged).map(({ path }) => path)
  return {
    ...state,
    version,
    saved: theirs,
    document: merged,
    clash: undefined,
    taken: paths.length === 0 ? state.taken : { by, paths },
  }
}

function askAgain(state: Saving, isAsked: boolean): Saving {
  const { clash } = state
  return clash === undefined ? state : { ...state, clash: { ...clash, isPutOff: !isAsked } }
}

/** What a person decided is sent at once. */
function settle(state: Saving, { decide, at }: Extract<SavingEvent, { type: 'settled' }>): Saving {
  if (state.clash === undefined) return state
  const settled = takeTheirs(state, state.clash, decide)
  return { ...settled, taken: state.taken, editedAt: at - restMs }
}
