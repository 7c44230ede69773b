import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { useMemo, useState } from 'react'
import { getEntry } from '../api/requests.ts'
import { Sheet } from '../components/sheet.tsx'
import { setInDocument } from '../documents/path.ts'
import { FieldView } from '../forms/field-view.tsx'
import { findWords } from '../forms/field-words.ts'
import { type Control, formFields } from '../forms/fields.ts'
import { FormContext } from '../forms/form-context.ts'
import { useStudio } from '../layout/studio-context.ts'

interface BulkChangeProps {
  readonly rows: readonly EntryRow[]
  readonly onRun: (items: readonly ChangeItem[], text: string) => Promise<void>
  readonly onClose: () => void
}

/** Fields that several records may well share. */
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

/** One field of all selected records gets one value: as drafts, or published at once. */
export function BulkChange({ rows, onRun, onClose }: BulkChangeProps) {
  const { session, messages: m, isAllowed } = useStudio()
  const kind = rows[0]?.kind ?? 'promotion'
  const [name, setName] = useState('')
  const [document, setDocument] = useState({})
  const [isPublished, setIsPublished] = useState(isAllowed('content.publish'))
  const [isBusy, setIsBusy] = useState(false)
  const fields = useMemo(() => {
    const schema = session.kinds.find((known) => known.kind === kind)?.schema
    return formFields(schema, session.mall.locales).filter(
      (field) => shared.has(field.control) && field.name !== 'draft' && field.name !== 'position',
    )
  }, [session, kind])
  const field = fields.find((one) => one.name === name)
  const form = useMemo(
    () => ({
      kind,
      locales: session.mall.locales,
      isReadOnly: false,
      set: (path: readonly (string | number)[], value: unknown) =>
        setDocument((old) => setInDocument(old, path, value)),
      faults: new Map(),
    }),
    [kind, session],
  )
  const run = async () => {
    setIsBusy(true)
    const value: unknown = Reflect.get(document, name)
    const entries = await Promise.all(rows.map(({ id }) => getEntry(id)))
    const items = entries.flatMap((entry): ChangeItem[] => {
      const record = { entry: entry.id, version: entry.version }
      const save = {
        ...record,
        action: 'save',
        document: setInDocument(entry.document, [name], value),
      } as const
      const isLive = entry.published !== undefined
      return isPublished && isLive ? [save, { ...record, action: 'publish' }] : [save]
    })
    await onRun(items, m.bulk.done(labelOf(name), rows.length))
    setIsBusy(false)
  }
  const labelOf = (one: string) => findWords(m.fields, kind, [one])?.label ?? one
  return (
    <Sheet
      title={m.bulk.title(rows.length)}
      closeLabel={m.close}
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button main"
          disabled={field === undefined || isBusy}
          onClick={() => void run()}
        >
          {m.bulk.apply(rows.length)}
        </button>
      }
    >
      <FormContext value={form}>
        <div className="stack">
          <label className="field">
            <span>{m.bulk.field}</span>
            <select
              className="input"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setDocument({})
              }}
            >
              <option value="">{m.form.choose}</option>
              {fields.map((one) => (
                <option key={one.name} value={one.name}>
                  {labelOf(one.name)}
                </option>
              ))}
            </select>
          </label>
          {field !== undefined && (
            <>
              <FieldView field={field} path={[name]} value={Reflect.get(document, name)} />
              <p className="soft small-text">{m.bulk.emptyRemoves}</p>
            </>
          )}
          {isAllowed('content.publish') && (
            <label className="check">
              <input
                type="checkbox"
                checked={isPublished}
                onChange={(event) => setIsPublished(event.target.checked)}
              />
              <span>{m.bulk.publishAtOnce}</span>
            </label>
          )}
        </div>
      </FormContext>
    </Sheet>
  )
}
