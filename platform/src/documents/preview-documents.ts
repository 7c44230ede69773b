import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import type { Pictures } from '../checks/pictures.ts'
import { checkPublication } from './check-publication.ts'
import type { PublishedDocument, PublishedDocuments } from './published-documents.ts'

/** A revision that a preview may show. */
export interface PreviewRevision {
  readonly id: number
  readonly number: number
  readonly document: Document
  readonly madeAt: Date
}

/** An entry that is published otherwise in a preview than now. */
export interface PreviewEntry extends Omit<PublishedDocument, 'document' | 'editedAt'> {
  /** Number of its newest revision. */
  readonly version: number
  readonly draft: PreviewRevision | undefined
  readonly published: PreviewRevision | undefined
}

/** A waiting publication, or a withdrawal, which has no revision. */
interface PreviewPlan {
  readonly entryId: number
  readonly revision: PreviewRevision | undefined
  readonly at: Date
}

interface PreviewInput {
  readonly base: PublishedDocuments
  /** The entries with a draft to show or with a plan. */
  readonly entries: readonly PreviewEntry[]
  /** Ids of the entries whose drafts count as published at `draftsAt`. */
  readonly drafts: ReadonlySet<number>
  readonly draftsAt: Date
  /** Those due until the moment of the preview, in the order in which they run. */
  readonly plans: readonly PreviewPlan[]
  /** The stored pictures that the revisions name. */
  readonly pictures: Pictures
}

/** A draft or a plan that visitors could not get. */
export interface RefusedStep {
  readonly entryId: number
  readonly isPlan: boolean
  readonly faults: readonly EntryFault[]
}

interface Preview {
  readonly entries: PublishedDocuments['entries']
  readonly refused: readonly RefusedStep[]
}

/**
 * The published documents as they will be once the drafts are published and the plans have run. A plan for an entry whose
 * draft is shown publishes that draft, as if the plan had taken it along. As when plans run, steps of one instant happen
 * together, or else one by one without those that are refused.
 */
export function previewDocuments(input: PreviewInput): Preview {
  const { base, entries, drafts, draftsAt, plans } = input
  const shown = entries.filter(({ entryId, draft }) => drafts.has(entryId) && draft !== undefined)
  let state: State = {
    all: base.entries,
    entries: new Map(entries.map((entry) => [entry.entryId, entry])),
  }
  const refused: RefusedStep[] = []
  const take = (steps: readonly Step[]) => {
    const together = tryAll(state, steps, input)
    if (together.refused.length === 0 || steps.length === 1) {
      state = together.state
      refused.push(...together.refused)
      return
    }
    for (const step of steps) take([step])
  }
  const asDrafts = shown.map(({ entryId }) => ({ entryId, at: draftsAt, isPlan: false }) as const)
  if (asDrafts.length > 0) take(asDrafts)
  const left = new Set(refused.map(({ entryId }) => entryId))
  const taken = new Map(
    shown.flatMap(({ entryId }) =>
      left.has(entryId) ? [] : [[entryId, state.entries.get(entryId)?.published] as const],
    ),
  )
  for (const group of Map.groupBy(plans, ({ at }) => at.getTime()).values())
    take(
      group.map(({ entryId, revision, at }) => ({
        entryId,
        at,
        isPlan: true,
        revision: revision === undefined ? undefined : (taken.get(entryId) ?? revision),
      })),
    )
  return { entries: state.all, refused }
}

interface State {
  readonly all: readonly PublishedDocument[]
  readonly entries: ReadonlyMap<number, PreviewEntry>
}

/** Publishes the draft of an entry, or does what is planned. */
type Step =
  | { readonly entryId: number; readonly at: Date; readonly isPlan: false }
  | {
      readonly entryId: number
      readonly at: Date
      readonly isPlan: true
      readonly revision: PreviewRevision | undefined
    }

/** Takes all steps or none. */
function tryAll(
  before: State,
  steps: readonly Step[],
  { pictures }: PreviewInput,
): { readonly state: State; readonly refused: readonly RefusedStep[] } {
  const entries = new Map(before.entries)
  const changed = new Map<number, PreviewEntry>()
  for (const step of steps) {
    const entry = entries.get(step.entryId)
    if (entry === undefined) continue
    const next = takeStep(entry, step)
    entries.set(step.entryId, next)
    changed.set(step.entryId, next)
  }
  const all = [
    ...before.all.filter(({ entryId }) => !changed.has(entryId)),
    ...toPublished(changed.values()),
  ].toSorted((a, b) => a.entryId - b.entryId)
  const [first] = steps
  const gone = [...changed.values()].filter(({ published }) => published === undefined)
  const { faults } = checkPublication({
    all,
    changed: new Set(changed.keys()),
    gone,
    pictures,
    now: first?.at ?? new Date(0),
  })
  if (faults.length === 0) return { state: { all, entries }, refused: [] }
  return {
    state: before,
    refused: first === undefined ? [] : [{ entryId: first.entryId, isPlan: first.isPlan, faults }],
  }
}

function* toPublished(entries: Iterable<PreviewEntry>): Generator<PublishedDocument> {
  for (const { version: _, draft: __, published, ...entry } of entries)
    if (published !== undefined) yield { ...entry, document: published.document, editedAt: published.madeAt }
}

function takeStep(entry: PreviewEntry, step: Step): PreviewEntry {
  if (!step.isPlan) return publishDraft(entry, step.at)
  if (step.revision === undefined) return { ...entry, published: undefined }
  return publish(entry, step.revision, step.at)
}

/** Publishing an imported record means showing it: its mark `draft` is removed. */
function publishDraft(entry: PreviewEntry, at: Date): PreviewEntry {
  const { draft } = entry
  if (draft === undefined) return entry
  if (draft.document['draft'] !== true) return publish(entry, draft, at)
  const { draft: _, ...document } = draft.document
  const written = { ...draft, number: entry.version + 1, document, madeAt: at }
  return publish({ ...entry, version: written.number, draft: written }, written, at)
}

/** As `publishRevision` does in the database. */
function publish(entry: PreviewEntry, revision: PreviewRevision, at: Date): PreviewEntry {
  const { draft, version } = entry
  if (draft !== undefined) {
    const isOver = isEqual(draft.document, revision.document)
    return { ...entry, published: revision, draft: isOver ? undefined : draft }
  }
  if (revision.number === version) return { ...entry, published: revision }
  const copied = { ...revision, number: version + 1, madeAt: at }
  return { ...entry, version: copied.number, published: copied }
}
