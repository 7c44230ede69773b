import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { RevisionsJson } from '@promenade/contract/studio-api/entries'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { isGroup } from '@promenade/domain/studio/document'
import { useEffect, useState } from 'react'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { ChangeList } from '../../components/change-list.tsx'
import { nameOfPath } from '../../presenters/name-of-path.ts'
import { Sheet } from '../../components/sheet.tsx'
import { authorName } from '../../presenters/author-name.ts'
import { problemText } from '../../context/problem-text.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { EditorSheetProps } from './use-draft.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './history-sheet.module.css'

type Revision = RevisionsJson['items'][number]

/** The versions of a record: author, changes, and a button to restore each. */
export function HistorySheet({
  id,
  store,
  kind,
  onClose,
  onDone,
}: EditorSheetProps & { readonly id: number }) {
  const { messages: m, notify } = useStudio()
  const [revisions, setRevisions] = useState<readonly Revision[]>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    call('GET /api/v1/entries/:id/revisions', { params: { id } }).then(
      ({ items }) => setRevisions(items),
      setProblem,
    )
  }, [id])
  const restore = async ({ revision }: Revision) => {
    try {
      const record = await store.flush()
      if (record === undefined) return
      const done = await applyChanges([{ ...record, action: 'restore', revision }], crypto.randomUUID())
      notify({ text: m.done.restore, changeSet: done.id })
      onClose()
      await onDone()
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <Sheet title={m.history.title} onClose={onClose} isWide>
      {problem !== undefined && <p className={inputs.fault}>{problemText(problem, m)}</p>}
      {revisions === undefined && problem === undefined && <p role="status">{m.loading}</p>}
      <ol className={styles.revisions}>
        {revisions?.map((revision, index) => (
          <RevisionItem
            key={revision.revision}
            id={id}
            kind={kind}
            revision={revision}
            before={revisions[index + 1]}
            {...(index === 0 ? {} : { onRestore: () => void restore(revision) })}
          />
        ))}
      </ol>
    </Sheet>
  )
}

interface RevisionItemProps {
  readonly id: number
  readonly kind: EntryKind
  readonly revision: Revision
  readonly before: Revision | undefined
  readonly onRestore?: () => void
}

function RevisionItem({ id, kind, revision, before, onRestore }: RevisionItemProps) {
  const { messages: m, format } = useStudio()
  const [changes, setChanges] = useState<ReturnType<typeof diffDocuments>>()
  const show = async () => {
    if (changes !== undefined) return
    const [older, newer] = await Promise.all([
      before === undefined
        ? undefined
        : call('GET /api/v1/entries/:id/revisions/:revision', { params: { id, revision: before.revision } }),
      call('GET /api/v1/entries/:id/revisions/:revision', { params: { id, revision: revision.revision } }),
    ])
    setChanges(diffDocuments(asDocument(older?.document), asDocument(newer.document)))
  }
  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && void show().catch(() => setChanges([]))}>
        <summary>
          <b>{format.moment(revision.at)}</b>{' '}
          {m.history.by(authorName(revision, m, format), m.history.via[revision.via])}
          {revision.isPublished && <span className={primitives.tag}>{m.history.published}</span>}
          {revision.isDraft && <span className={primitives.tag}>{m.states.draft}</span>}
          {revision.changed.length > 0 && (
            <span className={styles.changed}>{changedWords(revision.changed)}</span>
          )}
        </summary>
        <div className={primitives.stack}>
          {changes === undefined && <p role="status">{m.loading}</p>}
          {changes?.length === 0 && <p className={primitives.soft}>{m.history.same}</p>}
          {changes !== undefined && <ChangeList kind={kind} changes={changes} />}
          {/* Not before the changes, which would move it under a finger. */}
          {changes !== undefined && onRestore !== undefined && (
            <Button look="small" onClick={onRestore}>
              {m.history.restore}
            </Button>
          )}
        </div>
      </details>
    </li>
  )

  function changedWords(names: readonly string[]): string {
    const words = names.slice(0, namedFields).map((name) => nameOfPath(m, kind, [name]))
    return m.history.changed(words.join(', '), names.length - words.length)
  }
}

/** The maximum number of names in a row on a phone. */
const namedFields = 3

function asDocument(value: unknown) {
  return isGroup(value) ? value : {}
}
