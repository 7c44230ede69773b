import type { SectionName } from '@promenade/contract/editing/section'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import type { MouseEvent } from 'react'
import { buttonLook } from '../components/button-look.ts'
import { FoundBadge } from '../components/found-badge.tsx'
import { useDocumentMark } from '../components/use-document-mark.ts'
import { useStudio } from '../context/studio-context.ts'
import { useKey } from '../context/shortcuts.ts'
import { asText } from './text-inputs.tsx'
import { StartDay, useFound } from './form-context.ts'
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
  useSectionKeys()
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
      {parts.length >= manyParts && <JumpList sections={parts} />}
      {sections}
    </StartDay>
  )
}

/** From this number of sections on, a form is longer than two screens of a laptop. */
const manyParts = 4

interface JumpListProps {
  readonly sections: ReturnType<typeof formSections>
}

/** Links to the sections of a long form, each with what is found in it. Stays in sight. */
function JumpList({ sections }: JumpListProps) {
  const { messages: m } = useStudio()
  useDocumentMark('data-jump-list')
  return (
    <nav className={styles.jumpList} aria-label={m.sections.label}>
      <ul>
        {sections.map(({ name, fields }) => name && <JumpLink key={name} name={name} fields={fields} />)}
      </ul>
    </nav>
  )
}

function JumpLink({ name, fields }: { readonly name: SectionName; readonly fields: readonly Field[] }) {
  const { messages: m } = useStudio()
  const found = useFound(...fields.map((field) => [field.name]))
  return (
    <li>
      <a className={buttonLook('small')} href={`#${headingId(name)}`} onClick={openTarget}>
        {m.sections[name]}
        <FoundBadge {...found} />
      </a>
    </li>
  )
}

function headingId(name: SectionName): string {
  return `part-${name}`
}

/** Moves to the heading, because the router ignores fragments here. */
function openTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  goTo(document.querySelector<HTMLElement>(event.currentTarget.hash))
}

/** Moves to the next or the previous heading by Alt and PageDown or PageUp. */
function useSectionKeys(): void {
  useKey((event) => {
    if (!event.altKey || (event.key !== 'PageDown' && event.key !== 'PageUp')) return
    event.preventDefault()
    const headings = [...document.querySelectorAll<HTMLElement>(`.${styles.formSection} h2`)]
    const focused = document.activeElement ?? document.body
    const isAfter = (heading: HTMLElement) =>
      (focused.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const next = headings.findIndex(isAfter)
    const before = (next === -1 ? headings.length : next) - 1
    goTo(
      event.key === 'PageDown'
        ? headings[next]
        : headings[headings[before] === focused ? before - 1 : before],
    )
  })
}

/** Focuses the heading of a section, which opens if it is closed. */
function goTo(heading: HTMLElement | null | undefined): void {
  heading?.closest('details')?.setAttribute('open', '')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
