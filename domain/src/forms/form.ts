/** What somebody filled in, by the name of the field; undefined where nothing was sent. */
export type Filled = (field: string) => string | undefined

/** Why a field can't be taken. `limit` counts characters as a reader does. */
export type Problem =
  | { readonly kind: 'missing' | 'notAnAddress' | 'notAName' | 'notAPhone' }
  | { readonly kind: 'tooLong'; readonly limit: number }

export interface Issue {
  readonly field: string
  readonly problem: Problem
}

/** What is wrong with what was filled in, in the order of the fields; or what it says. */
export type Checked<Value> =
  | { readonly isSound: true; readonly value: Value }
  | { readonly isSound: false; readonly issues: readonly [Issue, ...Issue[]] }

/** Reads one field: its value, or why it can't be taken. */
export type Rule<Value> = (text: string) => { readonly value: Value } | { readonly problem: Problem }

type Rules = Readonly<Record<string, Rule<unknown>>>

/** What a form of these rules says. */
export type FormValue<Form extends Rules> = {
  readonly [Field in keyof Form]: Form[Field] extends Rule<infer Value> ? Value : never
}

/** Reads a whole form; all issues at once, so that nobody is sent back twice. */
export function checkForm<Form extends Rules>(form: Form, filled: Filled): Checked<FormValue<Form>>
export function checkForm(form: Rules, filled: Filled): Checked<Readonly<Record<string, unknown>>> {
  const value: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [field, rule] of Object.entries(form)) {
    const read = rule(filled(field) ?? '')
    if ('problem' in read) issues.push({ field, problem: read.problem })
    else value[field] = read.value
  }
  const [first, ...others] = issues
  return first === undefined ? { isSound: true, value } : { isSound: false, issues: [first, ...others] }
}
