import type { Rule } from '@promenade/domain/forms/form'
import type {
  BoxField,
  ChoiceField,
  FileField,
  LineField,
  LinesField,
} from '../../components/form/form-view.ts'

type Unfilled<Field> = Omit<Field, 'value' | 'isTicked' | 'fault'> & {
  /** What is said where it is not filled in, if there is more to say than that. */
  readonly missing?: string
}

/** A field before anybody has filled it in. */
export type FieldDraft =
  | Unfilled<LineField>
  | Unfilled<LinesField>
  | Unfilled<BoxField>
  | Unfilled<ChoiceField>
  | Unfilled<FileField>

export type FormRules = Readonly<Record<string, Rule<unknown>>>

/** A form: what it asks, and by which rules the answers are read. */
export interface FormDraft<Rules extends FormRules> {
  readonly fields: readonly FieldDraft[]
  readonly rules: Rules
  readonly submit: string
  /** Where sending has a word of its own. */
  readonly sending?: string
}
