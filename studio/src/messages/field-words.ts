/** What a field is called, and one sentence that helps to fill it in. */
export interface FieldWords {
  readonly label: string
  readonly help?: string
}

/** By the name of a field, by its path, or by kind and path: `store:name`. The closest one wins. */
export type AllFieldWords = Readonly<Record<string, FieldWords>>
