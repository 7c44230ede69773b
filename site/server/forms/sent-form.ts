/** A form that was sent. */
export interface SentForm {
  /** All fields but the file. */
  readonly fields: FormData
  readonly photo: SentPhoto
}

/** The file field of a form: `no room` where there was no memory for the file. */
export type SentPhoto =
  | { readonly kind: 'none' | 'too large' | 'no room' }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
