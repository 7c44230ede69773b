import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { nameOfPath } from '../../presenters/name-of-path.ts'
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
import { useFields } from '../../context/use-fields.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './missing-texts.module.css'
import translationsInputStyles from '../../forms/translations-input.module.css'

interface MissingTextsProps {
  readonly entry: EntryJson
  /**
   * Called once when a record may be published with its new texts. Records with an older draft are excluded.
   */
  readonly onWrite: (id: number, store: DraftStore) => void
}

/** Inputs for the missing texts of one record, saved as in the editor. */
export function MissingTexts({ entry, onWrite }: MissingTextsProps) {
  const { session, messages: m, locale } = useStudio()
  const { locales } = session.mall
  const { id, kind } = entry
  const headingId = useId()
  const { store, state } = useDraft(() => ({ kind, entry, document: entry.document }))
  const fields = useFields(kind)
  const { saving } = state.draft
  const { document } = saving
  // Computed once, so that an input stays while its text is typed.
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
    <section className={`${primitives.panel} ${primitives.stack}`} aria-labelledby={headingId}>
      <div className={primitives.spread}>
        <h2 id={headingId}>
          <Link to={`/entries/${id}`}>{inLanguage(titleOf(document), locale) || m.untitled}</Link>{' '}
          <small className={primitives.soft}>{m.kinds[kind].one}</small>
        </h2>
        {isWritten && <StatusLine {...{ store, state, colleagues }} />}
      </div>
      <FormContext value={form}>
        {texts.map((path) => (
          <MissingText key={pathName(path)} {...{ kind, fields, document, path }} />
        ))}
        {saving.conflict?.isPostponed === false && (
          <ConflictSheet {...{ store, saving }} conflict={saving.conflict} />
        )}
      </FormContext>
    </section>
  )
}

interface MissingTextProps {
  readonly kind: EntryKind
  readonly fields: readonly Field[]
  readonly document: Document
  /** The path ends with the language. */
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
    <div className={`${inputs.field} ${styles.missingText}`}>
      <label htmlFor={id}>{nameOfPath(m, kind, own)}</label>
      <div className={translationsInputStyles.languages}>
        <div className={`${primitives.stack} ${translationsInputStyles.language}`}>
          <span className={translationsInputStyles.languageName}>{m.languages[from] ?? from}</span>
          <p lang={from}>{Array.isArray(original) ? original.join(', ') : plainText(asText(original))}</p>
        </div>
        <div className={`${primitives.stack} ${translationsInputStyles.language}`}>
          <span className={translationsInputStyles.languageName} aria-hidden="true">
            {m.languages[locale] ?? locale}
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
