import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ChangeItem, Subject } from '@promenade/contract/studio-api/change-sets'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { withSpecialDay } from '@promenade/domain/studio/hours/own-special-days'
import { setInDocument } from '@promenade/domain/studio/path'
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Check, Choice, Labelled } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { FieldView } from '../forms/field-view.tsx'
import { findWords } from '@promenade/contract/field-words/find-words'
import { type Control, setByActions } from '../documents/fields.ts'
import { FormContext } from '../forms/form-context.ts'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useFields } from '../context/use-fields.ts'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { changeItems } from './change-items.ts'
import { subjectText } from '../presenters/subject-text.ts'
import { SpecialDayFields } from './special-day-fields.tsx'
import primitives from '../theme/primitives.module.css'

interface BulkChangeProps {
  readonly rows: readonly EntryRow[]
  readonly onRun: (items: readonly ChangeItem[], text: string, subject: Subject) => Promise<void>
  readonly onClose: () => void
  /** The id of the preselected special day. */
  readonly day?: number | undefined
}

/** A choice beside the fields: hours on one special day of the centre. */
const specialDay = 'special-day'

/** Controls of fields that can sensibly have the same value in several records. */
const shared: ReadonlySet<Control> = new Set([
  'flag',
  'choice',
  'choices',
  'date',
  'moment',
  'reference',
  'references',
  'translated-tags',
  'number',
  'opening-hours',
])

/** Sets one field of all selected records to one value, as drafts or published at once. */
export default function BulkChange({ rows, onRun, onClose, day }: BulkChangeProps) {
  const { messages: m, locale, isAllowed } = useStudio()
  const kind = rows[0]?.kind ?? 'promotion'
  const [name, setName] = useState(kind === 'store' ? specialDay : '')
  const [document, setDocument] = useState<Document>({})
  const [isPublished, setIsPublished] = useState(isAllowed('content.publish'))
  const [isBusy, setIsBusy] = useState(false)
  const fields = useFields(kind).filter((field) => shared.has(field.control) && !setByActions.has(field.name))
  const names = [...(kind === 'store' ? [specialDay] : []), ...fields.map((one) => one.name)]
  const field = fields.find((one) => one.name === name)
  const form = useBulkForm(kind, setDocument)
  const change = (of: Document) =>
    name === specialDay && isGroup(document['day'])
      ? withSpecialDay(of, document['day'], document['hours'])
      : setInDocument(of, [name], document[name])
  const run = async () => {
    setIsBusy(true)
    const entries = await Promise.all(
      rows.map(({ id }) => call('GET /api/v1/entries/:id', { params: { id } })),
    )
    const items = entries.flatMap((entry) => changeItems(entry, change, isPublished))
    const chosen = name === specialDay ? document['day'] : undefined
    const subject = isGroup(chosen) ? { field: 'hours', specialDay: titleOf(chosen) } : { field: name }
    await onRun(items, subjectText({ kind, subject, count: rows.length }, m, locale), subject)
    setIsBusy(false)
  }
  const labelOf = (one: string) =>
    one === specialDay ? m.bulk.specialDay : (findWords(m.fields, kind, [one])?.label ?? one)
  return (
    <Sheet
      title={m.bulk.title(rows.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button
            look="main"
            disabled={isBusy || (name === specialDay ? document['day'] === undefined : field === undefined)}
            onClick={() => void run()}
          >
            {m.bulk.apply(rows.length)}
          </Button>
        </>
      }
    >
      <FormContext value={form}>
        <div className={primitives.stack}>
          <Labelled label={m.bulk.field}>
            <Choice
              value={name}
              options={[['', m.form.choose], ...names.map((one) => [one, labelOf(one)] as const)]}
              onChange={(one) => {
                setName(one)
                setDocument({})
              }}
            />
          </Labelled>
          {name === specialDay && <SpecialDayFields document={document} first={day} />}
          {field !== undefined && (
            <>
              <FieldView field={field} path={[name]} value={document[name]} />
              <p className={primitives.note}>{m.bulk.emptyRemoves}</p>
            </>
          )}
          {isAllowed('content.publish') && (
            <Check checked={isPublished} onChange={setIsPublished}>
              {m.bulk.publishAtOnce}
            </Check>
          )}
          {/* Last, as the names of all stores fill a phone. */}
          <p className={primitives.note}>{rows.map(({ title }) => inLanguage(title, locale)).join(', ')}</p>
        </div>
      </FormContext>
    </Sheet>
  )
}

function useBulkForm(kind: EntryKind, setDocument: Dispatch<SetStateAction<Document>>) {
  const { session } = useStudio()
  return useMemo(
    () => ({
      kind,
      locales: session.mall.locales,
      isReadOnly: false,
      set: (path: Path, value: unknown) => setDocument((old) => setInDocument(old, path, value)),
      faults: new Map(),
    }),
    [kind, session, setDocument],
  )
}
