import { isEqual, isGroup, type Path } from '@promenade/domain/studio/document'
import { lazy, memo, Suspense } from 'react'
import { pathName } from '../documents/path.ts'
import { ChoiceInput, ChoicesInput, FlagInput } from './choice-inputs.tsx'
import { FieldFrame, useFieldWords } from './field-frame.tsx'
import type { Control, Field } from '../documents/fields.ts'
import { type ControlProps, useForm } from './form-context.ts'
import {
  MomentInput,
  RecurrenceInput,
  ReferenceInput,
  ReferencesInput,
  YearlyDayInput,
} from './lazy-controls.ts'
import { ListInput } from './list-input.tsx'
import { OpeningHoursInput, WeekInput } from './opening-hours-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { TagsInput } from './tags-input.tsx'
import { TextInput } from './text-inputs.tsx'
import { TranslationsInput } from './translations-input.tsx'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './field-view.module.css'

const OnMapLink = lazy(() => import('./on-map-link.tsx'))

interface FieldViewProps {
  readonly field: Field
  readonly path: Path
  readonly value: unknown
}

/** Controls with a single input, which a label names; the others have a legend. */
const boxes: readonly Control[] = ['text', 'tags', 'number', 'choice', 'link', 'email', 'url', 'slug']

/** One field with its label and control. Renders again only if its value or a fault changed. */
export const FieldView = memo(function FieldView({ field, path, value }: FieldViewProps) {
  const { faults, kind } = useForm()
  const { label } = useFieldWords(field, path)
  const isInvalid = faults.has(pathName(path))
  if (field.control === 'flag') {
    const id = `field-${pathName(path)}`
    return <FlagInput {...{ field, path, value, id, label, isInvalid }} describedBy={undefined} />
  }
  return (
    <FieldFrame field={field} path={path} isGroup={!boxes.includes(field.control)}>
      {({ id, describedBy }) => (
        <Suspense fallback={<div className={`${inputs.input} ${inputs.waiting}`} />}>
          <ControlView
            field={field}
            path={path}
            value={value}
            // The fieldset has the id of the field, so the control needs another one.
            id={boxes.includes(field.control) ? id : `${id}-control`}
            label={label}
            describedBy={describedBy}
            isInvalid={isInvalid}
          />
          <Suspense>{kind === 'store' && pathName(path) === 'unit' && <OnMapLink />}</Suspense>
        </Suspense>
      )}
    </FieldFrame>
  )
}, hasSameField)

function hasSameField(one: FieldViewProps, other: FieldViewProps): boolean {
  return one.field === other.field && one.value === other.value && isEqual(one.path, other.path)
}

function ControlView(props: ControlProps & { readonly field: Field }) {
  const { field, path, value } = props
  switch (field.control) {
    case 'translations':
    case 'translated-html':
    case 'translated-tags':
      return <TranslationsInput {...props} />
    case 'tags':
      return <TagsInput {...props} />
    case 'choice':
      return <ChoiceInput {...props} />
    case 'choices':
      return <ChoicesInput {...props} />
    case 'date':
      return <MomentInput {...props} hasTime={false} />
    case 'moment':
      return <MomentInput {...props} hasTime />
    case 'yearly-day':
      return <YearlyDayInput {...props} />
    case 'opening-hours':
      return <OpeningHoursInput {...props} />
    case 'store-day-hours':
      return <OpeningHoursInput {...props} isStoreDay />
    case 'time-span':
      return <OpeningHoursInput {...props} isSpan />
    case 'week':
      return <WeekInput {...props} days={field.options} isStore={path.length > 1} />
    case 'picture':
      return <PictureInput {...props} renderField={renderField} />
    case 'recurrence':
      return <RecurrenceInput {...props} />
    case 'reference':
      return <ReferenceInput {...props} />
    case 'references':
      return <ReferencesInput {...props} />
    case 'list':
      return <ListInput {...props} renderField={renderField} />
    case 'group':
      return (
        <div className={`${primitives.stack} ${styles.inner}`}>
          {field.fields.map((part) =>
            renderField(part, [...path, part.name], isGroup(value) ? value[part.name] : undefined),
          )}
        </div>
      )
    case 'flag':
      return <FlagInput {...props} />
    case 'html':
      return null
    default:
      return <TextInput {...props} kind={field.control} />
  }
}

function renderField(field: Field, path: Path, value: unknown) {
  return <FieldView key={field.name} field={field} path={path} value={value} />
}
