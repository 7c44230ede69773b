/** A form as it is shown: empty, or as somebody has sent it, with what became of it. */
export interface FormView {
  /** Of all its words, where it is not the page's. */
  readonly lang?: string
  readonly fields: readonly FormField[]
  /** Signed time of the page it was filled in on. */
  readonly stamp: string
  /** On the button, and while it is being sent. */
  readonly submit: string
  readonly sending: string
  readonly words: FormWords
  /** Why it was not taken, where no single field is at fault. */
  readonly refusal?: Outcome
  /** It was taken. */
  readonly done?: Outcome
}

export interface FormWords {
  /** Above the list of what is wrong. */
  readonly problem: string
  /** In front of what is wrong with a field, for those who hear it. */
  readonly error: string
  readonly optional: string
  /** Beside the field that people do not see. */
  readonly trap: string
  /** It is not known to have arrived. */
  readonly failed: Outcome
}

export interface Outcome {
  readonly title: string
  readonly text?: string
  /** Where to go on, in place of the form. */
  readonly way?: { readonly to: string; readonly text: string }
}

export type FormField = LineField | LinesField | BoxField | ChoiceField | FileField

/** What is said around an input, whatever its kind. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with it, as it follows the words of its label. */
  readonly fault?: string
  /** Of the label, where it is not the page's. */
  readonly lang?: string
  readonly isOptional?: boolean
}

export interface LineField extends Field {
  readonly kind: 'line'
  readonly value: string
  readonly type?: 'email' | 'tel'
  readonly autoComplete?: string
}

export interface LinesField extends Field {
  readonly kind: 'lines'
  readonly value: string
}

export interface BoxField extends Field {
  readonly kind: 'box'
  readonly isTicked: boolean
  /** Where there is more to read before ticking. */
  readonly link?: { readonly to: string; readonly text: string }
}

export interface ChoiceField extends Field {
  readonly kind: 'choice'
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[]
}

export interface FileField extends Field {
  readonly kind: 'file'
  readonly accept: string
  /** Largest file in bytes, and what is said of a larger one before it is sent. */
  readonly most: { readonly bytes: number; readonly fault: string }
}
