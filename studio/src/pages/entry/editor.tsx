import { type EntryKind, pagePathOf } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { isEqual, type Path } from '@promenade/domain/studio/document'
import { publishingPermission } from '@promenade/domain/studio/permissions'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useDocumentMark } from '../../components/use-document-mark.ts'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { DocumentForm } from '../../forms/document-form.tsx'
import { FormContext, OnSite } from '../../forms/form-context.ts'
import { placeFaults } from '../../forms/placed-faults.ts'
import { ScreenTitle } from '../../layout/screen.tsx'
import { useShortcut } from '../../context/shortcuts.ts'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import type { DraftStore } from './draft-store.ts'
import { EditorActions, type EditorSheet } from './editor-actions.tsx'
import { EditorState } from './editor-state.tsx'
import { firstDocument, type LoadedEntry, loadVisitorReports } from './entry-loader.ts'
import { listAddress } from './list-path.ts'
import { StatusLine } from './status-line.tsx'
import type { Saving } from '../../documents/saving.ts'
import { listConflicts, MergeNotice } from './conflicts.tsx'
import { PageViewsBelow } from './page-views-below.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useFirstFocus } from './first-focus.ts'
import { type EditorSheetProps, useDraft } from './use-draft.ts'
import { useFields } from '../../context/use-fields.ts'
import { useEditorPreview } from './use-editor-preview.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './editor.module.css'

// What is shown after a press.
const loadPublishSheet = () => import('./publish-sheet.tsx')
const PublishSheet = lazy(async () => ({ default: (await loadPublishSheet()).PublishSheet }))
const ConflictSheet = lazy(async () => ({ default: (await import('./conflict-sheet.tsx')).ConflictSheet }))
const AddressSheet = lazy(async () => ({ default: (await import('./address-sheet.tsx')).AddressSheet }))
const HistorySheet = lazy(async () => ({ default: (await import('./history-sheet.tsx')).HistorySheet }))
const VisitorReports = lazy(async () => ({ default: (await loadVisitorReports()).VisitorReports }))
const StoresOnDay = lazy(async () => ({ default: (await import('./stores-on-day.tsx')).StoresOnDay }))

interface EditorProps {
  readonly source: LoadedEntry
  readonly onCreated: (entry: EntryJson) => void
}

