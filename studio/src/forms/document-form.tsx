import type { SectionName } from '@promenade/contract/editing/section'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import type { MouseEvent } from 'react'
import { buttonLook } from '../components/button-look.ts'
import { useStudio } from '../context/studio-context.ts'
import { asText } from './text-inputs.tsx'
import { StartDay } from './form-context.ts'
import { FieldView } from './field-view.tsx'
import type { Field } from '../documents/fields.ts'
import { formSections } from './sections.ts'
import primitives from '../theme/primitives.module.css'
import styles from './document-form.module.css'

interface DocumentFormProps {
  readonly kind: EntryKind
  readonly fields: readonly Field[]
  readonly document: Document
  /** True opens the section `more`, in which a fault may be. */
  readonly isOpen: boolean
}

/** The form of a record, in its sections. */
export function DocumentForm({ kind, fields, document, isOpen }: DocumentFormProps) {
  const { messages: m } = useStudio()
  const parts = formSections(fields)
  const sections = parts.map((section) => {
    const views = section.fields.map((field) => (
      <FieldView key={field.name} field={field} path={[field.name]} value={document[field.name]} />
    ))
    if (section.name !== 'more')
      return (
        <section
          key={section.name ?? 'all'}
          className={`${primitives.panel} ${primitives.stack} ${styles.formSection}`}
        >
          {section.name !== undefined && (
            <h2 id={headingId(section.name)} tabIndex={-1}>
              {m.sections[section.name]}
            </h2>
          )}
          {views}
        </section>
      )
    return (
      <details
        key="more"
        className={`${primitives.panel} ${primitives.stack} ${styles.formSection}`}
        open={isOpen || undefined}
      >
        <summary>
          <h2 id={headingId('more')} tabIndex={-1}>
            {m.sections.more}
          </h2>
          <span className={primitives.note}>
            {section.fields
              .map(({ name }) => m.fields[`${kind}:${name}`]?.label ?? m.fields[name]?.label ?? name)
              .join(' · ')}
          </span>
        </summary>
        {views}
      </details>
    )
  })
  return (
    <StartDay value={asText(document['start']).slice(0, 10)}>
      {parts.length >= manyParts && <JumpList names={parts.flatMap(({ name }) => name ?? [])} />}
      {sections}
    </StartDay>
  )
}

/** From this number of sections on, a form is longer than two screens of a laptop. */
const manyParts = 4

/** Links to the sections of a long form. */
function JumpList({ names }: { readonly names: readonly SectionName[] }) {
  const { messages: m } = useStudio()
  return (
    <nav aria-label={m.sections.label}>
      <ul className={primitives.row}>
        {names.map((name) => (
          <li key={name}>
            <a className={buttonLook('small')} href={`#${headingId(name)}`} onClick={openTarget}>
              {m.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function headingId(name: SectionName): string {
  return `part-${name}`
}

/** Moves to the heading, because the router ignores fragments here, and opens a closed section. */
function openTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  target?.closest('details')?.setAttribute('open', '')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
}
