/** A form that was sent. */
export interface SubmittedForm {
  /** All but files. */
  readonly fields: FormData
  readonly photo: SentPhoto
}

/** What came in the file field of a form: `no room` where there was none for it in memory when it came. */
export type SentPhoto =
  | { readonly kind: 'none' | 'too large' | 'no room' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