/** The editor of one record: form, status and actions. */
export function Editor({ source, onCreated }: EditorProps) {
  const { session, messages: m, locale, format, isAllowed } = useStudio()
  const { kind } = source
  const { revalidate } = useRevalidator()
  const { store, state } = useDraft(() => {
    const isFresh = source.entry === undefined && isEqual(source.document, {})
    return { ...source, document: isFresh ? firstDocument(kind, format.isoDate()) : source.document }
  })
  useFirstFocus(source, session.mall.locales)
  const { draft, created } = state
  useEffect(() => {
    if (created !== undefined) onCreated(created)
  }, [created, onCreated])
  const [open, setOpen] = useState<EditorSheet>()
  const [isStrict, setIsStrict] = useState(source.entry?.published !== undefined)
  const { document } = draft.editing
  const isReadOnly = !isAllowed('draft.write') || source.entry?.state === 'bin'
  const canPublish = isAllowed(publishingPermission(kind))
  const onNewer = useCallback(() => void revalidate(), [revalidate])
  const colleagues = useColleagues(store, state, onNewer)
  const { fields, form } = useEditorForm({ kind, store, state, colleagues, isStrict, isReadOnly })
  // A save since the record was loaded has created a draft.
  const hasDraft = source.entry?.draft !== undefined || draft.saving.version !== source.entry?.version
  usePublishSheetSoon(hasDraft && canPublish)
  const plan = isNewer(source.entry, draft.saving.version) ? findPlan(source.entry) : undefined
  const title = inLanguage(titleOf(document), locale) || m.kinds[kind].fresh
  /** Loads the record again after an act on it; text typed meanwhile stays. */
  const reload = async () => {
    await revalidate()
    const { id } = store.getState()
    if (id === undefined) return
    const entry = await call('GET /api/v1/entries/:id', { params: { id } })
    store.dispatch({ type: 'reloaded', version: entry.version, document: entry.document })
  }
  const sheet = { store, kind, title, entry: source.entry, onClose: () => setOpen(undefined), onDone: reload }
  const preview = useEditorPreview(source, store)
  useDocumentMark('data-editor')
  const openSheet = useCallback((next: EditorSheet) => {
    if (next !== 'history' && next !== 'address') setIsStrict(true)
    setOpen(next)
  }, [])
  const onSite = useOnSite(canPublish ? source.entry : undefined, store, openSheet)
  useEditorKeys(store, canPublish && source.entry?.state !== 'bin' ? () => openSheet('publish') : undefined)
  return (
    <FormContext value={form}>
      <div className={`${primitives.screen} ${styles.editor}`} {...preview.around}>
        <EditorHead kind={kind} title={title} entry={source.entry} hasDraft={hasDraft} />
        <RightsNotice isInBin={source.entry?.state === 'bin'} canPublish={canPublish} />
        {plan !== undefined && <BehindPlan at={plan.at} onPlanAgain={() => setOpen('publish')} />}
        <MergeNotice kind={kind} saving={draft.saving} />
        <Suspense>{source.reports.length > 0 && <VisitorReports reports={source.reports} />}</Suspense>
        <OnSite value={onSite}>
          <DocumentForm kind={kind} fields={fields} document={document} isOpen={form.faults.size > 0} />
        </OnSite>
        <Suspense>{kind === 'special-day' && <StoresOnDay id={state.id} day={document} />}</Suspense>
        {state.id !== undefined && pagePathOf(kind, '') !== undefined && <PageViewsBelow entry={state.id} />}
        <footer className={styles.editorBar}>
          <StatusLine {...{ store, state, colleagues }} />
          <EditorActions
            {...{ store, hasDraft, canPublish }}
            editing={draft.editing}
            entry={source.entry}
            preview={preview.button}
            onOpen={openSheet}
            onChanged={reload}
            found={{ faults: state.faults.length, hints: state.warnings.length }}
          />
        </footer>
      </div>
      {preview.pane}
      <Sheets open={open} sheet={sheet} id={state.id} saving={draft.saving} />
    </FormContext>
  )
}

interface EditorHeadProps {
  readonly kind: EntryKind
  readonly title: string
  readonly entry: EntryJson | undefined
  readonly hasDraft: boolean
}

function EditorHead({ kind, title, entry, hasDraft }: EditorHeadProps) {
  const { messages: m } = useStudio()
  return (
    <header className={styles.editorHead}>
      <Link className={buttonLook('plain icon')} to={listAddress(kind)} aria-label={m.editor.back}>
        <Icon name="back" />
      </Link>
      <div className={styles.editorTitle}>
        <p className={primitives.note}>{m.kinds[kind].one}</p>
        <ScreenTitle text={title} />
      </div>
      <EditorState entry={entry} hasDraft={hasDraft} />
    </header>
  )
}

/** For the controls that publish their own value. */
function useOnSite(entry: EntryJson | undefined, store: DraftStore, openSheet: (next: EditorSheet) => void) {
  const published = entry?.published && (entry.publishedDocument ?? entry.document)
  return useMemo(() => {
    if (published === undefined) return undefined
    const publish = (path: Path) => {
      const { document } = store.getState().draft.editing
      const others = diffDocuments(published, document).filter(
        (change) => !path.every((part, index) => change.path[index] === part),
      )
      openSheet(others.length === 0 ? 'publish-now' : 'publish')
    }
    return { document: published, publish }
  }, [published, store, openSheet])
}

/** Ctrl+S or ⌘S saves now; Ctrl+Enter or ⌘Enter opens what the button to publish opens. */
function useEditorKeys(store: DraftStore, publish: (() => void) | undefined): void {
  const { messages: m, notify } = useStudio()
  useShortcut('enter', () => publish?.())
  useShortcut('s', () => {
    void store.flush().then((saved) => saved && notify({ text: m.status.nothingNew }))
  })
}

