import type { Rule } from '@promenade/domain/forms/form'
import type {
  CheckboxField,
  SelectField,
  FileField,
  TextField,
  TextAreaField,
} from '../../components/form/form-view.ts'

type Unfilled<Field> = Omit<Field, 'value' | 'isChecked' | 'fault'> & {
  /** Error for an empty field, if the default one is too short. */
  readonly missing?: string
}

/** An empty field. */
export type FieldDraft =
  | Unfilled<TextField>
  | Unfilled<TextAreaField>
  | Unfilled<CheckboxField>
  | Unfilled<SelectField>
  | Unfilled<FileField>

export type FormRules = Readonly<Record<string, Rule<unknown>>>

/** A form: its fields, and the rules that validate them. */
export interface FormDraft<Rules extends FormRules> {
  readonly fields: readonly FieldDraft[]
  readonly rules: Rules
  readonly submit: string
  /** Label during submission, if not the default. */
  readonly sending?: string
}
