import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { mergeTexts } from '@promenade/domain/studio/merge-texts'
import { getAt, setInDocument } from '@promenade/domain/studio/path'

/** The change of one value of a document; undefined for an absent field. */
interface Patch {
  readonly path: Path
  readonly before: unknown
  readonly after: unknown
}

/** The change of one step of undo: a press, or typing without a pause. */
interface Change {
  readonly patches: readonly Patch[]
  /** The time of its last patch, in milliseconds. */
  readonly at: number
}

/** A document in the editor with its undo history. */
export interface EditedDocument {
  readonly document: Document
  readonly done: readonly Change[]
  readonly undone: readonly Change[]
}

export type Edit =
  | { readonly type: 'set'; readonly path: Path; readonly value: unknown; readonly at: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /**
   * Replaces the document by one that a colleague or a restore changed. Undo steps stay as far as they still
   * apply.
   */
  | { readonly type: 'replace'; readonly document: Document }

/** Typing in one field is one step of undo until it pauses for this long. */
const typingPauseMs = 1_000
const maxSteps = 500

export function startEditing(document: Document): EditedDocument {
  return { document, done: [], undone: [] }
}

/** Applies an edit; returns the same state if nothing changes. */
export function edit(state: EditedDocument, action: Edit): EditedDocument {
  switch (action.type) {
    case 'set':
      return setValue(state, action.path, action.value, action.at)
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'replace':
      return isEqual(state.document, action.document) ? state : { ...state, document: action.document }
  }
}

function setValue(state: EditedDocument, path: Path, value: unknown, at: number): EditedDocument {
  const before = getAt(state.document, path)
  if (isEqual(before, value)) return state
  const patch: Patch = { path, before, after: value }
  const last = state.done.at(-1)
  const isSameRun =
    last !== undefined && state.undone.length === 0 && at - last.at < typingPauseMs && isTyping(last, patch)
  const change = { patches: isSameRun ? [joined(last, patch)] : [patch], at }
  return {
    document: setInDocument(state.document, path, value),
    done: [...(isSameRun ? state.done.slice(0, -1) : state.done), change].slice(-maxSteps),
    undone: [],
  }
}

/** True if both change the text of one field. */
function isTyping({ patches: [first, ...more] }: Change, patch: Patch): boolean {
  return (
    first !== undefined &&
    more.length === 0 &&
    isEqual(first.path, patch.path) &&
    typeof first.after === 'string' &&
    typeof patch.after === 'string'
  )
}

function joined({ patches: [first] }: Change, patch: Patch): Patch {
  return { ...patch, before: first === undefined ? patch.before : first.before }
}

function undo(state: EditedDocument): EditedDocument {
  const change = state.done.at(-1)
  if (change === undefined) return state
  const document = change.patches.reduceRight(
    (changed, { path, before, after }) => turn(changed, { path, from: after, to: before }),
    state.document,
  )
  return { document, done: state.done.slice(0, -1), undone: [...state.undone, change] }
}

function redo(state: EditedDocument): EditedDocument {
  const change = state.undone.at(-1)
  if (change === undefined) return state
  const document = change.patches.reduce(
    (changed, { path, before, after }) => turn(changed, { path, from: before, to: after }),
    state.document,
  )
  // Typing after a redo begins a new step.
  return {
    document,
    done: [...state.done, { ...change, at: Number.NEGATIVE_INFINITY }],
    undone: state.undone.slice(0, -1),
  }
}

interface Turn {
  readonly path: Path
  readonly from: unknown
  readonly to: unknown
}

/** Applies one patch of undo or redo. Paragraphs that a colleague changed since stay as they are. */
function turn(document: Document, { path, from, to }: Turn): Document {
  const now = getAt(document, path)
  const isText = typeof now === 'string' && typeof from === 'string' && typeof to === 'string'
  const merged = isText && now !== from ? mergeTexts({ base: from, mine: to, theirs: now }) : undefined
  return setInDocument(document, path, merged ?? to)
}
