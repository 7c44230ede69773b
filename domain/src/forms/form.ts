import { type Field, type Problem, ruleOf, type WrittenField } from './fields.ts'

/** The fields of a form by name, in the order of its page. */
export type Form = Readonly<Record<string, Field>>

/** Fields from which request, stored record, export, mail and inputs follow. */
export type WrittenForm = Readonly<Record<string, WrittenField>>

/** The value of a form; a text that was left out is undefined. */
export type FormValue<Fields extends Form> = {
  readonly [Name in keyof Fields as Fields[Name] extends Present ? Name : never]: ValueOf<Fields[Name]>
} & {
  readonly [Name in keyof Fields as Fields[Name] extends Present ? never : Name]?:
    | ValueOf<Fields[Name]>
    | undefined
}

/** A field that has a value in every valid form. */
type Present = { readonly isRequired: true } | { readonly kind: 'tick' }

/** The value of a field that only some forms have; never if it is absent. */
type ValueOf<Of> = Of extends { readonly kind: 'tick'; readonly isRequired: infer IsRequired }
  ? IsRequired extends true
    ? true
    : boolean
  : Of extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
    ? Option
    : Of extends WrittenField
      ? string
      : never

/** A form as stored: null where an optional field is empty; a required one is empty in a record that is older than it. */
export type FormRecord<Fields extends WrittenForm> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly isRequired: true } ? string : string | null
}

/** `Value & NothingBut<Known, Value>` does not compile with a field that would be refused or lost, also a spread one. */
export type NothingBut<Known, Value> = { readonly [Name in Exclude<keyof Value, keyof Known>]: never }

/** The names of the fields, in the order of the form. */
export function namesOf<Fields extends Form>(form: Fields): readonly (keyof Fields & string)[]
export function namesOf(form: Form): readonly string[] {
  return Object.keys(form)
}

/** The same fields, none of them required. */
export function optionalFields<Fields extends WrittenForm>(
  form: Fields,
): { readonly [Name in keyof Fields]: WrittenField & { readonly isRequired: false } }
export function optionalFields(form: WrittenForm): WrittenForm {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, { ...field, isRequired: false }]),
  )
}

/** Returns the submitted text of a field by its name; undefined if it was not sent. */
export type ReadField = (field: string) => string | undefined

/** A refused field. */
export interface Issue {
  readonly field: string
  readonly problem: Problem
}

/** The result of a form: its value, or its issues in the order of the fields. */
export type Checked<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly issues: readonly [Issue, ...Issue[]] }

/** Parses a whole form and reports all issues at once. */
export function checkForm<Fields extends Form>(form: Fields, readField: ReadField): Checked<FormValue<Fields>>
export function checkForm(form: Form, readField: ReadField): Checked<Readonly<Record<string, unknown>>> {
  const value: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(form)) {
    const result = ruleOf(field)(readField(name) ?? '')
    if ('problem' in result) issues.push({ field: name, problem: result.problem })
    else value[name] = result.value
  }
  const [first, ...others] = issues
  return first === undefined ? { isValid: true, value } : { isValid: false, issues: [first, ...others] }
}
