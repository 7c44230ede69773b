import type { Fault } from '@promenade/contract/studio-api/fields'
import type { Path } from '@promenade/domain/studio/document'
import type { ReactNode } from 'react'
import { pathName } from '../documents/path.ts'
import { useStudio } from '../context/studio-context.ts'
import { findWords } from '@promenade/contract/field-words/find-words'
import type { Field } from '../documents/fields.ts'
import { faultText, hintText } from '../presenters/fault-text.ts'
import { useForm } from './form-context.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

interface Words {
  readonly label: string
  readonly help: string | undefined
}

export function useFieldWords(field: Field, path: Path): Words {
  const { messages: m } = useStudio()
  const { kind } = useForm()
  const found = findWords(m.fields, kind, path)
  return { label: found?.label ?? field.name.replaceAll('_', ' '), help: found?.help }
}

/** The id of a field's control, the target of links in the list of faults. */
export function fieldId(path: Path): string {
  return `field-${pathName(path)}`
}

interface FrameProps {
  readonly field: Field
  readonly path: Path
  /** True for a group, which has a legend instead of a label. */
  readonly isGroup?: boolean
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode
}

/** The label of a field, its help and its fault, around its control. */
export function FieldFrame({ field, path, isGroup = false, children }: FrameProps) {
  const { messages: m, format } = useStudio()
  const { label, help } = useFieldWords(field, path)
  const { faults, warnings, undecided } = useForm()
  const fault = faults.get(pathName(path))
  const warning = warnings?.get(pathName(path))
  const hint = warning === undefined ? undefined : hintText(warning, m, format)
  const id = fieldId(path)
  const isUndecided = undecided?.has(pathName(path)) === true
  const describedBy =
    [
      help !== undefined && `${id}-help`,
      hint !== undefined && `${id}-hint`,
      fault !== undefined && `${id}-fault`,
      isUndecided && `${id}-undecided`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const title = (
    <>
      {label}
      {!field.isRequired && !isAlternative(field) && (
        <span className={inputs.optional}> {m.form.optional}</span>
      )}
    </>
  )
  const content = (
    <>
      {help !== undefined && (
        <p id={`${id}-help`} className={inputs.help}>
          {help}
        </p>
      )}
      {children({ id, describedBy })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={primitives.soft} role="status">
          {hint}
        </p>
      )}
      {fault !== undefined && <FaultText id={`${id}-fault`} fault={fault} field={field} />}
      <ConflictNote path={path} />
    </>
  )
  if (isGroup)
    return (
      <fieldset className={inputs.field} id={id} tabIndex={-1} aria-describedby={describedBy}>
        <legend>{title}</legend>
        {content}
      </fieldset>
    )
  return (
    <div className={inputs.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {title}
      </label>
      {content}
    </div>
  )
}

/** Says that a colleague has another text in this field, with a button to choose between them. */
export function ConflictNote({ path }: { readonly path: Path }) {
  const { messages: m } = useStudio()
  const undecided = useForm().undecided?.get(pathName(path))
  if (undecided === undefined) return null
  const { by, onDecide } = undecided
  return (
    <p id={`${fieldId(path)}-undecided`} className={inputs.undecided}>
      {onDecide === undefined ? m.conflict.theyDecide(by) : m.conflict.undecided(by)}{' '}
      {onDecide !== undefined && (
        <button type="button" className={primitives.linkButton} onClick={onDecide}>
          {m.conflict.decide}
        </button>
      )}
    </p>
  )
}

export function FaultText({
  id,
  fault,
  field,
}: {
  readonly id: string
  readonly fault: Fault
  readonly field: Field | undefined
}) {
  const { messages: m, format } = useStudio()
  return (
    <p id={id} className={inputs.fault}>
      {faultText(fault, field?.control ?? 'text', m, format)}
    </p>
  )
}

/** A picture needs an alternative text or the mark as decoration, so neither field is labelled optional. */
function isAlternative({ name }: Field): boolean {
  return name === 'alt'
}
