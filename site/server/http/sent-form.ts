/** A submitted form. */
export interface SentForm {
  /** All fields but the file. */
  readonly fields: FormData
  readonly photo: SentPhoto
}

/** The file of a form; `no room` if there was no memory for it. */
export type SentPhoto =
  | { readonly kind: 'none' | 'too large' | 'no room' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
