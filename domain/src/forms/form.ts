/** Returns the submitted text of a field by its name; undefined if it was not sent. */
export type ReadField = (field: string) => string | undefined

/** The reason to refuse a field. `limit` is in characters as a reader counts them. */
export type Problem =
  | { readonly kind: 'missing' | 'notAnAddress' | 'notAName' | 'notAPhone' }
  | { readonly kind: 'tooLong'; readonly limit: number }

/** A refused field. */
export interface Issue {
  readonly field: string
  readonly problem: Problem
}

/** The result of a form: its value, or its issues in the order of the fields. */
export type Checked<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly issues: readonly [Issue, ...Issue[]] }

/** Parses one field: its value, or the reason to refuse it. */
export type Rule<Value> = (text: string) => { readonly value: Value } | { readonly problem: Problem }

type Rules = Readonly<Record<string, Rule<unknown>>>

/** The value of a form with these rules. */
export type FormValue<Form extends Rules> = {
  readonly [Field in keyof Form]: Form[Field] extends Rule<infer Value> ? Value : never
}

/** Parses a whole form and reports all issues at once. */
export function checkForm<Form extends Rules>(form: Form, readField: ReadField): Checked<FormValue<Form>>
export function checkForm(form: Rules, readField: ReadField): Checked<Readonly<Record<string, unknown>>> {
  const value: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [field, rule] of Object.entries(form)) {
    const result = rule(readField(field) ?? '')
    if ('problem' in result) issues.push({ field, problem: result.problem })
    else value[field] = result.value
  }
  const [first, ...others] = issues
  return first === undefined ? { isValid: true, value } : { isValid: false, issues: [first, ...others] }
}
