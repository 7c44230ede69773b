import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { nameOfPath } from '../../components/change-list.tsx'
import { missingTexts } from '../../documents/missing-languages.ts'
import { getAt } from '@promenade/domain/studio/path'
import { pathName } from '../../documents/path.ts'
import { plainText } from '../../documents/plain-text.ts'
import { type Field, fieldAt } from '../../documents/fields.ts'
import { FormContext } from '../../forms/form-context.ts'
import { asText } from '../../forms/text-inputs.tsx'
import { OneLanguage } from '../../forms/translations-input.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { ConflictSheet } from '../entry/conflict-sheet.tsx'
import type { DraftStore } from '../entry/draft-store.ts'
import { StatusLine } from '../entry/status-line.tsx'
import { useColleagues } from '../entry/use-colleagues.ts'
import { useDraft } from '../entry/use-draft.ts'
import { useFields } from '../../forms/use-fields.ts'

interface MissingTextsProps {
  readonly entry: EntryWire
  /** Told once about a record that can be published with what is written: what somebody had begun before is theirs. */
  readonly onWrite: (id: number, store: DraftStore) => void
}

/** The texts of one record that are missing in a language. What is written is saved as in the editor. */
export function MissingTexts({ entry, onWrite }: MissingTextsProps) {
  const { session, messages: m, locale } = useStudio()
  const { locales } = session.mall
  const { id, kind } = entry
  const headingId = useId()
  const { store, state } = useDraft(() => ({ kind, entry, document: entry.document }))
  const fields = useFields(kind)
  const { saving } = state.draft
  const { document } = saving
  // They stay while they are written.
  const [texts] = useState(() =>
    locales.flatMap((one) => missingTexts(document, one, locales).map((path) => [...path, one])),
  )
  const form = useMemo(
    () => ({ kind, locales, isReadOnly: false, set: store.set, faults: new Map() }),
    [kind, locales, store],
  )
  const [isOurs] = useState(entry.state === 'live' && entry.draft === undefined)
  const isWritten = saving.editedAt !== undefined
  const colleagues = useColleagues(store, isWritten ? state : { ...state, id: undefined })
  useEffect(() => {
    if (isWritten && isOurs) onWrite(id, store)
  }, [isWritten, isOurs, id, store, onWrite])
  return (
    <section className="panel stack" aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId}>
          <Link to={`/entries/${id}`}>{inLanguage(titleOf(document), locale) || m.untitled}</Link>{' '}
          <small className="soft">{m.kinds[kind].one}</small>
        </h2>
        {isWritten && <StatusLine {...{ store, state, colleagues }} />}
      </div>
      <FormContext value={form}>
        {texts.map((path) => (
          <MissingText key={pathName(path)} {...{ kind, fields, document, path }} />
        ))}
        {saving.clash?.isPutOff === false && <ConflictSheet {...{ store, saving }} clash={saving.clash} />}
      </FormContext>
    </section>
  )
}

interface MissingTextProps {
  readonly kind: EntryKind
  readonly fields: readonly Field[]
  readonly document: Document
  /** With its language at the end. */
  readonly path: Path
}

function MissingText({ kind, fields, document, path }: MissingTextProps) {
  const { messages: m } = useStudio()
  const id = useId()
  const own = path.slice(0, -1)
  const field = fieldAt(fields, own)
  const texts = getAt(document, own)
  const locale = String(path.at(-1))
  const [from = '', original] =
    Object.entries(isGroup(texts) ? texts : {}).find(([one]) => one !== locale) ?? []
  if (field === undefined) return null
  const value = getAt(document, path)
  return (
    <div className="field missing-text">
      <label htmlFor={id}>{nameOfPath(m, kind, own)}</label>
      <div className="languages">
        <div className="language">
          <span className="language-name">{m.languages[from]}</span>
          <p lang={from}>{Array.isArray(original) ? original.join(', ') : plainText(asText(original))}</p>
        </div>
        <div className="language">
          <span className="language-name" aria-hidden="true">
            {m.languages[locale]}
          </span>
          <OneLanguage
            {...{ field, path, value, id, locale }}
            label={nameOfPath(m, kind, path)}
            describedBy={undefined}
            isInvalid={false}
          />
        </div>
      </div>
    </div>
  )
}
