import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import { useStudio } from '../layout/studio-context.ts'
import { asText } from './text-inputs.tsx'
import { StartDay } from './form-context.ts'
import { FieldView } from './field-view.tsx'
import type { Field } from './fields.ts'
import { formSections } from './sections.ts'

interface DocumentFormProps {
  readonly kind: EntryKind
  readonly fields: readonly Field[]
  readonly document: Document
  /** Opens what is closed at first: a fault may be in it. */
  readonly isOpen: boolean
}

/** The form of a record, in its parts. */
export function DocumentForm({ kind, fields, document, isOpen }: DocumentFormProps) {
  const { messages: m } = useStudio()
  const sections = formSections(kind, fields).map((section) => {
    const views = section.fields.map((field) => (
      <FieldView key={field.name} field={field} path={[field.name]} value={document[field.name]} />
    ))
    if (section.name === undefined)
      return (
        <section key="all" className="panel form-section">
          {views}
        </section>
      )
    if (section.name !== 'more')
      return (
        <section key={section.name} className="panel form-section">
          <h2>{m.sections[section.name]}</h2>
          {views}
        </section>
      )
    return (
      <details key="more" className="panel form-section" open={isOpen || undefined}>
        <summary>
          <h2>{m.sections.more}</h2>
          <span className="soft small-text">
            {section.fields
              .map(({ name }) => m.fields[`${kind}:${name}`]?.label ?? m.fields[name]?.label ?? name)
              .join(' · ')}
          </span>
        </summary>
        {views}
      </details>
    )
  })
  return <StartDay value={asText(document['start']).slice(0, 10)}>{sections}</StartDay>
}
