import type { Form } from '@promenade/domain/forms/form'
import type {
  CheckboxField,
  SelectField,
  FileField,
  TextField,
  TextAreaField,
} from '../../components/form/form-view.ts'

type WithoutValue<Field> = Omit<Field, 'value' | 'isChecked' | 'fault'> & {
  /** Error for an empty field, if the default one is too short. */
  readonly missing?: string
}

/** An empty field. */
export type FieldDefinition =
  | WithoutValue<TextField>
  | WithoutValue<TextAreaField>
  | WithoutValue<CheckboxField>
  | WithoutValue<SelectField>
  | WithoutValue<FileField>

/** A form: its fields, and the rules that validate them. */
export interface FormDefinition<Rules extends Form> {
  readonly fields: readonly FieldDefinition[]
  readonly rules: Rules
  readonly submit: string
  /** Label during submission, if not the default. */
  readonly sending?: string
}
