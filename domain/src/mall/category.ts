/** A category of the directory; `parentId` is absent at the top level. Parents may be unknown or form a cycle. */
export interface Category {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Words that people search for. */
  readonly tags: readonly string[]
  readonly parentId?: string
  readonly untranslated: readonly string[]
}
