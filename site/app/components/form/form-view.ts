/** A form as rendered: empty, or submitted with its outcome. */
export interface FormView {
  /** Language of its texts, if not the page's. */
  readonly lang?: string
  readonly fields: readonly FormField[]
  /** Signed time at which the form was first rendered. */
  readonly stamp: string
  /** Labels of the button, before and during submission. */
  readonly submit: string
  readonly sending: string
  readonly words: FormWords
  /** An error that belongs to no single field. */
  readonly refusal?: Outcome
  /** Set after success. */
  readonly done?: Outcome
}

export interface FormWords {
  /** Title of the error summary. */
  readonly problem: string
  /** Prefix of an error for screen readers. */
  readonly error: string
  readonly optional: string
  /** Label of the hidden field for bots. */
  readonly trap: string
  /** Shown if the browser got no response. */
  readonly failed: Outcome
}

export interface Outcome {
  readonly title: string
  readonly text?: string
  /** A link instead of the form. */
  readonly link?: { readonly to: string; readonly text: string }
}

export type FormField = TextField | TextAreaField | CheckboxField | SelectField | FileField

/** The texts of an input of any kind. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The error, worded to follow the label. */
  readonly fault?: string
  /** Language of the label if not the page's. */
  readonly lang?: string
  readonly isOptional?: boolean
}

export interface TextField extends Field {
  readonly kind: 'text'
  readonly value: string
  readonly type?: 'email' | 'tel'
  readonly autoComplete?: string
}

export interface TextAreaField extends Field {
  readonly kind: 'textarea'
  readonly value: string
}

export interface CheckboxField extends Field {
  readonly kind: 'checkbox'
  readonly isChecked: boolean
  /** Further reading beside a checkbox. */
  readonly link?: { readonly to: string; readonly text: string }
}

export interface SelectField extends Field {
  readonly kind: 'select'
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[]
}

export interface FileField extends Field {
  readonly kind: 'file'
  readonly accept: string
  /** Maximum file size in bytes, and the error for a larger file before it is sent. */
  readonly max: { readonly bytes: number; readonly fault: string }
}
