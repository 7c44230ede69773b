import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { publishingPermission } from '@promenade/domain/studio/permissions'
import { useMemo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { getEntry } from '../../api/requests.ts'
import { Icon } from '../../components/icon.tsx'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { DocumentForm } from '../../forms/document-form.tsx'
import { FormContext } from '../../forms/form-context.ts'
import { formFields } from '../../forms/fields.ts'
import { placeFaults } from '../../forms/placed-faults.ts'
import { inLanguage, useStudio } from '../../layout/studio-context.ts'
import { ConflictSheet } from './conflict-sheet.tsx'
import { EditorActions } from './editor-actions.tsx'
import { EditorState } from './editor-state.tsx'
import type { LoadedEntry } from './entry-loader.ts'
import { HistorySheet } from './history-sheet.tsx'
import { listPath } from './list-path.ts'
import { PublishSheet } from './publish-sheet.tsx'
import { StatusLine } from './status-line.tsx'
import { useDraft } from './use-draft.ts'

interface EditorProps {
  readonly source: LoadedEntry
  readonly onCreated: (entry: EntryWire) => void
}

/** One record with its form, its status and its actions. */
export function Editor({ source, onCreated }: EditorProps) {
  const { session, messages: m, locale, isAllowed } = useStudio()
  const { kind } = source
  const { revalidate } = useRevalidator()
  const controls = useDraft(source, onCreated)
  const [open, setOpen] = useState<'publish' | 'history'>()
  const [isStrict, setIsStrict] = useState(source.entry?.published !== undefined)
  const { draft, faults, set } = controls
  const { document } = draft.editing
  const fields = useMemo(() => {
    const schema = session.kinds.find((known) => known.kind === kind)?.schema
    return formFields(schema, session.mall.locales)
  }, [session, kind])
  const shownFaults = useMemo(
    () => faults.filter(({ code }) => isStrict || (code !== 'missing' && code !== 'empty')),
    [faults, isStrict],
  )
  const isReadOnly = !isAllowed('draft.write') || source.entry?.state === 'bin'
  const placed = useMemo(() => placeFaults(fields, shownFaults), [fields, shownFaults])
  const form = useMemo(
    () => ({ kind, locales: session.mall.locales, isReadOnly, set, faults: placed }),
    [kind, session.mall.locales, isReadOnly, placed],
  )
  const title = inLanguage(titleOf(document), locale) || m.kinds[kind].fresh
  /** Reads the record again after an act on it; what is typed meanwhile stays. */
  const reload = async () => {
    await revalidate()
    if (controls.id === undefined) return
    const entry = await getEntry(controls.id)
    controls.dispatch({ type: 'reloaded', version: entry.version, document: entry.document })
  }
  return (
    <FormContext value={form}>
      <div className="screen editor">
        <header className="editor-head">
          <Link className="button plain icon" to={listPath(kind)} aria-label={m.editor.back}>
            <Icon name="back" />
          </Link>
          <div className="editor-title">
            <p className="soft small-text">{m.kinds[kind].one}</p>
            <h1>{title}</h1>
          </div>
          <EditorState entry={source.entry} />
        </header>
        {source.entry?.state === 'bin' && (
          <div className="notice warning">
            <p>{m.editor.inBin}</p>
          </div>
        )}
        {draft.saving.isMerged && (
          <div className="notice">
            <p>{m.editor.merged}</p>
          </div>
        )}
        <DocumentForm kind={kind} fields={fields} document={document} isOpen={placed.size > 0} />
        <footer className="editor-bar">
          <StatusLine controls={controls} entry={source.entry} />
          <EditorActions
            controls={controls}
            entry={source.entry}
            canPublish={isAllowed(publishingPermission(kind))}
            onPublish={() => {
              setIsStrict(true)
              setOpen('publish')
            }}
            onHistory={() => setOpen('history')}
            onChanged={reload}
          />
        </footer>
      </div>
      {draft.saving.clash !== undefined && <ConflictSheet controls={controls} clash={draft.saving.clash} />}
      {open === 'publish' && (
        <PublishSheet
          controls={controls}
          kind={kind}
          title={title}
          onClose={() => setOpen(undefined)}
          onDone={reload}
        />
      )}
      {open === 'history' && controls.id !== undefined && (
        <HistorySheet
          id={controls.id}
          controls={controls}
          kind={kind}
          onClose={() => setOpen(undefined)}
          onDone={reload}
        />
      )}
    </FormContext>
  )
}