/** Loads the sheet before it is opened, so that it is there without a network too. */
function usePublishSheetSoon(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) loadPublishSheet().catch(() => undefined)
  }, [isWanted])
}

interface SheetsProps {
  readonly open: EditorSheet | undefined
  readonly sheet: EditorSheetProps
  readonly id: number | undefined
  readonly saving: Saving
}

function Sheets({ open, sheet, id, saving }: SheetsProps) {
  const { store, entry, onClose } = sheet
  const { conflict } = saving
  const isPublishing = open === 'publish' || open === 'publish-now'
  return (
    <Suspense>
      {conflict !== undefined && (!conflict.isPostponed || isPublishing) && (
        <ConflictSheet {...{ store, conflict, saving }} onPostpone={onClose} />
      )}
      {/* A colleague's text waits for a choice, and nothing is published before. */}
      {isPublishing && conflict === undefined && (
        <PublishSheet {...sheet} isAtOnce={open === 'publish-now'} />
      )}
      {open === 'address' && entry !== undefined && <AddressSheet {...sheet} entry={entry} />}
      {open === 'history' && id !== undefined && <HistorySheet {...sheet} id={id} />}
    </Suspense>
  )
}

interface FormSource {
  readonly kind: EntryKind
  readonly store: DraftStore
  readonly state: ReturnType<DraftStore['getState']>
  readonly colleagues: ReturnType<typeof useColleagues>
  /** True to show faults of empty fields too. */
  readonly isStrict: boolean
  readonly isReadOnly: boolean
}

/** The state of the form: fields with their faults, warnings and conflicts. */
function useEditorForm({ kind, store, state, colleagues, isStrict, isReadOnly }: FormSource) {
  const { locales } = useStudio().session.mall
  const { set } = store
  const { draft, faults: all, warnings: allWarnings } = state
  const { conflict } = draft.saving
  const fields = useFields(kind)
  const faults = useMemo(() => {
    const shown = all.filter(({ code }) => isStrict || (code !== 'missing' && code !== 'empty'))
    return placeFaults(fields, shown)
  }, [fields, all, isStrict])
  const undecided = useMemo(
    () => placeFaults(fields, listConflicts(store, conflict, colleagues)),
    [fields, store, conflict, colleagues],
  )
  const warnings = useMemo(() => placeFaults(fields, allWarnings), [fields, allWarnings])
  const form = useMemo(
    () => ({ kind, locales, isReadOnly, set, faults, warnings, undecided }),
    [kind, locales, isReadOnly, set, faults, warnings, undecided],
  )
  return { fields, form }
}

function BehindPlan({ at, onPlanAgain }: { readonly at: string; readonly onPlanAgain: () => void }) {
  const { messages: m, format } = useStudio()
  return (
    <div className={primitives.warning}>
      <p>{m.editor.behindPlan(format.planned(at))}</p>
      <Button look="small" onClick={onPlanAgain}>
        {m.editor.planAgain}
      </Button>
    </div>
  )
}

function RightsNotice({ isInBin, canPublish }: { readonly isInBin: boolean; readonly canPublish: boolean }) {
  const { messages: m, isAllowed } = useStudio()
  const canWrite = isAllowed('draft.write')
  return (
    <>
      {isInBin && <p className={primitives.warning}>{m.editor.inBin}</p>}
      {!canWrite && <p className={primitives.notice}>{m.editor.readOnly}</p>}
      {canWrite && !canPublish && <p className={primitives.notice}>{m.editor.draftOnly}</p>}
    </>
  )
}

function findPlan(entry: EntryJson | undefined) {
  return entry?.scheduled.find(({ action }) => action === 'publish')
}

/** True if the draft is newer than the planned publication, which publishes the text of its own time. */
function isNewer(entry: EntryJson | undefined, version: number | undefined): boolean {
  const planned = findPlan(entry)?.revision
  const draft = entry?.draft?.revision
  return version !== entry?.version || (planned !== undefined && draft !== undefined && planned !== draft)
}
